#ifdef WIRE_BENCHMARK

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "Load.h"

/// The most that is read at a time, and the largest frame, in bytes.
enum { read_size = 64 * 1024, frame_limit = 64 * 1024 * 1024 };

/// The most logins that are under way at a time.
enum { logins_at_once = 50 };

struct connection *load_log_in(struct load *load, const char *prefix, int count, int first) {
  struct connection *connections = calloc((size_t)count, sizeof *connections);
  if (!connections) fail("no memory");
  const int before = load->logins;
  for (int index = 0; index < count; index++) {
    struct connection *connection = connections + index;
    connection->load = load;
    connection->port = load->ports[(first + index) % load->port_count];
    snprintf(connection->account, sizeof connection->account, "%s%d", prefix, index);
    while (before + index - load->logins >= logins_at_once) load_turn(load);
    connection_open(connection);
  }
  while (load->logins < before + count) load_turn(load);
  return connections;
}

static void watch(struct connection *connection, int operation, uint32_t events) {
  struct epoll_event event = {.events = events, .data = {.ptr = connection}};
  if (epoll_ctl(connection->load->poll, operation, connection->descriptor, &event) != 0) {
    fail("epoll: %s", strerror(errno));
  }
}

void connection_open(struct connection *connection) {
  const struct sockaddr_in address = {
      .sin_family = AF_INET,
      .sin_port = htons(connection->port),
      .sin_addr = {htonl(INADDR_LOOPBACK)},
  };
  const int on = 1;
  // To this very machine: it connects at once, or waits for a place in the server's queue.
  connection->descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connection->descriptor < 0) fail("no socket: %s", strerror(errno));
  if (connect(connection->descriptor, (const struct sockaddr *)&address, sizeof address) != 0) {
    fail("cannot connect: %s", strerror(errno));
  }
  setsockopt(connection->descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (fcntl(connection->descriptor, F_SETFL, O_NONBLOCK) != 0) fail("no socket: %s", strerror(errno));

  // Any 16 bytes in base64: here 16 of which the letters are drawn.
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  char key[25];
  for (int index = 0; index < 21; index++) key[index] = letters[load_random(connection->load) >> 58];
  // Of the last letter only the upper two bits belong to the bytes.
  key[21] = "AQgw"[load_random(connection->load) >> 62];
  memcpy(key + 22, "==", 3);
  wire_accept((struct wire_slice){(const uint8_t *)key, 24}, connection->expected_accept);
  char request[512];
  const int count = snprintf(
      request, sizeof request,
      "GET " WIRE_PATH " HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: " WIRE_SUBPROTOCOL "\r\n\r\n",
      connection->port, key);
  wire_append(&connection->unsent, request, (size_t)count);
  watch(connection, EPOLL_CTL_ADD, EPOLLIN);
  connection_flush(connection);
}

// Sending.

void connection_flush(struct connection *connection) {
  struct wire_bytes *packet = &connection->packet, *unsent = &connection->unsent;
  if (wire_count(packet) > 0) {
    const uint32_t mask = (uint32_t)load_random(connection->load);
    wire_end_frame(packet, wire_binary, (const uint8_t *)&mask);
    wire_append(unsent, packet->memory + packet->start, wire_count(packet));
    wire_drop(packet, wire_count(packet));
  }
  if (wire_count(unsent) > 0) {
    const ssize_t count =
        send(connection->descriptor, unsent->memory + unsent->start, wire_count(unsent), MSG_NOSIGNAL);
    if (count > 0) wire_drop(unsent, (size_t)count);
    if (count < 0 && errno != EAGAIN && errno != EINTR) {
      fail("%s cannot send: %s", connection->account, strerror(errno));
    }
  }
  const bool must_wait = wire_count(unsent) > 0;
  if (must_wait != connection->is_waiting) {
    connection->is_waiting = must_wait;
    watch(connection, EPOLL_CTL_MOD, must_wait ? EPOLLIN | EPOLLOUT : EPOLLIN);
  }
}

static void send_pong(struct connection *connection, struct wire_slice payload) {
  struct wire_bytes pong = {0};
  const uint32_t mask = (uint32_t)load_random(connection->load);
  wire_begin_frame(&pong);
  wire_append(&pong, payload.start, payload.count);
  wire_end_frame(&pong, wire_pong, (const uint8_t *)&mask);
  wire_append(&connection->unsent, pong.memory + pong.start, wire_count(&pong));
  wire_release(&pong);
}

// Receiving.

/// Reads the answer to the protocol request once it is complete.
static void receive_answer(struct connection *connection) {
  struct wire_bytes *received = &connection->received;
  const char *text = (const char *)received->memory + received->start;
  const char *end = memmem(text, wire_count(received), "\r\n\r\n", 4);
  if (!end) return;
  const size_t count = (size_t)(end + 4 - text);
  static const char status[] = "HTTP/1.1 101 ";
  if (count < sizeof status || memcmp(text, status, sizeof status - 1) != 0) {
    fail("the server answered: %.*s", (int)(strcspn(text, "\r")), text);
  }
  if (!memmem(text, count, connection->expected_accept, wire_accept_length)
      || !memmem(text, count, WIRE_SUBPROTOCOL, sizeof WIRE_SUBPROTOCOL - 1)) {
    fail("the server does not speak the protocol");
  }
  wire_drop(received, count);
  connection->is_open = true;
  request_login(connection);
}

static void receive_frame(struct connection *connection, const struct wire_frame *frame) {
  struct wire_bytes *parts = &connection->parts;
  switch (frame->opcode) {
    case wire_binary:
    case wire_continuation:
      if (frame->is_final && wire_count(parts) == 0) {
        packet_receive(connection, frame->payload);
        return;
      }
      wire_append(parts, frame->payload.start, frame->payload.count);
      if (!frame->is_final) return;
      packet_receive(connection, (struct wire_slice){parts->memory + parts->start, wire_count(parts)});
      wire_drop(parts, wire_count(parts));
      return;
    case wire_ping: send_pong(connection, frame->payload); return;
    case wire_pong: return;
    case wire_close: {
      const uint8_t *code = frame->payload.start;
      fail("the server closed the connection of %s with %d", connection->account,
           frame->payload.count < 2 ? 1005 : code[0] << 8 | code[1]);
    }
    default: fail("the server sent a frame %d", frame->opcode);
  }
}

void connection_receive(struct connection *connection) {
  struct wire_bytes *received = &connection->received;
  const ssize_t count = recv(connection->descriptor, wire_reserve(received, read_size), read_size, 0);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) fail("the server ended the connection of %s", connection->account);
  received->end += (size_t)count;
  if (!connection->is_open) receive_answer(connection);
  struct wire_frame frame;
  enum wire_progress progress = wire_is_partial;
  while (connection->is_open && (progress = wire_next_frame(received, false, frame_limit, &frame)) == wire_is_whole) {
    receive_frame(connection, &frame);
  }
  if (progress == wire_is_broken) fail("the server sent a frame that makes no sense");
  connection_flush(connection);
}

#endif
