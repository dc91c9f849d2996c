#include <stdio.h>

#ifdef WIRE_BENCHMARK

#include <stdlib.h>
#include <string.h>

#include "Load.h"

static const char usage_text[] =
    "usage: parlance-wire-load pairs|latency|group --port N --server PID [options]\n"
    "\n"
    "Devices connect by turns to each --port, a receiver to the one behind its sender's. The processor time of each\n"
    "--server counts, with that of its children.\n"
    "\n"
    "  pairs    each of --pairs senders keeps --outstanding texts to its receiver on their way: --messages in all\n"
    "  latency  --rate texts a second for --seconds, by the clock, beside --idle connections\n"
    "  group    one of --members keeps --outstanding texts to their group on their way: --messages in all\n";

static _Noreturn void end_with_usage(void) {
  fputs(usage_text, stderr);
  exit(2);
}

static int number(const char *text, int highest) {
  char *end;
  const long value = strtol(text, &end, 10);
  if (end == text || *end || value < 1 || value > highest) end_with_usage();
  return (int)value;
}

int main(int count, char **arguments) {
  struct options options = {100000, 50, 8, 200, 2000, 500, 10};
  const struct {
    const char *name;
    int *value;
    int highest;
  } settings[] = {
      {"--messages", &options.messages, 100000000},
      {"--pairs", &options.pairs, 10000},
      {"--outstanding", &options.outstanding, 2000},
      {"--members", &options.members, 2000},
      {"--idle", &options.idle, 100000},
      {"--rate", &options.rate, 100000},
      {"--seconds", &options.seconds, 3600},
  };
  struct load load = {0};
  for (int index = 2; index < count; index += 2) {
    const char *name = arguments[index];
    if (index + 1 == count) end_with_usage();
    const char *value = arguments[index + 1];
    if (strcmp(name, "--port") == 0) {
      if (load.port_count == servers_limit) end_with_usage();
      load.ports[load.port_count++] = (uint16_t)number(value, 65535);
      continue;
    }
    if (strcmp(name, "--server") == 0) {
      if (load.process_count == servers_limit) end_with_usage();
      load.processes[load.process_count++] = number(value, 1 << 30);
      continue;
    }
    size_t setting = 0;
    const size_t known = sizeof settings / sizeof *settings;
    while (setting < known && strcmp(name, settings[setting].name) != 0) setting++;
    if (setting == known) end_with_usage();
    *settings[setting].value = number(value, settings[setting].highest);
  }
  if (count < 2 || load.port_count == 0 || load.process_count == 0 || options.members < 2) end_with_usage();

  // Besides the connections: standard streams, the loop's own, what is read for a moment.
  const int others = 32;
  load_begin(&load);
  if (strcmp(arguments[1], "pairs") == 0) {
    allow_files(2 * options.pairs + others);
    measure_pairs(&load, &options);
  } else if (strcmp(arguments[1], "latency") == 0) {
    allow_files(2 * options.pairs + options.idle + others);
    measure_latency(&load, &options);
  } else if (strcmp(arguments[1], "group") == 0) {
    allow_files(options.members + others);
    measure_group(&load, &options);
  } else {
    end_with_usage();
  }
  return 0;
}

#else

int main(void) {
  fputs("parlance-wire-load: This was built without the trait Server, or not for Linux.\n", stderr);
  return 1;
}

#endif
