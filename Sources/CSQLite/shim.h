#include <sqlite3.h>

/* The C macro is a cast of -1 to a function pointer, which the importer does not translate. */
static inline sqlite3_destructor_type parlance_sqlite_transient(void) { return SQLITE_TRANSIENT; }
static inline sqlite3_destructor_type parlance_sqlite_static(void) { return SQLITE_STATIC; }
