/* Memory that two real processes share: by name, by a descriptor sent over a
 * socket, after a fork; whoever is the last, however it ends, is followed by
 * the right thing. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "support/check.h"
#include "support/shared.h"
#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

enum { kNumel = 5000, kSocket = 3 };

/* --- messages ---------------------------------------------------------------
 */

/* One byte, with a descriptor or -1. */
static void send_word(int socket, char word, int descriptor) {
  char control[CMSG_SPACE(sizeof(int))];
  struct iovec part = {&word, 1};
  struct msghdr message;
  memset(&message, 0, sizeof(message));
  memset(control, 0, sizeof(control));
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (descriptor >= 0) {
    message.msg_control = control;
    message.msg_controllen = sizeof(control);
    struct cmsghdr* head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(head), &descriptor, sizeof(int));
  }
  CHECK(sendmsg(socket, &message, MSG_NOSIGNAL) == 1);
}

/* Waits for a byte; 0 if the other end is gone. */
static char receive(int socket, int* descriptor) {
  char control[CMSG_SPACE(sizeof(int))];
  char word = 0;
  struct iovec part = {&word, 1};
  struct msghdr message;
  memset(&message, 0, sizeof(message));
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof(control);
  if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC) != 1) {
    return 0;
  }
  struct cmsghdr* head = CMSG_FIRSTHDR(&message);
  if (head) {
    memcpy(descriptor, CMSG_DATA(head), sizeof(int));
  }
  return word;
}

static void expect(int socket, char word) {
  int none = -1;
  CHECK_EQUAL(receive(socket, &none), word);
  CHECK_EQUAL(none, -1);
}

/* --- storages ---------------------------------------------------------------
 */

static tp_storage_t* make(const char* name) {
  tp_storage_t* storage = NULL;
  CHECK_EQUAL(tp_storage_new_shared(name, kNumel * 4, &storage), TP_OK);
  return storage;
}

static tp_storage_t* open_name(const char* name) {
  tp_storage_t* storage = NULL;
  CHECK_EQUAL(tp_storage_open_shared(name, 0, &storage), TP_OK);
  return storage;
}

static tp_storage_t* open_descriptor(int descriptor) {
  tp_storage_t* storage = NULL;
  CHECK_EQUAL(tp_storage_open_shared_descriptor(descriptor, 0, &storage),
              TP_OK);
  close(descriptor);
  return storage;
}

static tp_tensor_t* tensor_on(tp_storage_t* storage) {
  const int64_t n = kNumel;
  tp_tensor_t* tensor = NULL;
  CHECK_EQUAL(tp_storage_nbytes(storage), kNumel * 4);
  CHECK_EQUAL(
      tp_tensor_from_storage(storage, &n, NULL, 1, 0, TP_DTYPE_I32, &tensor),
      TP_OK);
  return tensor;
}

static void fill(tp_storage_t* storage, int64_t value) {
  tp_scalar_t scalar;
  tp_tensor_t* tensor = tensor_on(storage);
  tp_scalar_set_i64(&scalar, value);
  CHECK_EQUAL(tp_fill_inplace(tensor, &scalar), TP_OK);
  tp_tensor_release(tensor);
}

static void check_all(tp_storage_t* storage, int64_t value) {
  tp_tensor_t* tensor = tensor_on(storage);
  const int32_t* data = tp_storage_data(storage);
  for (int i = 0; i < kNumel; ++i) {
    CHECK_EQUAL(data[i], value);
  }
  tp_tensor_release(tensor);
}

/* --- the other process ------------------------------------------------------
 */

/* Opens what the first word brings (a descriptor) or means (the name), and goes
 * on as it is told. */
static int play_other(const char* name) {
  tp_storage_t* storage = NULL;
  for (;;) {
    int descriptor = -1;
    const char word = receive(kSocket, &descriptor);
    switch (word) {
      case 'm': /* make */
        storage = make(name);
        break;
      case 'n': /* by name */
        storage = open_name(name);
        break;
      case 'd': /* by descriptor */
        storage = open_descriptor(descriptor);
        break;
      case 'c': /* check what the first wrote, answer */
        check_all(storage, 7);
        fill(storage, 8);
        break;
      case 'r': /* release */
        tp_storage_release(storage);
        break;
      case 'e': /* end with it */
        _exit(0);
      case 'q':
        CHECK_EQUAL(tp_shutdown(), TP_OK);
        return 0;
      default:
        return 1;
    }
    send_word(kSocket, word, -1);
  }
}

