#ifndef FAULT_STATE_H
#define FAULT_STATE_H

#if defined(__linux__)

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "FaultInterposer.h"

/// Where a file lies.
enum Place { PLACE_ELSEWHERE, PLACE_FOLDER, PLACE_LEDGER };

/// Which counters a call belongs to.
enum {
  CALL_READS = 1,
  CALL_CHANGES = 2,
  CALL_ALLOCATES = 4,
  CALL_IS_LEDGER = 8,
};

/// Kinds of records of the trace; the reader has the same numbers.
enum Record {
  RECORD_OPEN = 1,
  RECORD_WRITE = 2,
  RECORD_TRUNCATE = 3,
  RECORD_SYNCHRONIZE = 4,
  RECORD_RENAME = 5,
  RECORD_UNLINK = 6,
  RECORD_MAKE_FOLDER = 7,
  RECORD_REMOVE_FOLDER = 8,
  RECORD_LINK = 9,
  RECORD_LEDGER = 10,
};

enum { OPEN_CREATED = 1, OPEN_TRUNCATED = 2 };

/// What a call has to do instead of its work, or around it.
struct Strike {
  /// The error to fail with; 0 for none.
  int error;
  /// Half of what is to be written reaches the file before the error.
  bool writes_half;
  /// The process dies after the call.
  bool kills_afterwards;
};

/// Every call of interest runs between these two, so that the trace has them in their order.
void state_lock(void);
void state_unlock(void);

enum Place state_place_of_path(const char *path);
enum Place state_place_of(int descriptor);
uint32_t state_handle_of(int descriptor);
/// Remembers an open descriptor and returns its handle, a number that is not given out again.
uint32_t state_note_open(int descriptor, enum Place place);
void state_note_close(int descriptor);

/// Counts a call and returns what is to become of it; does not return if the process is to die before it.
struct Strike state_strike(unsigned call, const char *name);
/// Whether the folder is to look as if it lay on a read-only file system.
bool state_is_read_only(void);
/// Ends the process as a kill from outside would.
void state_die(void);

void trace_record(enum Record kind, uint32_t handle, uint64_t offset, uint32_t flags, const void *bytes, size_t length);
void trace_paths(enum Record kind, const char *path, const char *other);

#endif
#endif
