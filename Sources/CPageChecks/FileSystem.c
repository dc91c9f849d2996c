#include "PageChecks.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "Checksum.h"

_Static_assert(page_checks_damage == SQLITE_IOERR_DATA, "the header has SQLite's number");

/// Operations for `sqlite3_file_control`: one switches the checks on, both tell whether they are.
enum { operation_begin = 0x50434B31, operation_ask = 0x50434B32 };

/// A database or its log: the file of the system comes behind it.
typedef struct {
  sqlite3_file base;
  /// The file is a log, which has checksums of SQLite's own.
  int is_log;
  /// The pages have checksums.
  int is_checked;
  /// The connection is writing.
  int is_writing;
  /// Where pages get theirs.
  uint8_t *buffer;
  size_t buffer_length;
} CheckedFile;

static sqlite3_file *below(sqlite3_file *file) { return (sqlite3_file *)((CheckedFile *)file + 1); }

static const char name[] = "parlance-page-checks";
static sqlite3_vfs file_system;
static sqlite3_vfs *system_below(sqlite3_vfs *system) { return (sqlite3_vfs *)system->pAppData; }

// Pages

/// Whether bytes are a page: SQLite reads and writes some of the first page by itself.
static int is_page(int count, sqlite3_int64 offset) {
  return count >= 512 && (count & (count - 1)) == 0 && offset % count == 0;
}

/// Looks at the beginning of a file, which says whether room was left at the end of each page.
static void look_at_header(CheckedFile *file, const uint8_t *bytes, int count, sqlite3_int64 offset) {
  if (offset != 0 || count < 100 || memcmp(bytes, "SQLite format 3", 16) != 0) return;
  file->is_checked = bytes[20] == page_trailer_length;
}

/// Whether a page was never written: a database that shrinks and grows in one transaction reads such pages.
static int is_blank(const uint8_t *page, int count) {
  return page[0] == 0 && memcmp(page, page + 1, (size_t)count - 1) == 0;
}

static int file_read(sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset) {
  CheckedFile *file = (CheckedFile *)base;
  const int code = below(base)->pMethods->xRead(below(base), bytes, count, offset);
  // SQLite makes "malformed" of this one, as if what could not be read had been read and found wrong.
  if (code == SQLITE_IOERR_CORRUPTFS) return SQLITE_IOERR_READ;
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
  if (file->is_log) return code;
  if (code == SQLITE_OK) look_at_header(file, bytes, count, offset);
  if (!is_page(count, offset)) return code;
  if (!file->is_checked) {
    // A first page that denies its own end is a damaged one.
    return code == SQLITE_OK && offset == 0 && page_is_sealed(bytes, (size_t)count) ? page_checks_damage : code;
  }
  if (code == SQLITE_OK && page_is_intact(bytes, (size_t)count, (uint64_t)(offset / count))) return SQLITE_OK;
  // SQLite has filled what is not there with zeros.
  return file->is_writing && is_blank(bytes, count) ? code : page_checks_damage;
}

static int file_write(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
  CheckedFile *file = (CheckedFile *)base;
  if (!file->is_log) look_at_header(file, bytes, count, offset);
  if (file->is_checked && is_page(count, offset)) {
    if (file->buffer_length < (size_t)count) {
      free(file->buffer);
      file->buffer = malloc((size_t)count);
      file->buffer_length = file->buffer ? (size_t)count : 0;
      if (!file->buffer) return SQLITE_IOERR_NOMEM;
    }
    // What was handed in is SQLite's copy of the page, which stays as it is.
    memcpy(file->buffer, bytes, (size_t)count);
    page_seal(file->buffer, (size_t)count, (uint64_t)(offset / count));
    bytes = file->buffer;
  }
  return below(base)->pMethods->xWrite(below(base), bytes, count, offset);
}

static int file_control(sqlite3_file *base, int operation, void *argument) {
  CheckedFile *file = (CheckedFile *)base;
  if (operation == operation_begin) file->is_checked = 1;
  if (operation == operation_begin || operation == operation_ask) {
    *(int *)argument = file->is_checked;
    return SQLITE_OK;
  }
  return below(base)->pMethods->xFileControl(below(base), operation, argument);
}

static int file_close(sqlite3_file *base) {
  CheckedFile *file = (CheckedFile *)base;
  free(file->buffer);
  file->buffer = NULL;
  file->buffer_length = 0;
  return below(base)->pMethods->xClose(below(base));
}

// Who writes holds a lock of the file, or, with a log, the first of those in the shared memory.

static int file_lock(sqlite3_file *base, int lock) {
  const int code = below(base)->pMethods->xLock(below(base), lock);
  if (code == SQLITE_OK && lock >= SQLITE_LOCK_RESERVED) ((CheckedFile *)base)->is_writing = 1;
  return code;
}

static int file_unlock(sqlite3_file *base, int lock) {
  if (lock < SQLITE_LOCK_RESERVED) ((CheckedFile *)base)->is_writing = 0;
  return below(base)->pMethods->xUnlock(below(base), lock);
}

static int file_lock_shared(sqlite3_file *base, int offset, int count, int flags) {
  const int code = below(base)->pMethods->xShmLock(below(base), offset, count, flags);
  if (code == SQLITE_OK && offset == 0 && flags & SQLITE_SHM_EXCLUSIVE) {
    ((CheckedFile *)base)->is_writing = (flags & SQLITE_SHM_LOCK) != 0;
  }
  return code;
}

// Pages are read and written, never mapped: the checksum of a mapped page would not be verified.

static int file_fetch(sqlite3_file *base, sqlite3_int64 offset, int count, void **page) {
  (void)base, (void)offset, (void)count;
  *page = NULL;
  return SQLITE_OK;
}

