#ifdef WIRE_BENCHMARK

#include <stdio.h>

#include "Load.h"

/// The number of messages before the measurement, so that what is made once is made.
enum { first_messages = 50 };

static const char group_name[] = "group";

/// A group, whose owner keeps a number of messages to it on their way.
struct group {
  struct connection *members;
  bool is_created;
  int64_t target;
  /// The answers and the pushes that are still to come.
  int64_t answers;
  int64_t pushes;
};

static void submit(const struct group *group) {
  if (group->members->submitted < group->target) request_text(group->members, true, group_name, 0);
}

static void take_reply(struct load *load, struct connection *sender) {
  (void)sender;
  struct group *group = load->measurement;
  if (!group->is_created) {
    group->is_created = true;
    return;
  }
  group->answers -= 1;
  submit(group);
}

static void take_text(struct load *load, struct connection *receiver, struct pushed_text text) {
  (void)receiver, (void)text;
  ((struct group *)load->measurement)->pushes -= 1;
}

/// Sends further messages to the group, and returns when all were answered and pushed to every other member.
static void round_of(struct load *load, const struct options *options, int64_t messages) {
  struct group *group = load->measurement;
  group->target += messages;
  group->answers = messages;
  group->pushes = messages * (options->members - 1);
  for (int index = 0; index < options->outstanding; index++) submit(group);
  connection_flush(group->members);
  while (group->answers > 0 || group->pushes > 0) load_turn(load);
}

void measure_group(struct load *load, const struct options *options) {
  struct group group = {0};
  load->measurement = &group;
  load->handlers = (struct handlers){.reply = take_reply, .text = take_text};
  group.members = load_log_in(load, "member", options->members, 0);
  request_group(group.members, group_name, group.members + 1, options->members - 1);
  connection_flush(group.members);
  while (!group.is_created) load_turn(load);
  round_of(load, options, first_messages);

  const struct usage begin = usage_now(load);
  round_of(load, options, options->messages);
  const struct usage usage = usage_since(begin, load);
  printf("deliveries %lld\n", (long long)options->messages * (options->members - 1));
  usage_print(usage, load);
}

#endif
