#include <stdio.h>

#ifdef WIRE_BENCHMARK

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include "Baseline.h"

void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("parlance-wire-baseline: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(1);
}

/// Listens on a free port of this machine.
static int listen_somewhere(void) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
  socklen_t length = sizeof address;
  const int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (listener < 0 || bind(listener, (const struct sockaddr *)&address, sizeof address) != 0
      || listen(listener, SOMAXCONN) != 0 || getsockname(listener, (struct sockaddr *)&address, &length) != 0) {
    fail("cannot listen: %s", strerror(errno));
  }
  // The line that the gateway's command prints as well.
  printf("listening on ws://127.0.0.1:%d\n", ntohs(address.sin_port));
  fflush(stdout);
  return listener;
}

int main(int count, char **arguments) {
  if (count != 2) {
    fputs("usage: parlance-wire-baseline FOLDER\n", stderr);
    return 2;
  }
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  store_open(arguments[1]);
  const int poll = epoll_create1(EPOLL_CLOEXEC);
  const int listener = listen_somewhere();
  struct epoll_event event = {.events = EPOLLIN, .data = {.ptr = NULL}};
  if (poll < 0 || epoll_ctl(poll, EPOLL_CTL_ADD, listener, &event) != 0) fail("epoll: %s", strerror(errno));
  // A turn: whatever arrived since the last one, one commit for all of it, and then the answers.
  for (;;) {
    struct epoll_event events[1024];
    const int ready = epoll_wait(poll, events, 1024, -1);
    if (ready < 0 && errno != EINTR) fail("epoll: %s", strerror(errno));
    calls_begin_turn();
    for (int index = 0; index < ready; index++) {
      struct client *client = events[index].data.ptr;
      if (!client) {
        clients_accept(poll, listener);
        continue;
      }
      if (events[index].events & EPOLLOUT) client_continue(client);
      if (events[index].events & ~(uint32_t)EPOLLOUT) client_receive(client);
    }
    store_commit();
    clients_finish_turn();
  }
}

#else

int main(void) {
  fputs("parlance-wire-baseline: This was built without the trait Server, or not for Linux.\n", stderr);
  return 1;
}

#endif
