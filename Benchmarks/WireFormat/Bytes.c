#include "include/WireBytes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint8_t *wire_reserve(struct wire_bytes *bytes, size_t count) {
  if (bytes->capacity - bytes->end >= count) return bytes->memory + bytes->end;
  const size_t used = wire_count(bytes);
  // Space that was taken from the front is used again before more is asked for.
  if (bytes->capacity - used >= count && bytes->start >= used) {
    memcpy(bytes->memory, bytes->memory + bytes->start, used);
  } else {
    size_t capacity = bytes->capacity < 256 ? 256 : bytes->capacity * 2;
    while (capacity < used + count) capacity *= 2;
    uint8_t *memory = malloc(capacity);
    if (!memory) {
      fputs("no memory\n", stderr);
      exit(1);
    }
    if (used > 0) memcpy(memory, bytes->memory + bytes->start, used);
    free(bytes->memory);
    bytes->memory = memory;
    bytes->capacity = capacity;
  }
  bytes->start = 0;
  bytes->end = used;
  return bytes->memory + used;
}

void wire_drop(struct wire_bytes *bytes, size_t count) {
  bytes->start += count;
  if (bytes->start == bytes->end) bytes->start = bytes->end = 0;
}

void wire_release(struct wire_bytes *bytes) {
  free(bytes->memory);
  memset(bytes, 0, sizeof *bytes);
}

void wire_append(struct wire_bytes *bytes, const void *source, size_t count) {
  if (count == 0) return;
  memcpy(wire_reserve(bytes, count), source, count);
  bytes->end += count;
}

void wire_append_byte(struct wire_bytes *bytes, uint8_t value) {
  *wire_reserve(bytes, 1) = value;
  bytes->end += 1;
}

/// Writes a number, seven bits a byte, and returns how many bytes it took: ten at most.
static size_t write_uint(uint8_t *target, uint64_t value) {
  size_t count = 0;
  for (; value >= 0x80; value >>= 7) target[count++] = (uint8_t)(value | 0x80);
  target[count++] = (uint8_t)value;
  return count;
}

void wire_append_uint(struct wire_bytes *bytes, uint64_t value) {
  bytes->end += write_uint(wire_reserve(bytes, 10), value);
}

void wire_append_int(struct wire_bytes *bytes, int64_t value) {
  wire_append_uint(bytes, (uint64_t)value << 1 ^ (uint64_t)(value >> 63));
}

void wire_append_run(struct wire_bytes *bytes, struct wire_slice run) {
  wire_append_uint(bytes, run.count);
  wire_append(bytes, run.start, run.count);
}

void wire_append_text(struct wire_bytes *bytes, const char *text) {
  wire_append_run(bytes, (struct wire_slice){(const uint8_t *)text, strlen(text)});
}

size_t wire_begin_run(struct wire_bytes *bytes) {
  // Most lengths take one byte.
  wire_append_byte(bytes, 0);
  return wire_count(bytes);
}

void wire_end_run(struct wire_bytes *bytes, size_t place) {
  const size_t count = wire_count(bytes) - place;
  uint8_t length[10];
  const size_t size = write_uint(length, count);
  if (size > 1) {
    wire_reserve(bytes, size - 1);
    uint8_t *content = bytes->memory + bytes->start + place;
    memmove(content + size - 1, content, count);
    bytes->end += size - 1;
  }
  memcpy(bytes->memory + bytes->start + place - 1, length, size);
}

struct wire_reader wire_read(struct wire_slice bytes) {
  return (struct wire_reader){bytes.start, bytes.start + bytes.count, false};
}

static void fail(struct wire_reader *reader) {
  reader->has_failed = true;
  reader->next = reader->end;
}

uint8_t wire_read_byte(struct wire_reader *reader) {
  if (reader->next < reader->end) return *reader->next++;
  fail(reader);
  return 0;
}

uint64_t wire_read_uint(struct wire_reader *reader) {
  uint64_t value = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    if (reader->next == reader->end) break;
    const uint8_t byte = *reader->next++;
    value |= (uint64_t)(byte & 0x7F) << shift;
    if (byte < 0x80) return value;
  }
  fail(reader);
  return 0;
}

int64_t wire_read_int(struct wire_reader *reader) {
  const uint64_t value = wire_read_uint(reader);
  return (int64_t)(value >> 1) ^ -(int64_t)(value & 1);
}

struct wire_slice wire_read_run(struct wire_reader *reader) {
  const uint64_t count = wire_read_uint(reader);
  if (count > (uint64_t)(reader->end - reader->next)) {
    fail(reader);
    return (struct wire_slice){reader->end, 0};
  }
  const struct wire_slice run = {reader->next, (size_t)count};
  reader->next += count;
  return run;
}

bool wire_is_equal(struct wire_slice left, struct wire_slice right) {
  return left.count == right.count && memcmp(left.start, right.start, left.count) == 0;
}
