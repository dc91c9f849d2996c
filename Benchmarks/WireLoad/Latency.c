#ifdef WIRE_BENCHMARK

#include <stdio.h>
#include <stdlib.h>

#include "Load.h"

/// The time for which messages are sent before those that count, in seconds.
enum { first_seconds = 2 };

/// Messages that are sent by the clock, whether those before were answered or not.
struct latency {
  struct connection *senders;
  struct connection *receivers;
  int pairs;
  /// The number of messages, of which the first ones do not count.
  uint32_t messages;
  uint32_t uncounted;
  uint32_t sent;
  uint32_t arrived;
  /// When the first message is due, and the time between two, in nanoseconds.
  int64_t begin;
  int64_t interval;
  struct usage usage;
  /// The time from when a message was due until it was pushed, in nanoseconds, by its number.
  int64_t *delays;
};

static int64_t due(const struct latency *latency, uint32_t number) {
  return latency->begin + number * latency->interval;
}

/// Sends what is due.
static void take_time(struct load *load) {
  struct latency *latency = load->measurement;
  while (latency->sent < latency->messages && due(latency, latency->sent) <= load_time()) {
    if (latency->sent == latency->uncounted) latency->usage = usage_now(load);
    const uint32_t pair = latency->sent % (uint32_t)latency->pairs;
    request_text(latency->senders + pair, false, latency->receivers[pair].account, latency->sent);
    connection_flush(latency->senders + pair);
    latency->sent += 1;
  }
  if (latency->sent < latency->messages) load_set_time(load, due(latency, latency->sent));
}

static void take_reply(struct load *load, struct connection *sender) { (void)load, (void)sender; }

static void take_text(struct load *load, struct connection *receiver, struct pushed_text text) {
  (void)receiver;
  struct latency *latency = load->measurement;
  if (text.number >= latency->sent) fail("received a text that was not sent");
  latency->delays[text.number] = load_time() - due(latency, text.number);
  latency->arrived += 1;
}

static int compare(const void *left, const void *right) {
  const int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
  return (a > b) - (a < b);
}

/// Sends messages for some seconds, of which the first ones do not count, and returns when all were pushed.
static void round_of(
    struct load *load, struct latency *latency, const struct options *options, int seconds, int uncounted) {
  latency->messages = (uint32_t)(options->rate * seconds);
  latency->uncounted = (uint32_t)(options->rate * uncounted);
  latency->sent = latency->arrived = 0;
  latency->interval = 1000000000 / options->rate;
  latency->begin = load_time() + latency->interval;
  load_set_time(load, latency->begin);
  while (latency->arrived < latency->messages) load_turn(load);
}

void measure_latency(struct load *load, const struct options *options) {
  struct latency latency = {.pairs = options->pairs};
  const int seconds = options->seconds + first_seconds;
  latency.delays = calloc((size_t)(options->rate * seconds), sizeof *latency.delays);
  if (!latency.delays) fail("no memory");
  load->measurement = &latency;
  load->handlers = (struct handlers){.reply = take_reply, .text = take_text, .time = take_time};
  latency.receivers = load_log_in(load, "receiver", options->pairs, 1);
  latency.senders = load_log_in(load, "sender", options->pairs, 0);
  // Before the idle connections are counted, so that what is made once is not counted with them.
  round_of(load, &latency, options, first_seconds, first_seconds);
  const int64_t memory = resident_memory(load);
  load_log_in(load, "idle", options->idle, 0);
  printf("bytesPerConnection %.0f\n", (double)(resident_memory(load) - memory) / options->idle);

  round_of(load, &latency, options, seconds, first_seconds);
  const struct usage usage = usage_since(latency.usage, load);
  const size_t count = latency.messages - latency.uncounted;
  int64_t *delays = latency.delays + latency.uncounted;
  qsort(delays, count, sizeof *delays, compare);
  printf("messages %zu\nmedianMilliseconds %.4f\n", count, (double)delays[(count - 1) / 2] / 1e6);
  printf("percentile99Milliseconds %.4f\n", (double)delays[(count * 99 + 99) / 100 - 1] / 1e6);
  printf("longestMilliseconds %.4f\n", (double)delays[count - 1] / 1e6);
  usage_print(usage, load);
  free(latency.delays);
}

#endif
