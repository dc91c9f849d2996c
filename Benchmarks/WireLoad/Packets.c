#ifdef WIRE_BENCHMARK

#include <string.h>

#include "Load.h"

enum { push_reply = 1, push_event = 2 };
enum { stream_conversation = 1, entry_message = 10, kind_text = 1 };

static void receive_reply(struct connection *connection, struct wire_reader content) {
  const uint64_t number = wire_read_uint(&content);
  const uint8_t outcome = wire_read_byte(&content);
  struct wire_reader result = wire_read(wire_read_run(&content));
  if (content.has_failed) fail("%s received a reply that makes no sense", connection->account);
  if (outcome != 0) {
    const struct wire_slice code = wire_read_run(&result);
    const struct wire_slice detail = wire_read_run(&result);
    fail("the server refused request %llu of %s: %.*s %.*s", (unsigned long long)number, connection->account,
         (int)code.count, (const char *)code.start, (int)detail.count, (const char *)detail.start);
  }
  if (connection->is_logged_in) {
    connection->load->handlers.reply(connection->load, connection);
  } else {
    if (wire_read_byte(&result) != 1) fail("the login of %s is over", connection->account);
    connection->is_logged_in = true;
    connection->load->logins += 1;
  }
}

/// Reads the digits that `request_text` put at the end of an id.
static bool read_number(struct wire_slice id, uint32_t *number) {
  if (id.count != 32) return false;
  *number = 0;
  for (size_t index = 24; index < 32; index++) {
    const uint8_t digit = id.start[index];
    const bool is_letter = digit >= 'a' && digit <= 'f';
    if (!is_letter && (digit < '0' || digit > '9')) return false;
    *number = *number << 4 | (uint32_t)(is_letter ? digit - 'a' + 10 : digit - '0');
  }
  return true;
}

static void receive_event(struct connection *connection, struct wire_reader content) {
  if (wire_read_byte(&content) != stream_conversation) return;
  wire_read_byte(&content);  // The kind of the conversation, and its name.
  wire_read_run(&content);
  const int64_t sequence = wire_read_int(&content);
  wire_read_int(&content);  // The time.
  struct wire_reader entry = wire_read(wire_read_run(&content));
  if (content.has_failed) fail("%s received an entry that makes no sense", connection->account);
  // What was measured is worth nothing if a message is lost, comes twice or overtakes another.
  if (connection->sequence > 0 && sequence != connection->sequence + 1) {
    fail("%s received entry %lld after %lld", connection->account, (long long)sequence,
         (long long)connection->sequence);
  }
  connection->sequence = sequence;

  if (wire_read_byte(&entry) != entry_message) return;
  const struct wire_slice id = wire_read_run(&entry);
  wire_read_run(&entry);   // The sender.
  wire_read_int(&entry);   // Its ordinals in the conversation and among its sender's.
  wire_read_int(&entry);
  wire_read_uint(&entry);  // The options and the platform.
  wire_read_byte(&entry);
  const uint8_t kind = wire_read_byte(&entry);
  const struct wire_slice body = wire_read_run(&entry);
  if (entry.has_failed) fail("%s received a message that makes no sense", connection->account);
  if (kind != kind_text) return;
  struct pushed_text text;
  if (!read_number(id, &text.number) || body.count < text_length) {
    fail("%s received a text that was not sent", connection->account);
  }
  connection->load->handlers.text(connection->load, connection, text);
}

void packet_receive(struct connection *connection, struct wire_slice packet) {
  struct wire_reader reader = wire_read(packet);
  if (wire_read_byte(&reader) != 1) fail("the server's packets are of another version");
  while (!wire_is_at_end(&reader)) {
    const uint8_t tag = wire_read_byte(&reader);
    const struct wire_slice content = wire_read_run(&reader);
    if (reader.has_failed) fail("the server sent a packet that makes no sense");
    if (tag == push_reply) receive_reply(connection, wire_read(content));
    if (tag == push_event) receive_event(connection, wire_read(content));
  }
}

#endif
