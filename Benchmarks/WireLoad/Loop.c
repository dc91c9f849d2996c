#ifdef WIRE_BENCHMARK

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/random.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "Load.h"

/// The time without any event after which a measurement is given up, in milliseconds.
enum { patience = 60000 };

void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("parlance-wire-load: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(1);
}

void load_begin(struct load *load) {
  load->poll = epoll_create1(EPOLL_CLOEXEC);
  load->timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
  if (load->poll < 0 || load->timer < 0) fail("no event loop: %s", strerror(errno));
  // Connections are what other events point to.
  struct epoll_event event = {.events = EPOLLIN, .data = {.ptr = NULL}};
  if (epoll_ctl(load->poll, EPOLL_CTL_ADD, load->timer, &event) != 0) fail("no timer: %s", strerror(errno));
  if (getrandom(&load->random, sizeof load->random, 0) != sizeof load->random) fail("no random numbers");
  load->random |= 1;
}

uint64_t load_random(struct load *load) {
  // xorshift64*: a different number for each message and mask, at little cost.
  load->random ^= load->random >> 12;
  load->random ^= load->random << 25;
  load->random ^= load->random >> 27;
  return load->random * 0x2545F4914F6CDD1D;
}

int64_t load_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void load_set_time(struct load *load, int64_t time) {
  const struct itimerspec setting = {.it_value = {time / 1000000000, time % 1000000000}};
  if (timerfd_settime(load->timer, TFD_TIMER_ABSTIME, &setting, NULL) != 0) fail("no timer: %s", strerror(errno));
}

void load_turn(struct load *load) {
  struct epoll_event events[256];
  const int count = epoll_wait(load->poll, events, 256, patience);
  if (count == 0) fail("nothing came from the server for %d seconds", patience / 1000);
  if (count < 0 && errno != EINTR) fail("epoll: %s", strerror(errno));
  for (int index = 0; index < count; index++) {
    struct connection *connection = events[index].data.ptr;
    if (connection) {
      if (events[index].events & EPOLLOUT) connection_flush(connection);
      if (events[index].events & ~(uint32_t)EPOLLOUT) connection_receive(connection);
    } else {
      uint64_t expirations;
      if (read(load->timer, &expirations, sizeof expirations) > 0) load->handlers.time(load);
    }
  }
}

#endif
