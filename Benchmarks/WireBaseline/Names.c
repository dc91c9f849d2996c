#ifdef WIRE_BENCHMARK

#include <stdlib.h>
#include <string.h>

#include "Baseline.h"

/// What belongs to a key. The table grows before it is full, and nothing is ever removed.
struct table {
  struct entry {
    struct wire_slice key;
    void *value;
  } *entries;
  size_t capacity;
  size_t count;
};

static void *allocate(size_t count, size_t size) {
  void *memory = calloc(count, size);
  if (!memory) fail("no memory");
  return memory;
}

static struct wire_slice copied(struct wire_slice key) {
  uint8_t *bytes = allocate(key.count + 1, 1);
  memcpy(bytes, key.start, key.count);
  return (struct wire_slice){bytes, key.count};
}

/// The place of a key, or the empty one where it belongs.
static struct entry *place(const struct table *table, struct wire_slice key) {
  uint64_t hash = 0xCBF29CE484222325;
  for (size_t index = 0; index < key.count; index++) hash = (hash ^ key.start[index]) * 0x100000001B3;
  for (size_t index = hash;; index++) {
    struct entry *entry = table->entries + (index & (table->capacity - 1));
    if (!entry->value || wire_is_equal(entry->key, key)) return entry;
  }
}

static void *find(const struct table *table, struct wire_slice key) {
  return table->capacity > 0 ? place(table, key)->value : NULL;
}

/// Adds a value for a key that has none. The key stays where it is.
static void add(struct table *table, struct wire_slice key, void *value) {
  if ((table->count + 1) * 2 > table->capacity) {
    struct table larger = {.capacity = table->capacity > 0 ? table->capacity * 2 : 1024, .count = table->count};
    larger.entries = allocate(larger.capacity, sizeof *larger.entries);
    for (size_t index = 0; index < table->capacity; index++) {
      const struct entry entry = table->entries[index];
      if (entry.value) *place(&larger, entry.key) = entry;
    }
    free(table->entries);
    *table = larger;
  }
  *place(table, key) = (struct entry){key, value};
  table->count += 1;
}

static struct table accounts, directs, groups;
static int64_t last_stream;

struct account *find_account(struct wire_slice name, bool makes) {
  struct account *account = find(&accounts, name);
  if (account || !makes) return account;
  account = allocate(1, sizeof *account);
  account->name = copied(name);
  account->number = (int64_t)accounts.count + 1;
  add(&accounts, account->name, account);
  store_add_account(account);
  return account;
}

static struct stream *make_stream(struct wire_slice name, bool is_group) {
  struct stream *stream = allocate(1, sizeof *stream);
  stream->name = name;
  stream->is_group = is_group;
  stream->number = ++last_stream;
  store_add_stream(stream);
  return stream;
}

struct stream *find_direct(struct account *left, struct account *right) {
  int64_t numbers[2] = {left->number, right->number};
  if (left->number > right->number) {
    numbers[0] = right->number;
    numbers[1] = left->number;
  }
  const struct wire_slice key = {(const uint8_t *)numbers, sizeof numbers};
  struct stream *stream = find(&directs, key);
  if (stream) return stream;
  stream = make_stream((struct wire_slice){(const uint8_t *)"", 0}, false);
  stream->members = allocate(2, sizeof *stream->members);
  stream->members[0].account = left;
  stream->members[1].account = right;
  stream->member_count = left == right ? 1 : 2;
  add(&directs, copied(key), stream);
  return stream;
}

struct stream *find_group(struct wire_slice name, bool makes) {
  struct stream *group = find(&groups, name);
  if (group || !makes) return group;
  group = make_stream(copied(name), true);
  add(&groups, group->name, group);
  return group;
}

#endif
