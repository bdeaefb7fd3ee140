// How many processors a process may use.
#include "core/processors.h"

#include <sched.h>

#include "support/internal_test.h"

namespace tp {
namespace {

void a_quota_is_rounded_up_to_whole_processors(void**) {
  assert_int_equal(processors_of_quota("100000", "100000"), 1);
  assert_int_equal(processors_of_quota("100001\n", "100000\n"), 2);
  assert_int_equal(processors_of_quota("150000 100000\n", "100000\n"), 2);
  assert_int_equal(processors_of_quota("1000", "100000"), 1);
  assert_int_equal(processors_of_quota("6400000", "100000"), 64);
}

void what_is_no_quota_limits_nothing(void**) {
  for (const char* quota : {"max 100000", "-1", "", "0", "x"}) {
    assert_int_equal(processors_of_quota(quota, "100000"), kNoQuota);
  }
  for (const char* period : {"", "0", "max", "-5"}) {
    assert_int_equal(processors_of_quota("100000", period), kNoQuota);
  }
  assert_int_equal(processors_of_quota({}, {}), kNoQuota);
}

void never_more_than_the_affinity_allows(void**) {
  cpu_set_t mine;
  assert_int_equal(sched_getaffinity(0, sizeof mine, &mine), 0);
  assert_true(usable_processors() >= 1);
  assert_true(usable_processors() <= CPU_COUNT(&mine));
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
  const CMUnitTest tests[] = {
      cmocka_unit_test(a_quota_is_rounded_up_to_whole_processors),
      cmocka_unit_test(what_is_no_quota_limits_nothing),
      cmocka_unit_test(never_more_than_the_affinity_allows),
  };
  return cmocka_run_group_tests(tests, nullptr, nullptr);
}
