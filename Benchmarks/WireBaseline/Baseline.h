// The least that a durable service of the link protocol does, in one thread: the measure of the gateway's benchmark. It
// takes sockets, WebSocket frames, logins, texts and groups, keeps messages in SQLite, answers, and pushes. It checks
// next to nothing, and has no other calls.

#ifndef BASELINE_H
#define BASELINE_H

#include <stdint.h>

#include "WireBytes.h"
#include "WireSocket.h"

struct account;

/// One connection.
struct client {
  int descriptor;
  /// A Boolean value that indicates whether the handshake is done.
  bool is_open;
  bool is_closed;
  /// A Boolean value that indicates whether the system told to wait until it takes more.
  bool is_waiting;
  /// The account that is logged in.
  struct account *account;
  /// A part of a frame that has not arrived in full.
  struct wire_bytes received;
  /// The packet of this turn; empty if there is none.
  struct wire_bytes packet;
  /// What the system did not take yet.
  struct wire_bytes unsent;
  /// The next client that has a packet in this turn, or was closed in it; its place in that list is taken once.
  struct client *next;
  bool is_listed;
};

struct account {
  struct wire_slice name;
  int64_t number;
  /// The connection on which it is logged in; null if there is none.
  struct client *client;
};

/// A conversation: of two accounts or of a group.
struct stream {
  /// A group's name.
  struct wire_slice name;
  bool is_group;
  int64_t number;
  int64_t last_sequence;
  int64_t last_time;
  struct member {
    struct account *account;
    /// The number of messages that it sent.
    int64_t sent;
  } *members;
  size_t member_count;
};

/// Prints what went wrong, and ends the program.
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

// Clients.

/// Takes new connections from a listening socket.
void clients_accept(int poll, int listener);
/// Reads the available bytes, and executes the requests in them.
void client_receive(struct client *client);
/// Notes that there is something to send at the end of the turn, and begins a packet unless one was begun.
struct wire_bytes *client_packet(struct client *client);
/// Notes that the system takes more.
void client_continue(struct client *client);
/// Sends what was left and the packets of the turn, after its commit.
void clients_finish_turn(void);

// Requests.

/// Notes the time of a turn, in milliseconds since 1970.
void calls_begin_turn(void);
/// Carries out the requests of a packet.
///
/// - returns: Whether it was one.
bool calls_receive(struct client *client, struct wire_slice packet);

// Names.

/// The account of a name; null if there is none and none is to be made.
struct account *find_account(struct wire_slice name, bool makes);
/// The conversation of two accounts, made if there is none.
struct stream *find_direct(struct account *left, struct account *right);
/// The group of a name; null if there is none and none is to be made.
struct stream *find_group(struct wire_slice name, bool makes);

// The store. What is written becomes durable with the commit at the end of the turn.

void store_open(const char *folder);
void store_add_account(const struct account *account);
void store_add_stream(const struct stream *stream);

/// A message to be stored.
struct message {
  struct wire_slice id;
  const struct stream *stream;
  int64_t sequence;
  int64_t time;
  int64_t sender;
  int64_t sender_number;
  uint64_t options;
  uint8_t kind;
  struct wire_slice body;
};

/// Stores a message.
///
/// - returns: Whether its id is new.
bool store_add(const struct message *message);
void store_commit(void);

#endif
