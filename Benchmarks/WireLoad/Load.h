// A load on a server of the link protocol: many devices in one thread of one process.

#ifndef LOAD_H
#define LOAD_H

#include <stdint.h>
#include <sys/types.h>

#include "WireBytes.h"
#include "WireSocket.h"

/// The length of a message's text, in bytes.
enum { text_length = 100 };

struct load;

/// The most servers of one load, and the most processes whose processor time counts.
enum { servers_limit = 8 };

/// One device with its connection.
struct connection {
  struct load *load;
  /// The port of the server to which it connects.
  uint16_t port;
  char account[24];
  int descriptor;
  /// A Boolean value that indicates whether the server agreed to speak the protocol.
  bool is_open;
  bool is_logged_in;
  /// A Boolean value that indicates whether the system told to wait until it takes more.
  bool is_waiting;
  char expected_accept[wire_accept_length + 1];
  struct wire_bytes received;
  /// The parts of a message in several frames.
  struct wire_bytes parts;
  /// The packet that is being made; empty if there is none.
  struct wire_bytes packet;
  /// What the system did not take yet.
  struct wire_bytes unsent;
  /// The number of the last request.
  uint64_t last_request;
  /// The number of the last entry that was pushed from a conversation; 0 before the first. No device of a load is in
  /// more than one conversation in which others write.
  int64_t sequence;
  /// The number of messages that it submitted.
  int64_t submitted;
};

/// A text that was pushed to a device.
struct pushed_text {
  /// The number that its sender gave it.
  uint32_t number;
};

/// What a measurement does with what happens.
struct handlers {
  /// Takes the answer to a request other than a login. Refusals end the program.
  void (*reply)(struct load *load, struct connection *connection);
  void (*text)(struct load *load, struct connection *connection, struct pushed_text text);
  /// Called when the time that was set has come.
  void (*time)(struct load *load);
};

struct load {
  /// The servers' ports, by which devices take turns.
  uint16_t ports[servers_limit];
  int port_count;
  /// The processes whose processor time counts.
  pid_t processes[servers_limit];
  int process_count;
  int poll;
  int timer;
  uint64_t random;
  int logins;
  struct handlers handlers;
  /// What the measurement under way keeps.
  void *measurement;
};

/// Prints why the measurement failed, and ends the program.
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

// The loop.

/// Prepares the loop. What the load is put on is set before.
void load_begin(struct load *load);
/// Handles what happens next; fails if nothing does for a long time.
void load_turn(struct load *load);
/// Sets the time, of the monotonic clock in nanoseconds, at which the handler `time` is called.
void load_set_time(struct load *load, int64_t time);
/// The time of the monotonic clock, in nanoseconds.
int64_t load_time(void);
uint64_t load_random(struct load *load);

// Connections.

/// Makes devices of accounts with a common prefix and a number behind it, and logs them in, by turns on each server.
///
/// - parameter first: The server of the first of them.
/// - returns: The devices.
struct connection *load_log_in(struct load *load, const char *prefix, int count, int first);
/// Connects and asks for the protocol.
void connection_open(struct connection *connection);
/// Reads and handles the available bytes, and sends the resulting packets.
void connection_receive(struct connection *connection);
/// Sends the packet that was made, or what was left.
void connection_flush(struct connection *connection);

// Requests. Each is added to the connection's packet.

void request_login(struct connection *connection);
/// Submits a text to an account or a group.
///
/// - parameter number: A number that comes back with `pushed_text`.
void request_text(struct connection *connection, bool is_group, const char *name, uint32_t number);
void request_group(struct connection *connection, const char *name, const struct connection *members, int count);

/// Handles a packet of the server.
void packet_receive(struct connection *connection, struct wire_slice packet);

// What the work costs.

struct usage {
  /// Time on the clock, and processor time of all threads of each process of the servers and of this process, in seconds.
  double wall;
  double servers[servers_limit];
  double client;
};

struct usage usage_now(const struct load *load);
struct usage usage_since(struct usage begin, const struct load *load);
void usage_print(struct usage usage, const struct load *load);
/// The resident memory of the servers' processes, without their children, in bytes.
int64_t resident_memory(const struct load *load);
/// Allows this process as many open files; fails if it may not have them.
void allow_files(int count);

// The measurements. Each prints its results, one name and one value a line.

struct options {
  int messages;
  int pairs;
  int outstanding;
  int members;
  int idle;
  int rate;
  int seconds;
};

void measure_pairs(struct load *load, const struct options *options);
void measure_group(struct load *load, const struct options *options);
void measure_latency(struct load *load, const struct options *options);

#endif
