#ifdef WIRE_BENCHMARK

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "Baseline.h"

enum { call_connect = 1, call_disconnect = 2, call_submit = 10, call_create_group = 30 };
enum { frame_reply = 1, frame_event = 2 };

static int64_t now;

void calls_begin_turn(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  now = (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// A reply that is being written.
struct reply {
  struct wire_bytes *packet;
  size_t frame;
  size_t content;
};

static struct reply begin_reply(struct client *client, uint64_t number, bool is_success) {
  struct reply reply = {.packet = client_packet(client)};
  wire_append_byte(reply.packet, frame_reply);
  reply.frame = wire_begin_run(reply.packet);
  wire_append_uint(reply.packet, number);
  wire_append_byte(reply.packet, is_success ? 0 : 1);
  reply.content = wire_begin_run(reply.packet);
  return reply;
}

static void end_reply(struct reply reply) {
  wire_end_run(reply.packet, reply.content);
  wire_end_run(reply.packet, reply.frame);
}

static void refuse(struct client *client, uint64_t number, const char *code) {
  const struct reply reply = begin_reply(client, number, false);
  wire_append_text(reply.packet, code);
  wire_append_text(reply.packet, "");
  end_reply(reply);
}

// Logging in.

static void carry_out_connect(struct client *client, uint64_t number, struct wire_reader request) {
  wire_read_run(&request);  // What the device offers.
  const struct wire_slice name = wire_read_run(&request);
  if (request.has_failed || name.count == 0) {
    refuse(client, number, "malformedData");
    return;
  }
  struct account *account = find_account(name, true);
  client->account = account;
  account->client = client;

  const struct reply reply = begin_reply(client, number, true);
  struct wire_bytes *packet = reply.packet;
  wire_append_byte(packet, 1);
  const size_t terms = wire_begin_run(packet);
  wire_append_uint(packet, 1);  // The version, and no capabilities.
  wire_append_uint(packet, 0);
  const size_t limits = wire_begin_run(packet);
  wire_append_int(packet, 500);
  wire_append_int(packet, 2500);
  wire_append_int(packet, 500);
  wire_append_int(packet, 131072);
  wire_end_run(packet, limits);
  wire_end_run(packet, terms);
  wire_append_int(packet, now);
  wire_append_int(packet, now);
  wire_append_int(packet, 1);  // The login's number.
  wire_append_run(packet, account->name);
  wire_append_uint(packet, 0);  // No generations, and no fork.
  wire_append_byte(packet, 0);
  wire_append_uint(packet, 1);  // One head: the account's stream, where nothing is.
  wire_append_run(packet, (struct wire_slice){(const uint8_t *)"\0\0\0\0\0", 5});
  wire_append_uint(packet, 0);  // No groups and no other devices.
  wire_append_uint(packet, 0);
  wire_append_byte(packet, 0);  // No settings and no contacts, and no further page.
  wire_append_byte(packet, 0);
  wire_append_byte(packet, 0);
  end_reply(reply);
}

// Groups.

static void carry_out_create_group(struct client *client, uint64_t number, struct wire_reader request) {
  if (wire_read_byte(&request) != 1) {
    refuse(client, number, "unsupported");
    return;
  }
  const struct wire_slice name = wire_read_run(&request);
  const struct wire_slice information = wire_read_run(&request);
  const uint64_t count = wire_read_uint(&request);
  if (request.has_failed || count > 10000 || find_group(name, false)) {
    refuse(client, number, "groupExists");
    return;
  }
  struct stream *group = find_group(name, true);
  group->members = calloc(count + 1, sizeof *group->members);
  if (!group->members) fail("no memory");
  group->members[group->member_count++].account = client->account;
  for (uint64_t index = 0; index < count; index++) {
    struct account *account = find_account(wire_read_run(&request), false);
    if (account) group->members[group->member_count++].account = account;
  }
  const struct reply reply = begin_reply(client, number, true);
  wire_append_run(reply.packet, information);
  wire_append_uint(reply.packet, 0);  // No members, and none that were refused.
  wire_append_uint(reply.packet, 0);
  wire_append_byte(reply.packet, 0);  // No further page, and none that are asked first.
  wire_append_uint(reply.packet, 0);
  end_reply(reply);
}

// Messages.

/// The frame that tells of a message. The same for all members of a group.
static struct wire_slice event(const struct message *message, const struct account *sender, uint8_t platform) {
  static struct wire_bytes frame;
  wire_drop(&frame, wire_count(&frame));
  wire_append_byte(&frame, frame_event);
  const size_t content = wire_begin_run(&frame);
  wire_append_byte(&frame, 1);
  wire_append_byte(&frame, message->stream->is_group);
  wire_append_run(&frame, message->stream->is_group ? message->stream->name : sender->name);
  wire_append_int(&frame, message->sequence);
  wire_append_int(&frame, message->time);
  const size_t entry = wire_begin_run(&frame);
  wire_append_byte(&frame, 10);
  wire_append_run(&frame, message->id);
  wire_append_run(&frame, sender->name);
  wire_append_int(&frame, message->sequence);
  wire_append_int(&frame, message->sender_number);
  wire_append_uint(&frame, message->options);
  wire_append_byte(&frame, platform);
  wire_append_byte(&frame, message->kind);
  wire_append_run(&frame, message->body);
  wire_end_run(&frame, entry);
  wire_end_run(&frame, content);
  return (struct wire_slice){frame.memory + frame.start, wire_count(&frame)};
}

static void carry_out_submit(struct client *client, uint64_t number, struct wire_reader request) {
  struct message message = {.id = wire_read_run(&request)};
  const bool is_group = wire_read_byte(&request) == 1;
  const struct wire_slice name = wire_read_run(&request);
  message.options = wire_read_uint(&request);
  message.kind = wire_read_byte(&request);
  message.body = wire_read_run(&request);
  if (request.has_failed || message.id.count == 0) {
    refuse(client, number, "malformedData");
    return;
  }
  struct account *sender = client->account;
  struct account *receiver = is_group ? NULL : find_account(name, false);
  struct stream *stream = is_group ? find_group(name, false) : receiver ? find_direct(sender, receiver) : NULL;
  if (!stream) {
    refuse(client, number, is_group ? "groupNotFound" : "accountNotFound");
    return;
  }
  struct member *member = stream->members, *end = member + stream->member_count;
  while (member < end && member->account != sender) member++;
  if (member == end) {
    refuse(client, number, "notMember");
    return;
  }
  message.stream = stream;
  message.sequence = stream->last_sequence + 1;
  message.time = now > stream->last_time ? now : stream->last_time + 1;
  message.sender = sender->number;
  message.sender_number = member->sent + 1;
  if (!store_add(&message)) {
    refuse(client, number, "messageExists");
    return;
  }
  stream->last_sequence = message.sequence;
  stream->last_time = message.time;
  member->sent = message.sender_number;

  const struct reply reply = begin_reply(client, number, true);
  wire_append_run(reply.packet, message.id);
  wire_append_int(reply.packet, message.sequence);
  wire_append_int(reply.packet, message.time);
  wire_append_int(reply.packet, message.sequence);
  wire_append_int(reply.packet, message.sender_number);
  wire_append_uint(reply.packet, 0);  // No expected readers, and no duplicate.
  wire_append_byte(reply.packet, 0);
  wire_append_byte(reply.packet, receiver && !receiver->client);
  wire_append_byte(reply.packet, 0);  // No revocation; the peer receives it.
  wire_append_byte(reply.packet, 0);
  wire_append_byte(reply.packet, 0);  // The conversation's name was right, and no words were masked.
  wire_append_byte(reply.packet, 0);
  end_reply(reply);

  const struct wire_slice frame = event(&message, sender, 7);
  for (member = stream->members; member < end; member++) {
    if (member->account == sender || !member->account->client) continue;
    wire_append(client_packet(member->account->client), frame.start, frame.count);
  }
}

// Packets.

static void carry_out(struct client *client, uint64_t number, uint8_t call, struct wire_reader content) {
  if (call == call_connect) {
    carry_out_connect(client, number, content);
  } else if (!client->account) {
    refuse(client, number, "notLoggedIn");
  } else if (call == call_submit) {
    carry_out_submit(client, number, content);
  } else if (call == call_create_group) {
    carry_out_create_group(client, number, content);
  } else if (call == call_disconnect) {
    client->account->client = NULL;
    client->account = NULL;
    end_reply(begin_reply(client, number, true));
  } else {
    refuse(client, number, "unsupported");
  }
}

bool calls_receive(struct client *client, struct wire_slice packet) {
  struct wire_reader reader = wire_read(packet);
  if (wire_read_byte(&reader) != 1) return false;
  while (!wire_is_at_end(&reader)) {
    const uint64_t number = wire_read_uint(&reader);
    wire_read_int(&reader);  // The device's patience.
    const uint8_t call = wire_read_byte(&reader);
    const struct wire_slice content = wire_read_run(&reader);
    if (reader.has_failed) return false;
    carry_out(client, number, call, wire_read(content));
  }
  return true;
}

#endif