typedef struct Other {
  pid_t process;
  int socket;
} Other;

static Other start(const char* name) {
  int ends[2];
  CHECK(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0);
  const Other other = {fork(), ends[0]};
  CHECK(other.process >= 0);
  if (other.process == 0) {
    /* A fresh program: nothing but the socket comes along. */
    if (ends[1] == kSocket) {
      ends[1] = dup(kSocket);
    }
    dup2(ends[1], kSocket);
    execl("/proc/self/exe", "other", name, (char*)NULL);
    _exit(127);
  }
  close(ends[1]);
  return other;
}

static void tell(const Other* other, char word, int descriptor) {
  send_word(other->socket, word, descriptor);
  expect(other->socket, word);
}

static void wait_for(pid_t process, int expected) {
  int status = 0;
  CHECK(waitpid(process, &status, 0) == process);
  CHECK_EQUAL(status, expected);
}

static void quit(const Other* other) {
  send_word(other->socket, 'q', -1);
  close(other->socket);
  wait_for(other->process, 0);
}

static void kill_now(const Other* other) {
  CHECK(kill(other->process, SIGKILL) == 0);
  wait_for(other->process, SIGKILL);
  close(other->socket);
}

/* --- what must hold ---------------------------------------------------------
 */

/* word: how the other gets it. */
static void both_see_the_bytes_and_the_last_removes_the_name(char word,
                                                             int named) {
  const ts_name_t name = ts_name("both");
  const Other other = start(name.text);
  tp_storage_t* storage = make(named ? name.text : NULL);
  fill(storage, 7);
  tell(&other, word, word == 'd' ? tp_storage_shared_descriptor(storage) : -1);
  tell(&other, 'c', -1);
  check_all(storage, 8);
  fill(storage, 7);
  tp_storage_release(storage);
  CHECK_EQUAL(ts_exists(name.text), named);
  tell(&other, 'c', -1);
  tell(&other, 'r', -1);
  CHECK(!ts_exists(name.text));
  quit(&other);
}

static void the_creator_may_be_the_last(char word) {
  const ts_name_t name = ts_name("creator");
  const Other other = start(name.text);
  tp_storage_t* storage = make(name.text);
  tell(&other, word, word == 'd' ? tp_storage_shared_descriptor(storage) : -1);
  tell(&other, 'r', -1);
  CHECK(ts_exists(name.text));
  quit(&other);
  CHECK(ts_exists(name.text));
  tp_storage_release(storage);
  CHECK(!ts_exists(name.text));
}

static void a_killed_user_does_not_count(char word) {
  const ts_name_t name = ts_name("user");
  const Other other = start(name.text);
  tp_storage_t* storage = make(name.text);
  tell(&other, word, word == 'd' ? tp_storage_shared_descriptor(storage) : -1);
  kill_now(&other);
  CHECK(ts_exists(name.text));
  fill(storage, 3);
  tp_storage_release(storage);
  CHECK(!ts_exists(name.text));
}

static void what_a_killed_creator_left_is_opened_and_then_removed(void) {
  const ts_name_t name = ts_name("killed");
  const Other other = start(name.text);
  tell(&other, 'm', -1);
  kill_now(&other);
  CHECK(ts_exists(name.text));
  tp_storage_t* storage = open_name(name.text);
  check_all(storage, 0);
  tp_storage_release(storage);
  CHECK(!ts_exists(name.text));
}

