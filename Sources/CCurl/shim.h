// The checks of types are macros around functions with variable arguments, none of which Swift can call.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#ifdef __linux__
// For waiting for the library's sockets: Swift's module of the C library leaves these out.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>
// The system's reports of changes of its networks.
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#endif

// The library's functions with variable arguments, one for each type that is passed.

static inline CURLcode curl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

/// The library keeps a copy of the text.
static inline CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

/// The library keeps the pointer.
static inline CURLcode curl_set_pointer(CURL *handle, CURLoption option, const void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_set_list(CURL *handle, struct curl_slist *list) {
  return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, list);
}

static inline CURLcode curl_set_body_size(CURL *handle, curl_off_t size) {
  return curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, size);
}

/// A function that takes bytes, and returns how many of them it took.
typedef size_t (*curl_sink)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode curl_set_body_sink(CURL *handle, curl_sink sink, void *context) {
  const CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, sink);
  return code ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

static inline CURLcode curl_set_header_sink(CURL *handle, curl_sink sink, void *context) {
  const CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, sink);
  return code ? code : curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
}

static inline int curl_limit_silence_of_socket(void *milliseconds, curl_socket_t socket, curlsocktype purpose) {
  (void)purpose;
#ifdef TCP_USER_TIMEOUT
  const unsigned int limit = (unsigned int)(size_t)milliseconds;
  setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &limit, sizeof limit);
#else
  (void)milliseconds, (void)socket;
#endif
  return CURL_SOCKOPT_OK;
}

/// Has the system end connections whose other end does not confirm what was sent for so long.
static inline CURLcode curl_limit_silence(CURL *handle, unsigned int milliseconds) {
  const CURLcode code = curl_easy_setopt(handle, CURLOPT_SOCKOPTFUNCTION, curl_limit_silence_of_socket);
  return code ? code : curl_easy_setopt(handle, CURLOPT_SOCKOPTDATA, (void *)(size_t)milliseconds);
}

/// A function that writes bytes of a body, and returns how many it wrote.
typedef size_t (*curl_source)(char *place, size_t size, size_t count, void *context);

static inline CURLcode curl_set_body_source(CURL *handle, curl_source source, void *context, curl_off_t size) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_READFUNCTION, source);
  if (!code) code = curl_easy_setopt(handle, CURLOPT_READDATA, context);
  return code ? code : curl_easy_setopt(handle, CURLOPT_INFILESIZE_LARGE, size);
}

static inline int curl_keep_socket_from_children(void *context, curl_socket_t socket, curlsocktype purpose) {
  (void)context, (void)purpose;
  fcntl(socket, F_SETFD, FD_CLOEXEC);
  return CURL_SOCKOPT_OK;
}

/// Keeps the handle's sockets from the programs that the process starts. In place of `curl_limit_silence`.
static inline CURLcode curl_keep_from_children(CURL *handle) {
  return curl_easy_setopt(handle, CURLOPT_SOCKOPTFUNCTION, curl_keep_socket_from_children);
}

/// Lets a handle go without a wait for its lookup of a name, which goes on by itself, where the library can.
static inline CURLcode curl_leave_lookups(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
  return curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#else
  (void)handle;
  return CURLE_OK;
#endif
}

static inline CURLcode curl_get_socket(CURL *handle, curl_socket_t *socket) {
  return curl_easy_getinfo(handle, CURLINFO_ACTIVESOCKET, socket);
}

static inline CURLcode curl_get_number(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLMcode curl_multi_set_number(CURLM *handle, CURLMoption option, long value) {
  return curl_multi_setopt(handle, option, value);
}

/// Has the library say for which of its sockets and for how long it waits, in place of waiting itself.
static inline CURLMcode curl_multi_set_waiting(
  CURLM *handle, curl_socket_callback watch, curl_multi_timer_callback schedule, void *context
) {
  CURLMcode code = curl_multi_setopt(handle, CURLMOPT_SOCKETFUNCTION, watch);
  if (!code) code = curl_multi_setopt(handle, CURLMOPT_SOCKETDATA, context);
  if (!code) code = curl_multi_setopt(handle, CURLMOPT_TIMERFUNCTION, schedule);
  return code ? code : curl_multi_setopt(handle, CURLMOPT_TIMERDATA, context);
}

/// A function that opens a connection's socket, or returns -1 to refuse the connection's address.
typedef curl_socket_t (*curl_opener)(void *context, curlsocktype purpose, struct curl_sockaddr *address);

static inline CURLcode curl_set_opener(CURL *handle, curl_opener opener, void *context) {
  const CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
  return code ? code : curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
}

/// Opens the socket that the library would open.
static inline curl_socket_t curl_open_socket(const struct curl_sockaddr *address) {
  const curl_socket_t opened = socket(address->family, address->socktype, address->protocol);
  if (opened >= 0) fcntl(opened, F_SETFD, FD_CLOEXEC);
  return opened;
}

#ifdef __linux__
/// Opens a socket over which the system reports changes of its interfaces and their addresses; -1 where that is not permitted.
static inline int curl_open_network_watch(void) {
  const int opened = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_ROUTE);
  if (opened < 0) return -1;
  struct sockaddr_nl address = {.nl_family = AF_NETLINK};
  address.nl_groups = RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR;
  if (bind(opened, (const struct sockaddr *)&address, sizeof address) == 0) return opened;
  close(opened);
  return -1;
}

enum {
  /// No message waits.
  CURL_NETWORK_NONE = -1,
  /// The system had more messages than it could keep.
  CURL_NETWORK_LOST = -2,
  /// The socket is of no use any more.
  CURL_NETWORK_BROKEN = -3
};

/// Reads messages of the system. Returns the number of their bytes, 0 for those of another process, or one of the values above.
static inline ssize_t curl_read_network_watch(int opened, void *bytes, size_t size) {
  struct sockaddr_nl sender = {.nl_family = AF_UNSPEC};
  socklen_t length = sizeof sender;
  const ssize_t count = recvfrom(opened, bytes, size, 0, (struct sockaddr *)&sender, &length);
  if (count < 0) {
    if (errno == EINTR) return 0;
    if (errno == EAGAIN || errno == EWOULDBLOCK) return CURL_NETWORK_NONE;
    return errno == ENOBUFS ? CURL_NETWORK_LOST : CURL_NETWORK_BROKEN;
  }
  return length == sizeof sender && sender.nl_family == AF_NETLINK && sender.nl_pid == 0 ? count : 0;
}
#endif
