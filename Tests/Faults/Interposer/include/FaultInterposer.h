// System calls on the files below one folder, counted, and made to fail or to be the last ones of the process.
//
// A program that is linked with this has the functions of its C library that open, read, write, synchronize, rename and
// remove files replaced, for its shared libraries too. Files elsewhere are not touched. What happens is set by the environment:
//
//   PARLANCE_FAULT_FOLDER  the folder, an absolute path
//   PARLANCE_FAULT_LEDGER  a file outside; writes to it are counted as changes
//   PARLANCE_FAULT_TRACE   a file that records every change of the folder, with its bytes, and every synchronization
//   PARLANCE_FAULT         kill:N, error:ERRNO:N:once or error:ERRNO:N:on
//
// Linux only: elsewhere nothing is replaced.

#ifndef FAULT_INTERPOSER_H
#define FAULT_INTERPOSER_H

#include <stdint.h>

/// How many calls there were so far.
struct FaultCounts {
  /// Changes of files and names, synchronizations, and writes to the ledger.
  uint64_t changes;
  /// Changes of the folder, synchronizations and reads.
  uint64_t calls;
  /// Calls that need room on the disk.
  uint64_t allocations;
};

struct FaultCounts fault_counts(void);

#endif
