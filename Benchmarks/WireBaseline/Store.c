#ifdef WIRE_BENCHMARK

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

#include "Baseline.h"

static sqlite3 *database;
static sqlite3_stmt *beginning, *committing, *account_insertion, *stream_insertion, *event_insertion;
static bool is_in_transaction;

static void execute(const char *sql) {
  if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK) fail("SQLite: %s", sqlite3_errmsg(database));
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK) {
    fail("SQLite: %s", sqlite3_errmsg(database));
  }
  return statement;
}

void store_open(const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/baseline.sqlite", folder);
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(path, &database, flags, NULL) != SQLITE_OK) fail("%s: %s", path, sqlite3_errmsg(database));
  sqlite3_extended_result_codes(database, 1);
  // As the hub's store has them.
  execute("PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  execute(
      "PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -32768;"
      "PRAGMA temp_store = MEMORY; PRAGMA secure_delete = FAST");
  execute(
      "CREATE TABLE account(number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);"
      "CREATE TABLE stream(number INTEGER PRIMARY KEY, name TEXT NOT NULL);"
      "CREATE TABLE event("
      "  row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, kind INTEGER NOT NULL,"
      "  time INTEGER NOT NULL, id TEXT, sender INTEGER NOT NULL, number INTEGER NOT NULL,"
      "  sender_number INTEGER NOT NULL, options INTEGER NOT NULL, platform INTEGER NOT NULL,"
      "  content_kind INTEGER NOT NULL, payload BLOB NOT NULL);"
      "CREATE UNIQUE INDEX event_by_position ON event(stream, sequence);"
      "CREATE UNIQUE INDEX event_by_id ON event(id, stream) WHERE id IS NOT NULL;"
      "CREATE INDEX event_by_kind ON event(stream, kind, sequence) WHERE kind IN (5, 8, 9, 10);");
  beginning = prepare("BEGIN IMMEDIATE");
  committing = prepare("COMMIT");
  account_insertion = prepare("INSERT INTO account(number, name) VALUES(?1, ?2)");
  stream_insertion = prepare("INSERT INTO stream(number, name) VALUES(?1, ?2)");
  event_insertion = prepare(
      "INSERT INTO event(stream, sequence, kind, time, id, sender, number, sender_number, options, platform,"
      "  content_kind, payload)"
      "VALUES(?1, ?2, 1, ?3, ?4, ?5, ?2, ?6, ?7, 7, ?8, ?9)");
}

static int run(sqlite3_stmt *statement) {
  const int code = sqlite3_step(statement);
  sqlite3_reset(statement);
  if (code != SQLITE_DONE && code != SQLITE_CONSTRAINT_UNIQUE) fail("SQLite: %s", sqlite3_errmsg(database));
  return code;
}

static void begin(void) {
  if (is_in_transaction) return;
  run(beginning);
  is_in_transaction = true;
}

/// Binds a text that stays where it is until the statement has run.
static void bind_text(sqlite3_stmt *statement, int index, struct wire_slice text) {
  sqlite3_bind_text(statement, index, (const char *)text.start, (int)text.count, SQLITE_STATIC);
}

void store_add_account(const struct account *account) {
  begin();
  sqlite3_bind_int64(account_insertion, 1, account->number);
  bind_text(account_insertion, 2, account->name);
  run(account_insertion);
}

void store_add_stream(const struct stream *stream) {
  begin();
  sqlite3_bind_int64(stream_insertion, 1, stream->number);
  bind_text(stream_insertion, 2, stream->name);
  run(stream_insertion);
}

bool store_add(const struct message *message) {
  begin();
  sqlite3_bind_int64(event_insertion, 1, message->stream->number);
  sqlite3_bind_int64(event_insertion, 2, message->sequence);
  sqlite3_bind_int64(event_insertion, 3, message->time);
  bind_text(event_insertion, 4, message->id);
  sqlite3_bind_int64(event_insertion, 5, message->sender);
  sqlite3_bind_int64(event_insertion, 6, message->sender_number);
  sqlite3_bind_int64(event_insertion, 7, (sqlite3_int64)message->options);
  sqlite3_bind_int(event_insertion, 8, message->kind);
  sqlite3_bind_blob(event_insertion, 9, message->body.start, (int)message->body.count, SQLITE_STATIC);
  return run(event_insertion) == SQLITE_DONE;
}

void store_commit(void) {
  if (!is_in_transaction) return;
  run(committing);
  is_in_transaction = false;
}

#endif
