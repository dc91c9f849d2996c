#ifdef WIRE_BENCHMARK

#include <stdio.h>

#include "Load.h"

/// The number of messages of each pair before the measurement, so that conversations exist and what is made once is
/// made.
enum { first_messages = 40 };

/// Senders, each of which keeps a number of messages to its receiver, at the next server, on their way.
struct pairs {
  struct connection *senders;
  struct connection *receivers;
  /// The number that each sender is to have submitted at the end.
  int64_t target;
  /// The answers and the pushes that are still to come.
  int64_t answers;
  int64_t pushes;
};

static void submit(struct load *load, struct connection *sender) {
  const struct pairs *pairs = load->measurement;
  if (sender->submitted == pairs->target) return;
  request_text(sender, false, pairs->receivers[sender - pairs->senders].account, 0);
}

static void take_reply(struct load *load, struct connection *sender) {
  ((struct pairs *)load->measurement)->answers -= 1;
  submit(load, sender);
}

static void take_text(struct load *load, struct connection *receiver, struct pushed_text text) {
  (void)receiver, (void)text;
  ((struct pairs *)load->measurement)->pushes -= 1;
}

/// Sends further messages of each pair, and returns when all were answered and pushed.
static void round_of(struct load *load, const struct options *options, int64_t messages) {
  struct pairs *pairs = load->measurement;
  pairs->target += messages;
  pairs->answers = pairs->pushes = messages * options->pairs;
  for (int pair = 0; pair < options->pairs; pair++) {
    for (int index = 0; index < options->outstanding; index++) submit(load, pairs->senders + pair);
    connection_flush(pairs->senders + pair);
  }
  while (pairs->answers > 0 || pairs->pushes > 0) load_turn(load);
}

void measure_pairs(struct load *load, const struct options *options) {
  struct pairs pairs = {0};
  load->measurement = &pairs;
  load->handlers = (struct handlers){.reply = take_reply, .text = take_text};
  pairs.receivers = load_log_in(load, "receiver", options->pairs, 1);
  pairs.senders = load_log_in(load, "sender", options->pairs, 0);
  round_of(load, options, first_messages);

  const int64_t messages = options->messages / options->pairs;
  const struct usage begin = usage_now(load);
  round_of(load, options, messages);
  const struct usage usage = usage_since(begin, load);
  printf("messages %lld\n", (long long)(messages * options->pairs));
  usage_print(usage, load);
}

#endif
