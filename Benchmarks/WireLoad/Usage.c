#ifdef WIRE_BENCHMARK

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "Load.h"

/// Reads a file of the system about a process.
static void read_file(pid_t process, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
  FILE *file = fopen(path, "re");
  if (!file) fail("%s: %s", path, strerror(errno));
  text[fread(text, 1, size - 1, file)] = 0;
  fclose(file);
}

/// The processor time of all threads of a process, those that ended included, in seconds.
static double processor_time(pid_t process) {
  char text[1024];
  read_file(process, "stat", text, sizeof text);
  // The second field is the program's name in parentheses, which may contain anything. User and system time are the
  // 14th and 15th.
  const char *rest = strrchr(text, ')');
  unsigned long user, system;
  if (!rest || sscanf(rest + 1, " %*c %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %lu %lu", &user, &system) != 2) {
    fail("what the system says of process %d cannot be read", (int)process);
  }
  return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

struct usage usage_now(pid_t server) {
  struct rusage own;
  getrusage(RUSAGE_SELF, &own);
  return (struct usage){
      .wall = (double)load_time() / 1e9,
      .server = processor_time(server),
      .client = seconds(own.ru_utime) + seconds(own.ru_stime),
  };
}

struct usage usage_since(struct usage begin, pid_t server) {
  const struct usage now = usage_now(server);
  return (struct usage){now.wall - begin.wall, now.server - begin.server, now.client - begin.client};
}

void usage_print(struct usage usage) {
  printf("seconds %.6f\n", usage.wall);
  printf("serverProcessorSeconds %.6f\nclientProcessorSeconds %.6f\n", usage.server, usage.client);
}

int64_t resident_memory(pid_t process) {
  char text[4096];
  read_file(process, "status", text, sizeof text);
  const char *line = strstr(text, "VmRSS:");
  if (!line) fail("the system does not say how much memory process %d has", (int)process);
  return strtoll(line + 6, NULL, 10) * 1024;
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
