#include "include/WireSocket.h"

#include <string.h>

/// The room that is left for a frame's head: two bytes, a length of eight, a mask of four; and two, so that the payload
/// is aligned.
enum { head_room = 16 };

static void apply_mask(uint8_t *payload, size_t count, const uint8_t *mask) {
  uint64_t wide;
  memcpy(&wide, mask, 4);
  memcpy((uint8_t *)&wide + 4, mask, 4);
  size_t place = 0;
  for (; place + 8 <= count; place += 8) {
    uint64_t word;
    memcpy(&word, payload + place, 8);
    word ^= wide;
    memcpy(payload + place, &word, 8);
  }
  for (; place < count; place++) payload[place] ^= mask[place & 3];
}

enum wire_progress wire_next_frame(
    struct wire_bytes *received, bool is_masked, size_t limit, struct wire_frame *frame) {
  uint8_t *head = received->memory + received->start;
  const size_t available = wire_count(received);
  if (available < 2) return wire_is_partial;
  const bool has_mask = head[1] & 0x80;
  if (head[0] & 0x70 || has_mask != is_masked) return wire_is_broken;

  uint64_t count = head[1] & 0x7F;
  const int size = count == 127 ? 8 : count == 126 ? 2 : 0;
  const size_t start = 2 + (size_t)size + (is_masked ? 4 : 0);
  if (available < start) return wire_is_partial;
  if (size > 0) {
    count = 0;
    for (int index = 0; index < size; index++) count = count << 8 | head[2 + index];
  }
  if (count > limit) return wire_is_broken;
  if (available - start < count) return wire_is_partial;

  if (is_masked) apply_mask(head + start, count, head + start - 4);
  frame->opcode = head[0] & 0x0F;
  frame->is_final = head[0] & 0x80;
  frame->payload = (struct wire_slice){head + start, count};
  wire_drop(received, start + count);
  return wire_is_whole;
}

void wire_begin_frame(struct wire_bytes *frame) {
  wire_reserve(frame, head_room);
  frame->end += head_room;
}

void wire_end_frame(struct wire_bytes *frame, enum wire_opcode opcode, const uint8_t *mask) {
  const size_t count = wire_count(frame) - head_room;
  uint8_t *payload = frame->memory + frame->start + head_room;
  uint8_t head[head_room];
  size_t length = 0;
  head[length++] = 0x80 | (uint8_t)opcode;
  const int size = count < 126 ? 0 : count <= UINT16_MAX ? 2 : 8;
  head[length++] = (uint8_t)((mask ? 0x80 : 0) | (size == 0 ? count : size == 2 ? 126 : 127));
  for (int index = size - 1; index >= 0; index--) head[length++] = (uint8_t)(count >> (8 * index));
  if (mask) {
    memcpy(head + length, mask, 4);
    length += 4;
    apply_mask(payload, count, mask);
  }
  memcpy(payload - length, head, length);
  frame->start += head_room - length;
}
