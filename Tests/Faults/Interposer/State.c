#define _GNU_SOURCE
#include "State.h"

#if defined(__linux__)

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { DESCRIPTORS = 4096 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static bool is_ready;
static const char *folder;
static size_t folder_length;
static const char *ledger;
static int trace = -1;

static enum { PLAN_NONE, PLAN_KILL, PLAN_ERROR } plan;
static uint64_t plan_number;
static int plan_error;
static bool plan_goes_on;

static struct FaultCounts counts;
static uint8_t places[DESCRIPTORS];
static uint32_t handles[DESCRIPTORS];
static uint32_t last_handle;

static void read_plan(const char *text) {
  unsigned long long number = 0;
  int error = 0;
  char ending[8] = "";
  if (sscanf(text, "kill:%llu", &number) == 1) {
    plan = PLAN_KILL;
  } else if (sscanf(text, "error:%d:%llu:%7s", &error, &number, ending) == 3) {
    plan = PLAN_ERROR;
    plan_goes_on = strcmp(ending, "on") == 0;
  }
  plan_number = number;
  plan_error = error;
}

static void prepare(void) {
  if (is_ready) return;
  is_ready = true;
  folder = getenv("PARLANCE_FAULT_FOLDER");
  folder_length = folder ? strlen(folder) : 0;
  ledger = getenv("PARLANCE_FAULT_LEDGER");
  const char *text = getenv("PARLANCE_FAULT");
  if (text) read_plan(text);
  const char *path = getenv("PARLANCE_FAULT_TRACE");
  if (path) {
    trace = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    // A trace that is not written would be taken for a process that wrote nothing.
    if (trace < 0) abort();
  }
}

void state_lock(void) {
  pthread_mutex_lock(&mutex);
  prepare();
}

void state_unlock(void) { pthread_mutex_unlock(&mutex); }

enum Place state_place_of_path(const char *path) {
  if (ledger && strcmp(path, ledger) == 0) return PLACE_LEDGER;
  if (!folder || strncmp(path, folder, folder_length) != 0) return PLACE_ELSEWHERE;
  char next = path[folder_length];
  return next == 0 || next == '/' ? PLACE_FOLDER : PLACE_ELSEWHERE;
}

enum Place state_place_of(int descriptor) {
  return descriptor >= 0 && descriptor < DESCRIPTORS ? (enum Place)places[descriptor] : PLACE_ELSEWHERE;
}

uint32_t state_handle_of(int descriptor) { return handles[descriptor]; }

uint32_t state_note_open(int descriptor, enum Place place) {
  if (descriptor < 0 || descriptor >= DESCRIPTORS) return 0;
  places[descriptor] = (uint8_t)place;
  handles[descriptor] = ++last_handle;
  return last_handle;
}

void state_note_close(int descriptor) {
  if (descriptor >= 0 && descriptor < DESCRIPTORS) places[descriptor] = PLACE_ELSEWHERE;
}

bool state_is_read_only(void) { return plan == PLAN_ERROR && plan_error == EROFS; }

void state_die(void) {
  syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
  // The signal may be taken by another thread first.
  for (;;) pause();
}

static void tell_ledger(const char *name) {
  char line[128];
  int length = snprintf(
      line, sizeof line, "*\tfault\t%d\t%s\t%s\n", plan_error, name, plan_goes_on ? "from then on" : "once");
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, ledger, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (descriptor < 0) return;
  syscall(SYS_write, descriptor, line, (size_t)length);
  syscall(SYS_close, descriptor);
}

struct Strike state_strike(unsigned call, const char *name) {
  struct Strike strike = {0, false, false};
  bool is_ledger = call & CALL_IS_LEDGER;
  if (call & CALL_CHANGES) counts.changes += 1;
  if (!is_ledger) counts.calls += 1;
  if (!is_ledger && (call & CALL_ALLOCATES)) counts.allocations += 1;
  if (plan == PLAN_KILL && (call & CALL_CHANGES) && counts.changes == plan_number) {
    // Death comes before the call or after it.
    if (plan_number % 2 == 0) state_die();
    strike.kills_afterwards = true;
  }
  // What a full disk or a read-only one refuses.
  bool is_partial = plan_error == ENOSPC || plan_error == EROFS;
  if (plan == PLAN_ERROR && !is_ledger && (!is_partial || (call & CALL_ALLOCATES))) {
    uint64_t number = is_partial ? counts.allocations : counts.calls;
    if (number == plan_number || (plan_goes_on && number > plan_number)) {
      if (number == plan_number && ledger) tell_ledger(name);
      strike.error = plan_error;
      strike.writes_half = number % 2 == 1 && plan_error != EROFS;
    }
  }
  return strike;
}

struct FaultCounts fault_counts(void) {
  state_lock();
  struct FaultCounts result = counts;
  state_unlock();
  return result;
}

void trace_record(enum Record kind, uint32_t handle, uint64_t offset, uint32_t flags, const void *bytes, size_t length) {
  if (trace < 0) return;
  struct {
    uint32_t kind, handle;
    uint64_t offset;
    uint32_t flags, length;
  } header = {kind, handle, offset, flags, (uint32_t)length};
  struct iovec parts[2] = {{&header, sizeof header}, {(void *)bytes, length}};
  if (syscall(SYS_writev, trace, parts, 2) != (long)(sizeof header + length)) abort();
}

void trace_paths(enum Record kind, const char *path, const char *other) {
  char text[8192];
  int length = snprintf(text, sizeof text, "%s%c%s", path, 0, other ? other : "");
  if (length < 0 || length >= (int)sizeof text) abort();
  trace_record(kind, 0, 0, 0, text, (size_t)length);
}

#else

struct FaultCounts fault_counts(void) {
  struct FaultCounts none = {0, 0, 0};
  return none;
}

#endif
