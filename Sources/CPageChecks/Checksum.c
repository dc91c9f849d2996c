#include "Checksum.h"

#include <string.h>

/// What stands before each checksum.
static const uint8_t mark[4] = {'P', 'A', 'G', 'E'};

static const uint64_t factor = 0x9E3779B97F4A7C15;

static uint64_t rotated(uint64_t word, int count) { return word << count | word >> (64 - count); }

static uint64_t word(const uint8_t *bytes) {
  uint64_t result;
  memcpy(&result, bytes, sizeof result);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  result = __builtin_bswap64(result);
#endif
  return result;
}

/// Four sums that do not wait for one another; each step can be undone, so that no single change goes lost.
static uint32_t checksum(const uint8_t *page, size_t length, uint64_t number) {
  uint64_t sums[4];
  for (int lane = 0; lane < 4; lane++) sums[lane] = (number * 4 + (uint64_t)lane + 1) * factor;
  size_t place = 0;
  for (; place + 32 <= length; place += 32) {
    for (int lane = 0; lane < 4; lane++) {
      sums[lane] = rotated((sums[lane] ^ word(page + place + 8 * lane)) * factor, 31);
    }
  }
  for (int lane = 0; place + 8 <= length; place += 8, lane++) {
    sums[lane] = rotated((sums[lane] ^ word(page + place)) * factor, 31);
  }
  uint64_t sum = length;
  for (int lane = 0; lane < 4; lane++) {
    sum = (sum ^ sums[lane]) * 0xFF51AFD7ED558CCD;
    sum ^= sum >> 33;
  }
  return (uint32_t)(sum >> 32) ^ (uint32_t)sum;
}

void page_seal(uint8_t *page, size_t length, uint64_t number) {
  uint8_t *trailer = page + length - page_trailer_length;
  const uint32_t sum = checksum(page, length - page_trailer_length, number);
  memcpy(trailer, mark, sizeof mark);
  for (int index = 0; index < 4; index++) trailer[4 + index] = (uint8_t)(sum >> (8 * index));
}

int page_is_sealed(const uint8_t *page, size_t length) {
  return memcmp(page + length - page_trailer_length, mark, sizeof mark) == 0;
}

int page_is_intact(const uint8_t *page, size_t length, uint64_t number) {
  if (!page_is_sealed(page, length)) return 0;
  const uint8_t *trailer = page + length - page_trailer_length;
  const uint32_t sum = checksum(page, length - page_trailer_length, number);
  for (int index = 0; index < 4; index++) {
    if (trailer[4 + index] != (uint8_t)(sum >> (8 * index))) return 0;
  }
  return 1;
}