static int file_unfetch(sqlite3_file *base, sqlite3_int64 offset, void *page) {
  (void)base, (void)offset, (void)page;
  return SQLITE_OK;
}

// What the file system below does alone

static int file_truncate(sqlite3_file *base, sqlite3_int64 size) {
  return below(base)->pMethods->xTruncate(below(base), size);
}
static int file_sync(sqlite3_file *base, int flags) { return below(base)->pMethods->xSync(below(base), flags); }
static int file_size(sqlite3_file *base, sqlite3_int64 *size) {
  return below(base)->pMethods->xFileSize(below(base), size);
}
static int file_is_reserved(sqlite3_file *base, int *result) {
  return below(base)->pMethods->xCheckReservedLock(below(base), result);
}
static int file_sector_size(sqlite3_file *base) { return below(base)->pMethods->xSectorSize(below(base)); }
static int file_characteristics(sqlite3_file *base) {
  return below(base)->pMethods->xDeviceCharacteristics(below(base));
}
static int file_map_shared(sqlite3_file *base, int page, int size, int extend, void volatile **memory) {
  return below(base)->pMethods->xShmMap(below(base), page, size, extend, memory);
}
static void file_order_shared(sqlite3_file *base) { below(base)->pMethods->xShmBarrier(below(base)); }
static int file_unmap_shared(sqlite3_file *base, int deletes) {
  return below(base)->pMethods->xShmUnmap(below(base), deletes);
}

/// For files that can be shared by way of memory, as a log in front of them needs it.
static const sqlite3_io_methods methods = {
    .iVersion = 3,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_is_reserved,
    .xFileControl = file_control,
    .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics,
    .xShmMap = file_map_shared,
    .xShmLock = file_lock_shared,
    .xShmBarrier = file_order_shared,
    .xShmUnmap = file_unmap_shared,
    .xFetch = file_fetch,
    .xUnfetch = file_unfetch,
};

/// For files that cannot.
static const sqlite3_io_methods methods_without_sharing = {
    .iVersion = 1,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_is_reserved,
    .xFileControl = file_control,
    .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics,
};

// The file system

static int system_open(sqlite3_vfs *system, const char *path, sqlite3_file *base, int flags, int *result) {
  sqlite3_vfs *other = system_below(system);
  // Temporary files are the system's own.
  if (!(flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL))) return other->xOpen(other, path, base, flags, result);
  memset(base, 0, sizeof(CheckedFile));
  ((CheckedFile *)base)->is_log = (flags & SQLITE_OPEN_WAL) != 0;
  const int code = other->xOpen(other, path, below(base), flags, result);
  const sqlite3_io_methods *others = below(base)->pMethods;
  // A file that got no methods is not closed either.
  if (others) base->pMethods = others->iVersion >= 2 && others->xShmMap ? &methods : &methods_without_sharing;
  return code;
}

static int system_delete(sqlite3_vfs *system, const char *path, int syncs) {
  return system_below(system)->xDelete(system_below(system), path, syncs);
}
static int system_access(sqlite3_vfs *system, const char *path, int flags, int *result) {
  return system_below(system)->xAccess(system_below(system), path, flags, result);
}
static int system_full_path(sqlite3_vfs *system, const char *path, int length, char *result) {
  return system_below(system)->xFullPathname(system_below(system), path, length, result);
}
static int system_randomness(sqlite3_vfs *system, int count, char *bytes) {
  return system_below(system)->xRandomness(system_below(system), count, bytes);
}
static int system_sleep(sqlite3_vfs *system, int microseconds) {
  return system_below(system)->xSleep(system_below(system), microseconds);
}
static int system_time(sqlite3_vfs *system, double *time) {
  return system_below(system)->xCurrentTime(system_below(system), time);
}
static int system_error(sqlite3_vfs *system, int length, char *words) {
  return system_below(system)->xGetLastError(system_below(system), length, words);
}
static int system_time_in_milliseconds(sqlite3_vfs *system, sqlite3_int64 *time) {
  return system_below(system)->xCurrentTimeInt64(system_below(system), time);
}

static int is_registered;

/// Registers the file system on top of the standard one.
static void register_file_system(void) {
  if (sqlite3_initialize() != SQLITE_OK) return;
  sqlite3_vfs *other = sqlite3_vfs_find(NULL);
  if (!other || other->iVersion < 2) return;
  file_system = (sqlite3_vfs){
      .iVersion = 2,
      .szOsFile = (int)sizeof(CheckedFile) + other->szOsFile,
      .mxPathname = other->mxPathname,
      .zName = name,
      .pAppData = other,
      .xOpen = system_open,
      .xDelete = system_delete,
      .xAccess = system_access,
      .xFullPathname = system_full_path,
      .xRandomness = system_randomness,
      .xSleep = system_sleep,
      .xCurrentTime = system_time,
      .xGetLastError = system_error,
      .xCurrentTimeInt64 = system_time_in_milliseconds,
  };
  is_registered = sqlite3_vfs_register(&file_system, 0) == SQLITE_OK;
}

const char *page_checks_file_system(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, register_file_system);
  return is_registered ? name : NULL;
}

int page_checks_begin(sqlite3 *database) {
  int length = page_trailer_length;
  const int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_RESERVE_BYTES, &length);
  return code == SQLITE_OK ? sqlite3_file_control(database, "main", operation_begin, &length) : code;
}

int page_checks_are_on(sqlite3 *database) {
  int result = 0;
  return sqlite3_file_control(database, "main", operation_ask, &result) == SQLITE_OK && result;
}

void page_checks_keep_log(sqlite3 *database) { sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL); }
