// Checksums of the pages of SQLite databases.
//
// SQLite notices a damaged page only where its structure is broken: a changed byte of a text or of an index entry passes
// for what was written. Databases that are made through this file system end each page with a checksum, which is compared
// whenever the page is read from the file. A log beside the database has checksums of SQLite's own. A read that fails is
// an error of reading: SQLite by itself takes some of them for damage.
//
// Other programs may read such a database. If they write into it, be it only by a checkpoint of its log, they leave pages
// whose checksums do not match, which are then taken for damaged.

#ifndef PAGE_CHECKS_H
#define PAGE_CHECKS_H

struct sqlite3;

/// Registers the file system with SQLite, unless that was done before.
///
/// - returns: Its name, for `sqlite3_open_v2`; null if it cannot be registered.
const char *page_checks_file_system(void);

/// Lets the pages of a database that has none yet have checksums.
///
/// - parameter database: A connection through the file system.
/// - returns: A result code of SQLite.
int page_checks_begin(struct sqlite3 *database);

/// Returns whether the pages of a database have checksums.
///
/// - parameter database: A connection through the file system.
int page_checks_are_on(struct sqlite3 *database);

/// Lets a connection leave the log beside its database when it is closed, so that no byte of a damaged one changes.
void page_checks_keep_log(struct sqlite3 *database);

/// The result code of SQLite for a page whose checksum does not match.
enum { page_checks_damage = 10 | 32 << 8 };

#endif
