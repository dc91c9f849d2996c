// The functions that are replaced. Each makes its system call by itself, so that nothing of the C library stands between.

#define _GNU_SOURCE
#include "State.h"

// The sanitizers replace the same functions.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define FAULT_SANITIZED
#endif
#endif

#if defined(__linux__) && !defined(FAULT_SANITIZED)

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/// Ends a call: dies if it was to be the last one.
static long finish(struct Strike strike, long result) {
  if (strike.kills_afterwards) state_die();
  int error = errno;
  state_unlock();
  errno = error;
  return result;
}

static long fail(struct Strike strike) {
  errno = strike.error;
  return finish(strike, -1);
}

// Opening and closing.

static int open_file(const char *path, int flags, mode_t mode) {
  state_lock();
  enum Place place = state_place_of_path(path);
  if (place == PLACE_ELSEWHERE) {
    state_unlock();
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  }
  struct Strike strike = {0, false, false};
  bool is_new = (flags & O_CREAT) && syscall(SYS_faccessat, AT_FDCWD, path, F_OK) != 0;
  bool changes = is_new || (state_is_read_only() && (flags & O_ACCMODE) != O_RDONLY);
  if (place == PLACE_FOLDER) strike = state_strike(changes ? CALL_CHANGES | CALL_ALLOCATES : CALL_READS, "open");
  if (strike.error) return (int)fail(strike);
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  if (descriptor >= 0) {
    uint32_t handle = state_note_open(descriptor, place);
    uint32_t facts = (is_new ? OPEN_CREATED : 0) | (flags & O_TRUNC ? OPEN_TRUNCATED : 0);
    if (place == PLACE_FOLDER) trace_record(RECORD_OPEN, handle, 0, facts, path, strlen(path));
  }
  return (int)finish(strike, descriptor);
}

static mode_t mode_of(int flags, va_list arguments) {
  return flags & (O_CREAT | __O_TMPFILE) ? (mode_t)va_arg(arguments, int) : 0;
}

#define OPEN(NAME)                                 \
  int NAME(const char *path, int flags, ...) {     \
    va_list arguments;                             \
    va_start(arguments, flags);                    \
    mode_t mode = mode_of(flags, arguments);       \
    va_end(arguments);                             \
    return open_file(path, flags, mode);           \
  }
OPEN(open)
OPEN(open64)

#define OPEN_AT(NAME)                                                                            \
  int NAME(int folder, const char *path, int flags, ...) {                                       \
    va_list arguments;                                                                           \
    va_start(arguments, flags);                                                                  \
    mode_t mode = mode_of(flags, arguments);                                                     \
    va_end(arguments);                                                                           \
    if (path[0] == '/') return open_file(path, flags, mode);                                     \
    return (int)syscall(SYS_openat, folder, path, flags, mode);                                  \
  }
OPEN_AT(openat)
OPEN_AT(openat64)

int close(int descriptor) {
  state_lock();
  state_note_close(descriptor);
  state_unlock();
  return (int)syscall(SYS_close, descriptor);
}

// Reading.

ssize_t read(int descriptor, void *bytes, size_t count) {
  if (state_place_of(descriptor) != PLACE_FOLDER) return syscall(SYS_read, descriptor, bytes, count);
  state_lock();
  struct Strike strike = state_strike(CALL_READS, "read");
  if (strike.error) return fail(strike);
  return finish(strike, syscall(SYS_read, descriptor, bytes, count));
}

#define PREAD(NAME)                                                                                        \
  ssize_t NAME(int descriptor, void *bytes, size_t count, off_t offset) {                                  \
    if (state_place_of(descriptor) != PLACE_FOLDER)                                                        \
      return syscall(SYS_pread64, descriptor, bytes, count, offset);                                       \
    state_lock();                                                                                          \
    struct Strike strike = state_strike(CALL_READS, "pread");                                              \
    if (strike.error) return fail(strike);                                                                 \
    return finish(strike, syscall(SYS_pread64, descriptor, bytes, count, offset));                         \
  }
PREAD(pread)
PREAD(pread64)

// Writing.

static ssize_t write_at(int descriptor, const void *bytes, size_t count, off_t offset) {
  state_lock();
  struct Strike strike = state_strike(CALL_CHANGES | CALL_ALLOCATES, "write");
  size_t length = strike.error ? (strike.writes_half ? count / 2 : 0) : count;
  ssize_t written = 0;
  if (length > 0) {
    written = syscall(SYS_pwrite64, descriptor, bytes, length, offset);
    if (written > 0) {
      trace_record(RECORD_WRITE, state_handle_of(descriptor), (uint64_t)offset, 0, bytes, (size_t)written);
    }
  }
  return strike.error ? fail(strike) : finish(strike, written);
}

