#include "support/grad_program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"

void grad_file_open(GradFile* file) {
  char path[512];
  size_t nbytes;
  conf_path("grad.tsv", path, sizeof path);
  unsigned char* const bytes = conf_file_read(path, &nbytes);
  file->text = malloc(nbytes + 1);
  memcpy(file->text, bytes, nbytes);
  file->text[nbytes] = '\0';
  file->at = file->text;
  free(bytes);
}

void grad_file_close(GradFile* file) { free(file->text); }

/* Cuts the next line off; NULL at the end. */
static char* next_line(GradFile* file) {
  if (*file->at == '\0') return NULL;
  char* const line = file->at;
  char* const end = strchr(line, '\n');
  if (end == NULL) {
    file->at = line + strlen(line);
  } else {
    *end = '\0';
    file->at = end + 1;
  }
  return line;
}

static GradLine split(char* line) {
  GradLine result = {{NULL}, 0};
  for (char* at = line; at != NULL && result.count < 6;) {
    result.column[result.count++] = at;
    at = strchr(at, '\t');
    if (at != NULL) *at++ = '\0';
  }
  return result;
}

static int outcome_of(const char* text) {
  if (conf_is(text, "ok")) return kGradGood;
  return conf_is(text, "refused") ? kGradRefusedPass : kGradRefusedOperation;
}

int grad_program_next(GradFile* file, GradProgram* program) {
  memset(program, 0, sizeof *program);
  for (char* line = next_line(file); line != NULL; line = next_line(file)) {
    if (line[0] == '#') continue;
    const GradLine cut = split(line);
    if (conf_is(cut.column[0], "case")) {
      program->name = cut.column[1];
      program->outcome = outcome_of(cut.column[2]);
    } else if (conf_is(cut.column[0], "end")) {
      return 1;
    } else {
      program->lines[program->line_count++] = cut;
    }
  }
  return 0;
}

tp_tensor_t* grad_program_tensor(const GradProgram* program, const char* name) {
  for (size_t i = program->name_count; i-- > 0;) {
    if (conf_is(program->names[i].name, name)) return program->names[i].tensor;
  }
  return NULL;
}

size_t grad_program_leaves(const GradProgram* program, tp_tensor_t** leaves) {
  size_t count = 0;
  for (size_t i = 0; i < program->name_count; ++i) {
    if (program->names[i].is_leaf) leaves[count++] = program->names[i].tensor;
  }
  return count;
}

const char* grad_program_line(const GradProgram* program, const char* kind,
                              const tp_tensor_t* leaf) {
  for (size_t i = 0; i < program->line_count; ++i) {
    const GradLine* const line = &program->lines[i];
    if (conf_is(line->column[0], kind) &&
        grad_program_tensor(program, line->column[1]) == leaf) {
      return line->column[2];
    }
  }
  return NULL;
}

size_t grad_doubles(const char* text, double* values) {
  if (conf_absent(text)) return 0;
  size_t count = 0;
  while (count < kGradMaxElements) {
    char* end;
    values[count++] = strtod(text, &end);
    if (*end != ',') break;
    text = end + 1;
  }
  return count;
}

static void bind(GradProgram* program, const char* name, tp_tensor_t* tensor,
                 int is_leaf) {
  program->names[program->name_count++] = (GradName){name, tensor, is_leaf};
}

static void make_input(GradProgram* program, const GradLine* line) {
  const ConfList sizes = conf_list(line->column[3]);
  const int is_leaf = conf_is(line->column[4], "1");
  double elements[kGradMaxElements];
  const size_t count = grad_doubles(line->column[5], elements);
  tp_tensor_t* tensor = NULL;
  conf_check_status(
      tp_tensor_from_data(elements, count * sizeof *elements, sizes.at,
                          sizes.count, TP_DTYPE_F64, &tensor),
      "input");
  if (is_leaf) {
    conf_check_status(tp_tensor_set_requires_grad(tensor, 1), "leaf");
  }
  bind(program, line->column[1], tensor, is_leaf);
}

/* 0 when the program ends here. */
static int run_operation(GradProgram* program, const GradLine* line) {
  GradCall call = {line->column[2], {NULL}, 0, line->column[4]};
  char operands[256];
  snprintf(operands, sizeof operands, "%s", line->column[3]);
  for (char* at = operands; at != NULL;) {
    char* const next = strchr(at, ',');
    if (next != NULL) *next = '\0';
    call.operands[call.count++] = grad_program_tensor(program, at);
    at = next == NULL ? NULL : next + 1;
  }
  tp_tensor_t* out = NULL;
  int known = 1;
  const tp_status_t status = grad_call(&call, &out, &known);
  if (!known) {
    program->unknown = call.op;
    return 0;
  }
  if (conf_is(call.parameters, "error")) {
    program->failed_at_error = status == TP_ERROR_STATE;
    tp_tensor_release(out);
    return 0;
  }
  if (!conf_check_status(status, call.op)) return 0;
  bind(program, line->column[1], out, 0);
  return 1;
}

void grad_program_run(GradProgram* program) {
  for (size_t i = 0; i < program->line_count; ++i) {
    const GradLine* const line = &program->lines[i];
    if (conf_is(line->column[0], "in")) {
      make_input(program, line);
    } else if (conf_is(line->column[0], "value")) {
      program->loss = strtod(line->column[2], NULL);
    } else if (conf_is(line->column[0], "op")) {
      if (!run_operation(program, line)) return;
    }
  }
}

void grad_program_end(GradProgram* program) {
  for (size_t i = program->name_count; i-- > 0;) {
    tp_tensor_release(program->names[i].tensor);
  }
  program->name_count = 0;
}
