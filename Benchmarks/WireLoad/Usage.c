#ifdef WIRE_BENCHMARK

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "Load.h"

/// Reads a file of the system about a process.
///
/// - returns: Whether the process exists.
static bool read_file(pid_t process, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
  FILE *file = fopen(path, "re");
  if (!file) return false;
  text[fread(text, 1, size - 1, file)] = 0;
  fclose(file);
  return true;
}

/// The processor time of a process and its descendants, except for those that were reparented, in clock ticks.
static unsigned long long processor_time(pid_t process) {
  char text[4096];
  if (!read_file(process, "stat", text, sizeof text)) return 0;
  // The second field is the program's name in parentheses, which may contain anything. User and system time are the
  // 14th and 15th, those of children that ended the two behind them.
  const char *rest = strrchr(text, ')');
  unsigned long user, system;
  long ended_user, ended_system;
  if (!rest ||
      sscanf(
          rest + 1, " %*c %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %lu %lu %ld %ld", &user, &system, &ended_user,
          &ended_system) != 4) {
    fail("what the system says of process %d cannot be read", (int)process);
  }
  unsigned long long ticks = user + system + (unsigned long)ended_user + (unsigned long)ended_system;
  char name[32];
  snprintf(name, sizeof name, "task/%d/children", (int)process);
  if (!read_file(process, name, text, sizeof text)) return ticks;
  char *end = text;
  for (long child = strtol(text, &end, 10); child > 0; child = strtol(end, &end, 10)) {
    ticks += processor_time((pid_t)child);
  }
  return ticks;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

struct usage usage_now(const struct load *load) {
  struct rusage own;
  getrusage(RUSAGE_SELF, &own);
  struct usage usage = {
      .wall = (double)load_time() / 1e9,
      .client = seconds(own.ru_utime) + seconds(own.ru_stime),
  };
  for (int index = 0; index < load->process_count; index++) {
    usage.servers[index] = (double)processor_time(load->processes[index]) / (double)sysconf(_SC_CLK_TCK);
  }
  return usage;
}

struct usage usage_since(struct usage begin, const struct load *load) {
  struct usage now = usage_now(load);
  now.wall -= begin.wall;
  now.client -= begin.client;
  for (int index = 0; index < load->process_count; index++) now.servers[index] -= begin.servers[index];
  return now;
}

void usage_print(struct usage usage, const struct load *load) {
  double sum = 0;
  for (int index = 0; index < load->process_count; index++) {
    sum += usage.servers[index];
    printf("process%dProcessorSeconds %.6f\n", index, usage.servers[index]);
  }
  printf("seconds %.6f\n", usage.wall);
  printf("serverProcessorSeconds %.6f\nclientProcessorSeconds %.6f\n", sum, usage.client);
}

int64_t resident_memory(const struct load *load) {
  int64_t sum = 0;
  for (int index = 0; index < load->process_count; index++) {
    char text[4096];
    const pid_t process = load->processes[index];
    const char *line = read_file(process, "status", text, sizeof text) ? strstr(text, "VmRSS:") : NULL;
    if (!line) fail("the system does not say how much memory process %d has", (int)process);
    sum += strtoll(line + 6, NULL, 10) * 1024;
  }
  return sum;
}

void allow_files(int count) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) fail("%s", strerror(errno));
  if (limit.rlim_cur >= (rlim_t)count) return;
  if (limit.rlim_max < (rlim_t)count) {
    fail("%d files have to be open at a time, and the system allows %llu", count, (unsigned long long)limit.rlim_max);
  }
  limit.rlim_cur = (rlim_t)count;
  if (setrlimit(RLIMIT_NOFILE, &limit) != 0) fail("%s", strerror(errno));
}

#endif