#define PWRITE(NAME)                                                                       \
  ssize_t NAME(int descriptor, const void *bytes, size_t count, off_t offset) {            \
    if (state_place_of(descriptor) != PLACE_FOLDER)                                        \
      return syscall(SYS_pwrite64, descriptor, bytes, count, offset);                      \
    return write_at(descriptor, bytes, count, offset);                                     \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

static ssize_t write_ledger(int descriptor, const void *bytes, size_t count) {
  state_lock();
  struct Strike strike = state_strike(CALL_CHANGES | CALL_IS_LEDGER, "ledger");
  ssize_t written = syscall(SYS_write, descriptor, bytes, count);
  if (written > 0) trace_record(RECORD_LEDGER, 0, (uint64_t)written, 0, NULL, 0);
  return finish(strike, written);
}

static ssize_t write_on(int descriptor, const void *bytes, size_t count) {
  struct stat status;
  bool appends = (syscall(SYS_fcntl, descriptor, F_GETFL) & O_APPEND) != 0;
  if (appends && syscall(SYS_fstat, descriptor, &status) != 0) return -1;
  off_t offset = appends ? status.st_size : (off_t)syscall(SYS_lseek, descriptor, 0, SEEK_CUR);
  ssize_t written = write_at(descriptor, bytes, count, offset);
  if (written > 0 && !appends) syscall(SYS_lseek, descriptor, offset + written, SEEK_SET);
  return written;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  switch (state_place_of(descriptor)) {
    case PLACE_FOLDER: return write_on(descriptor, bytes, count);
    case PLACE_LEDGER: return write_ledger(descriptor, bytes, count);
    default: return syscall(SYS_write, descriptor, bytes, count);
  }
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  if (state_place_of(descriptor) == PLACE_ELSEWHERE) return syscall(SYS_writev, descriptor, parts, count);
  ssize_t total = 0;
  for (int index = 0; index < count; index++) {
    ssize_t written = write(descriptor, parts[index].iov_base, parts[index].iov_len);
    if (written < 0) return total > 0 ? total : -1;
    total += written;
    if ((size_t)written < parts[index].iov_len) break;
  }
  return total;
}

#define TRUNCATE(NAME)                                                                                      \
  int NAME(int descriptor, off_t length) {                                                                  \
    if (state_place_of(descriptor) != PLACE_FOLDER) return (int)syscall(SYS_ftruncate, descriptor, length); \
    state_lock();                                                                                           \
    struct Strike strike = state_strike(CALL_CHANGES | CALL_ALLOCATES, "ftruncate");                        \
    if (strike.error) return (int)fail(strike);                                                             \
    int result = (int)syscall(SYS_ftruncate, descriptor, length);                                           \
    if (result == 0)                                                                                        \
      trace_record(RECORD_TRUNCATE, state_handle_of(descriptor), (uint64_t)length, 0, NULL, 0);             \
    return (int)finish(strike, result);                                                                     \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

static int synchronize(int descriptor, long call, const char *name) {
  if (state_place_of(descriptor) != PLACE_FOLDER) return (int)syscall(call, descriptor);
  state_lock();
  struct Strike strike = state_strike(CALL_CHANGES, name);
  if (strike.error) return (int)fail(strike);
  int result = (int)syscall(call, descriptor);
  if (result == 0) trace_record(RECORD_SYNCHRONIZE, state_handle_of(descriptor), 0, 0, NULL, 0);
  return (int)finish(strike, result);
}

int fsync(int descriptor) { return synchronize(descriptor, SYS_fsync, "fsync"); }
int fdatasync(int descriptor) { return synchronize(descriptor, SYS_fdatasync, "fdatasync"); }

// Names.

static long change(enum Record kind, const char *path, const char *other, mode_t mode) {
  switch (kind) {
    case RECORD_RENAME: return syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, 0);
    case RECORD_LINK: return syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, other, 0);
    case RECORD_UNLINK: return syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    case RECORD_REMOVE_FOLDER: return syscall(SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR);
    default: return syscall(SYS_mkdirat, AT_FDCWD, path, mode);
  }
}

static int change_names(
    enum Record kind, unsigned call, const char *name, const char *path, const char *other, mode_t mode) {
  state_lock();
  struct Strike strike = {0, false, false};
  bool is_below =
      state_place_of_path(path) == PLACE_FOLDER || (other && state_place_of_path(other) == PLACE_FOLDER);
  if (is_below) strike = state_strike(call, name);
  if (strike.error) return (int)fail(strike);
  long result = change(kind, path, other, mode);
  if (is_below && result == 0) trace_paths(kind, path, other);
  return (int)finish(strike, result);
}

int rename(const char *old, const char *new) {
  return change_names(RECORD_RENAME, CALL_CHANGES | CALL_ALLOCATES, "rename", old, new, 0);
}

int link(const char *old, const char *new) {
  return change_names(RECORD_LINK, CALL_CHANGES | CALL_ALLOCATES, "link", old, new, 0);
}

int unlink(const char *path) { return change_names(RECORD_UNLINK, CALL_CHANGES, "unlink", path, NULL, 0); }

int rmdir(const char *path) { return change_names(RECORD_REMOVE_FOLDER, CALL_CHANGES, "rmdir", path, NULL, 0); }

int mkdir(const char *path, mode_t mode) {
  return change_names(RECORD_MAKE_FOLDER, CALL_CHANGES | CALL_ALLOCATES, "mkdir", path, NULL, mode);
}

#endif
