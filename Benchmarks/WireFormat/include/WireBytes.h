// Growing buffers, and the forms of which the link protocol's packets are built (PROTOCOL.md, "Encoding").

#ifndef WIRE_BYTES_H
#define WIRE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Borrowed bytes: the memory belongs to another object.
struct wire_slice {
  const uint8_t *start;
  size_t count;
};

/// Bytes that are added at the end and taken from the front. All zeros is an empty buffer.
struct wire_bytes {
  uint8_t *memory;
  size_t start;
  size_t end;
  size_t capacity;
};

static inline size_t wire_count(const struct wire_bytes *bytes) { return bytes->end - bytes->start; }

/// Makes room for bytes behind the end, and returns where it begins. Ends the program if there is no memory.
uint8_t *wire_reserve(struct wire_bytes *bytes, size_t count);

/// Removes bytes from the front.
void wire_drop(struct wire_bytes *bytes, size_t count);

/// Frees the memory; the buffer is empty then.
void wire_release(struct wire_bytes *bytes);

void wire_append(struct wire_bytes *bytes, const void *source, size_t count);
void wire_append_byte(struct wire_bytes *bytes, uint8_t value);
void wire_append_uint(struct wire_bytes *bytes, uint64_t value);
void wire_append_int(struct wire_bytes *bytes, int64_t value);
/// Appends a length and that many bytes.
void wire_append_run(struct wire_bytes *bytes, struct wire_slice run);
/// Appends a C string as a length and its bytes.
void wire_append_text(struct wire_bytes *bytes, const char *text);

/// Begins a run whose length is not known yet.
///
/// - returns: The place to give to `wire_end_run`.
size_t wire_begin_run(struct wire_bytes *bytes);

/// Ends a run: puts its length before what was appended since it began.
void wire_end_run(struct wire_bytes *bytes, size_t place);

/// Reads from the front of some bytes. A failure stays: what is read afterwards is zero or empty.
struct wire_reader {
  const uint8_t *next;
  const uint8_t *end;
  bool has_failed;
};

struct wire_reader wire_read(struct wire_slice bytes);
static inline bool wire_is_at_end(const struct wire_reader *reader) { return reader->next == reader->end; }
uint8_t wire_read_byte(struct wire_reader *reader);
uint64_t wire_read_uint(struct wire_reader *reader);
int64_t wire_read_int(struct wire_reader *reader);
/// Reads a length and that many bytes, without copying them.
struct wire_slice wire_read_run(struct wire_reader *reader);

bool wire_is_equal(struct wire_slice left, struct wire_slice right);

#endif
