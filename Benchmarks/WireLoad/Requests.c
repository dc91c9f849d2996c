#ifdef WIRE_BENCHMARK

#include <string.h>
#include <time.h>

#include "Load.h"

/// The time that a device waits for an answer, in milliseconds.
enum { patience = 60000 };

/// An ordinary message: it is stored, counted, shown and pushed.
enum { ordinary_options = 189 };

enum { call_connect = 1, call_submit = 10, call_create_group = 30 };

/// Begins a request in the connection's packet.
///
/// - returns: The place to give to `wire_end_run`.
static size_t begin(struct connection *connection, uint8_t call) {
  struct wire_bytes *packet = &connection->packet;
  if (wire_count(packet) == 0) {
    wire_begin_frame(packet);
    wire_append_byte(packet, 1);  // The version of the framing.
  }
  connection->last_request += 1;
  wire_append_uint(packet, connection->last_request);
  wire_append_int(packet, patience);
  wire_append_byte(packet, call);
  return wire_begin_run(packet);
}

void request_login(struct connection *connection) {
  struct wire_bytes *packet = &connection->packet;
  const size_t content = begin(connection, call_connect);
  const size_t offer = wire_begin_run(packet);
  wire_append_uint(packet, 1);  // The oldest version and the newest.
  wire_append_uint(packet, 1);
  wire_append_uint(packet, 0);  // No capabilities.
  wire_end_run(packet, offer);
  wire_append_text(packet, connection->account);
  wire_append_text(packet, "");  // No token.
  wire_append_text(packet, "load");
  wire_append_text(packet, "load");
  wire_append_byte(packet, 7);  // Linux.
  wire_append_byte(packet, 0);  // No tag and no exclusivity.
  wire_append_byte(packet, 0);
  wire_append_int(packet, 0);  // Everything is new to it.
  wire_append_byte(packet, 1);  // It follows groups.
  wire_append_byte(packet, 0);  // No limits of what waits, and nothing restored.
  wire_append_byte(packet, 0);
  wire_append_uint(packet, 0);  // No history.
  wire_append_byte(packet, 0);  // No note, and no text that goes with the token.
  wire_append_byte(packet, 0);
  wire_append_byte(packet, 0);  // Everything that the account may do.
  wire_end_run(packet, content);
}

static void write_digits(char *target, uint64_t value, int count) {
  for (int index = count - 1; index >= 0; index--, value >>= 4) target[index] = "0123456789abcdef"[value & 15];
}

void request_text(struct connection *connection, bool is_group, const char *name, uint32_t number) {
  struct wire_bytes *packet = &connection->packet;
  const size_t content = begin(connection, call_submit);
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  char id[33] = {0};
  write_digits(id, (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000, 12);
  write_digits(id + 12, load_random(connection->load), 12);
  write_digits(id + 24, number, 8);
  wire_append_text(packet, id);
  wire_append_byte(packet, is_group);
  wire_append_text(packet, name);
  wire_append_uint(packet, ordinary_options);
  wire_append_byte(packet, 1);  // A text.
  const size_t body = wire_begin_run(packet);
  wire_append_byte(packet, 1);  // The version of the body, and its kind.
  wire_append_byte(packet, 1);
  static const char text[text_length + 1] =
      "A text of one hundred bytes, which is as long as many that people write to one another all day long.";
  wire_append_text(packet, text);
  wire_append(packet, "\0\0\0", 4);  // No attributes, fallback text, push hints or extensions.
  wire_end_run(packet, body);
  wire_append_byte(packet, 0);  // It revokes nothing, and nothing was interrupted.
  wire_append_byte(packet, 0);
  wire_end_run(packet, content);
  connection->submitted += 1;
}

void request_group(struct connection *connection, const char *name, const struct connection *members, int count) {
  struct wire_bytes *packet = &connection->packet;
  const size_t content = begin(connection, call_create_group);
  wire_append_byte(packet, 1);
  wire_append_text(packet, name);
  const size_t group = wire_begin_run(packet);
  wire_append_text(packet, name);
  wire_append_text(packet, name);
  wire_append_text(packet, connection->account);
  wire_append_int(packet, 0);  // The hub counts the members and limits them.
  wire_append_int(packet, 0);
  wire_append(packet, "\0\0\0", 4);  // Not muted, not open, and run by its owner alone.
  wire_append_uint(packet, 0);  // No properties.
  wire_append_int(packet, 0);  // When it was created, and its version, are the hub's.
  wire_append_int(packet, 0);
  wire_end_run(packet, group);
  wire_append_uint(packet, (uint64_t)count);
  for (int index = 0; index < count; index++) wire_append_text(packet, members[index].account);
  wire_append_byte(packet, 0);  // No note.
  wire_end_run(packet, content);
}

#endif