static void what_a_killed_creator_left_is_replaced(void) {
  const ts_name_t name = ts_name("replaced");
  const Other other = start(name.text);
  tell(&other, 'm', -1);
  tp_storage_t* storage = NULL;
  CHECK_EQUAL(tp_storage_new_shared(name.text, 8, &storage), TP_ERROR_IO);
  kill_now(&other);
  CHECK_EQUAL(tp_storage_new_shared(name.text, 8, &storage), TP_OK);
  CHECK_EQUAL(tp_storage_nbytes(storage), 8);
  tp_storage_release(storage);
  CHECK(!ts_exists(name.text));
}

static void an_exit_without_a_release_is_as_a_kill(void) {
  const ts_name_t name = ts_name("exit");
  const Other other = start(name.text);
  tell(&other, 'm', -1);
  send_word(other.socket, 'e', -1);
  wait_for(other.process, 0);
  close(other.socket);
  CHECK(ts_exists(name.text));
  tp_storage_release(open_name(name.text));
  CHECK(!ts_exists(name.text));
}

static void a_forked_child_is_a_user(int child_first) {
  const ts_name_t name = ts_name("fork");
  int ends[2];
  CHECK(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) == 0);
  tp_storage_t* storage = make(name.text);
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    close(ends[0]);
    fill(storage, 7);
    send_word(ends[1], 'f', -1);
    expect(ends[1], 'r');
    check_all(storage, 8);
    tp_storage_release(storage);
    CHECK_EQUAL(ts_exists(name.text), child_first);
    _exit(0);
  }
  close(ends[1]);
  expect(ends[0], 'f');
  check_all(storage, 7);
  fill(storage, 8);
  if (!child_first) {
    tp_storage_release(storage);
    CHECK(ts_exists(name.text));
  }
  send_word(ends[0], 'r', -1);
  wait_for(child, 0);
  if (child_first) {
    CHECK(ts_exists(name.text));
    check_all(storage, 8);
    tp_storage_release(storage);
  }
  CHECK(!ts_exists(name.text));
  close(ends[0]);
}

/* Every round of every process finds the name gone, or its bytes whole. */
static void make_or_open(const char* name, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    tp_storage_t* storage = NULL;
    tp_status_t status = i % 2 ? tp_storage_new_shared(name, 64, &storage)
                               : tp_storage_open_shared(name, 0, &storage);
    const int64_t reason = tp_error_native_code(NULL);
    CHECK(status == TP_OK || reason == (i % 2 ? EEXIST : ENOENT));
    if (storage) {
      CHECK_EQUAL(tp_storage_nbytes(storage), 64);
      tp_storage_release(storage);
    }
  }
}

static void processes_that_come_and_go_leave_no_name(void) {
  enum { kProcesses = 4, kRounds = 1000 };
  const ts_name_t name = ts_name("race");
  pid_t processes[kProcesses];
  for (int i = 0; i < kProcesses; ++i) {
    processes[i] = fork();
    CHECK(processes[i] >= 0);
    if (processes[i] == 0) {
      make_or_open(name.text, kRounds);
      _exit(0);
    }
  }
  for (int i = 0; i < kProcesses; ++i) {
    wait_for(processes[i], 0);
  }
  CHECK(!ts_exists(name.text));
}

int main(int argc, char** argv) {
  if (argc == 2) {
    return play_other(argv[1]);
  }
  both_see_the_bytes_and_the_last_removes_the_name('n', 1);
  both_see_the_bytes_and_the_last_removes_the_name('d', 1);
  both_see_the_bytes_and_the_last_removes_the_name('d', 0);
  the_creator_may_be_the_last('n');
  the_creator_may_be_the_last('d');
  a_killed_user_does_not_count('n');
  a_killed_user_does_not_count('d');
  what_a_killed_creator_left_is_opened_and_then_removed();
  what_a_killed_creator_left_is_replaced();
  an_exit_without_a_release_is_as_a_kill();
  a_forked_child_is_a_user(1);
  a_forked_child_is_a_user(0);
  processes_that_come_and_go_leave_no_name();
  const ts_name_t all = ts_name("");
  CHECK_EQUAL(ts_count(all.text), 0);
  CHECK_EQUAL(tp_debug_live_objects(), 0);
  CHECK_EQUAL(tp_shutdown(), TP_OK);
  puts("shared between processes");
  return 0;
}
