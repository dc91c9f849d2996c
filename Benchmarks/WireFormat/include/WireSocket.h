// The WebSocket protocol (RFC 6455), as far as a device and a hub need it: handshake and frames, for either side.

#ifndef WIRE_SOCKET_H
#define WIRE_SOCKET_H

#include "WireBytes.h"

/// The name of the protocol that devices ask for, and its path.
#define WIRE_SUBPROTOCOL "parlance.1"
#define WIRE_PATH "/v1/link"

enum wire_opcode {
  wire_continuation = 0,
  wire_text = 1,
  wire_binary = 2,
  wire_close = 8,
  wire_ping = 9,
  wire_pong = 10,
};

/// The length of the header that answers a key.
enum { wire_accept_length = 28 };

/// Computes the header that answers a client's key.
///
/// - parameter accept: Takes `wire_accept_length` characters and a zero.
void wire_accept(struct wire_slice key, char *accept);

/// A WebSocket frame. Its payload lies in the buffer of received bytes, unmasked.
struct wire_frame {
  enum wire_opcode opcode;
  bool is_final;
  struct wire_slice payload;
};

enum wire_progress { wire_is_whole, wire_is_partial, wire_is_broken };

/// Takes the next frame from the front of the received bytes.
///
/// - parameter is_masked: A Boolean value that indicates whether the sender is a client, which masks.
/// - parameter limit: The largest payload that is taken, in bytes.
/// - returns: Whether a frame was taken. Its payload is valid until bytes are added to the buffer.
enum wire_progress wire_next_frame(
    struct wire_bytes *received, bool is_masked, size_t limit, struct wire_frame *frame);

/// Begins a frame in an empty buffer, to which its payload is then appended: leaves room for the head.
void wire_begin_frame(struct wire_bytes *frame);

/// Puts a frame's head before the payload, which is complete, and masks it.
///
/// - parameter mask: The four bytes with which a client masks; null for a server.
void wire_end_frame(struct wire_bytes *frame, enum wire_opcode opcode, const uint8_t *mask);

#endif
