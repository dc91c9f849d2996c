#include "include/WireSocket.h"

#include <string.h>

static uint32_t rotated(uint32_t word, int count) { return word << count | word >> (32 - count); }

/// Takes 64 bytes into a SHA-1 digest (RFC 3174).
static void digest_block(uint32_t state[5], const uint8_t *block) {
  uint32_t words[80];
  for (int index = 0; index < 16; index++) {
    const uint8_t *bytes = block + 4 * index;
    words[index] = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
  }
  for (int index = 16; index < 80; index++) {
    words[index] = rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1);
  }
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
  for (int index = 0; index < 80; index++) {
    uint32_t mixed, constant;
    if (index < 20) {
      mixed = (b & c) | (~b & d);
      constant = 0x5A827999;
    } else if (index < 40) {
      mixed = b ^ c ^ d;
      constant = 0x6ED9EBA1;
    } else if (index < 60) {
      mixed = (b & c) | (b & d) | (c & d);
      constant = 0x8F1BBCDC;
    } else {
      mixed = b ^ c ^ d;
      constant = 0xCA62C1D6;
    }
    const uint32_t next = rotated(a, 5) + mixed + e + constant + words[index];
    e = d;
    d = c;
    c = rotated(b, 30);
    b = a;
    a = next;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
}

/// Computes the SHA-1 digest of at most 119 bytes.
static void digest(const uint8_t *bytes, size_t count, uint8_t result[20]) {
  uint8_t padded[128] = {0};
  memcpy(padded, bytes, count);
  padded[count] = 0x80;
  const size_t length = count < 56 ? 64 : 128;
  padded[length - 2] = (uint8_t)(count * 8 >> 8);
  padded[length - 1] = (uint8_t)(count * 8);
  uint32_t state[5] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
  for (size_t place = 0; place < length; place += 64) digest_block(state, padded + place);
  for (int index = 0; index < 20; index++) result[index] = (uint8_t)(state[index / 4] >> (24 - index % 4 * 8));
}

void wire_accept(struct wire_slice key, char *accept) {
  static const char suffix[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  uint8_t text[119];
  // A key is 24 characters. One that is longer than any is answered with what no client expects.
  const size_t count = key.count <= 64 ? key.count : 64;
  memcpy(text, key.start, count);
  memcpy(text + count, suffix, sizeof suffix - 1);
  // One more byte than the digest has, so that it divides by three.
  uint8_t result[21] = {0};
  digest(text, count + sizeof suffix - 1, result);
  for (int place = 0; place < 7; place++) {
    const uint8_t *group = result + 3 * place;
    const uint32_t bits = (uint32_t)group[0] << 16 | (uint32_t)group[1] << 8 | group[2];
    for (int index = 0; index < 4; index++) accept[4 * place + index] = letters[bits >> (18 - 6 * index) & 63];
  }
  accept[wire_accept_length - 1] = '=';
  accept[wire_accept_length] = 0;
}
