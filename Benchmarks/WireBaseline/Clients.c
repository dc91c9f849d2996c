#ifdef WIRE_BENCHMARK

#define _GNU_SOURCE
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "Baseline.h"

/// The most that is read at a time, and the largest packet, in bytes.
enum { read_size = 64 * 1024, packet_limit = 4 * 1024 * 1024 };

static int poll_descriptor;
/// The clients that have a packet to send, or are to be freed, at the end of the turn.
static struct client *first_listed;

static void list(struct client *client) {
  if (client->is_listed) return;
  client->is_listed = true;
  client->next = first_listed;
  first_listed = client;
}

void clients_accept(int poll, int listener) {
  poll_descriptor = poll;
  for (;;) {
    const int descriptor = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (descriptor < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (descriptor < 0) fail("accept: %s", strerror(errno));
    const int on = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    struct client *client = calloc(1, sizeof *client);
    if (!client) fail("no memory");
    client->descriptor = descriptor;
    struct epoll_event event = {.events = EPOLLIN, .data = {.ptr = client}};
    if (epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event) != 0) fail("epoll: %s", strerror(errno));
  }
}

/// Ends a connection. Its memory is freed with the turn, as events of the turn may still name it.
static void close_client(struct client *client) {
  if (client->is_closed) return;
  client->is_closed = true;
  close(client->descriptor);
  if (client->account && client->account->client == client) client->account->client = NULL;
  list(client);
}

static void release_client(struct client *client) {
  wire_release(&client->received);
  wire_release(&client->packet);
  wire_release(&client->unsent);
  free(client);
}

// Sending.

struct wire_bytes *client_packet(struct client *client) {
  if (wire_count(&client->packet) == 0) {
    wire_begin_frame(&client->packet);
    wire_append_byte(&client->packet, 1);  // The version of the framing.
    list(client);
  }
  return &client->packet;
}

/// Gives bytes to the system, and drops those that it took.
static void write_bytes(struct client *client, struct wire_bytes *bytes) {
  const ssize_t count = send(client->descriptor, bytes->memory + bytes->start, wire_count(bytes), MSG_NOSIGNAL);
  if (count >= 0) {
    wire_drop(bytes, (size_t)count);
  } else if (errno != EAGAIN && errno != EINTR) {
    close_client(client);
  }
}

static void flush(struct client *client) {
  if (!client->is_closed && wire_count(&client->unsent) > 0) write_bytes(client, &client->unsent);
  struct wire_bytes *packet = &client->packet;
  if (wire_count(packet) > 0) {
    wire_end_frame(packet, wire_binary, NULL);
    if (!client->is_closed && wire_count(&client->unsent) == 0) write_bytes(client, packet);
    wire_append(&client->unsent, packet->memory + packet->start, wire_count(packet));
    wire_drop(packet, wire_count(packet));
  }
  const bool must_wait = wire_count(&client->unsent) > 0;
  if (client->is_closed || must_wait == client->is_waiting) return;
  client->is_waiting = must_wait;
  struct epoll_event event = {.events = must_wait ? EPOLLIN | EPOLLOUT : EPOLLIN, .data = {.ptr = client}};
  if (epoll_ctl(poll_descriptor, EPOLL_CTL_MOD, client->descriptor, &event) != 0) fail("epoll: %s", strerror(errno));
}

// Not at once: the packet that is being made belongs to a commit that is still to come.
void client_continue(struct client *client) { list(client); }

void clients_finish_turn(void) {
  while (first_listed) {
    struct client *client = first_listed;
    first_listed = client->next;
    flush(client);
    client->is_listed = false;
    if (client->is_closed) release_client(client);
  }
}

// Receiving.

/// Answers the protocol request once it is complete.
///
/// - returns: Whether the connection goes on.
static bool receive_request(struct client *client, struct wire_bytes *received) {
  const char *text = (const char *)received->memory + received->start;
  const size_t available = wire_count(received);
  const char *end = memmem(text, available, "\r\n\r\n", 4);
  if (!end) return available < 4096;
  char head[4096];
  const size_t count = (size_t)(end + 4 - text);
  if (count >= sizeof head) return false;
  memcpy(head, text, count);
  head[count] = 0;
  const char *key = strcasestr(head, "\r\nSec-WebSocket-Key:");
  if (strncmp(head, "GET " WIRE_PATH " ", 5 + strlen(WIRE_PATH)) != 0 || !strstr(head, WIRE_SUBPROTOCOL) || !key) {
    return false;
  }
  key += strlen("\r\nSec-WebSocket-Key:");
  key += strspn(key, " ");
  char accept[wire_accept_length + 1];
  wire_accept((struct wire_slice){(const uint8_t *)key, strcspn(key, " \r")}, accept);
  char answer[256];
  const int length = snprintf(
      answer, sizeof answer,
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Accept: %s\r\nSec-WebSocket-Protocol: " WIRE_SUBPROTOCOL "\r\n\r\n",
      accept);
  wire_drop(received, count);
  client->is_open = true;
  wire_append(&client->unsent, answer, (size_t)length);
  list(client);
  return true;
}

/// - returns: Whether the connection goes on.
static bool receive_frame(struct client *client, const struct wire_frame *frame) {
  switch (frame->opcode) {
    // Devices of a load send each packet in one frame.
    case wire_binary: return frame->is_final && calls_receive(client, frame->payload);
    case wire_ping: {
      struct wire_bytes pong = {0};
      wire_begin_frame(&pong);
      wire_append(&pong, frame->payload.start, frame->payload.count);
      wire_end_frame(&pong, wire_pong, NULL);
      wire_append(&client->unsent, pong.memory + pong.start, wire_count(&pong));
      wire_release(&pong);
      list(client);
      return true;
    }
    case wire_pong: return true;
    default: return false;
  }
}

/// - returns: Whether the connection goes on.
static bool receive(struct client *client, struct wire_bytes *received) {
  if (!client->is_open && !receive_request(client, received)) return false;
  if (!client->is_open) return true;
  struct wire_frame frame;
  enum wire_progress progress;
  while ((progress = wire_next_frame(received, true, packet_limit, &frame)) == wire_is_whole) {
    if (!receive_frame(client, &frame)) return false;
  }
  return progress == wire_is_partial;
}

void client_receive(struct client *client) {
  if (client->is_closed) return;
  // One buffer for all: an idle connection keeps none.
  static struct wire_bytes arriving;
  const ssize_t count = recv(client->descriptor, wire_reserve(&arriving, read_size), read_size, 0);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) {
    close_client(client);
    return;
  }
  arriving.end += (size_t)count;
  bool goes_on;
  if (wire_count(&client->received) > 0) {
    wire_append(&client->received, arriving.memory, (size_t)count);
    goes_on = receive(client, &client->received);
  } else {
    goes_on = receive(client, &arriving);
    if (goes_on) wire_append(&client->received, arriving.memory + arriving.start, wire_count(&arriving));
  }
  wire_drop(&arriving, wire_count(&arriving));
  if (!goes_on) close_client(client);
}

#endif
