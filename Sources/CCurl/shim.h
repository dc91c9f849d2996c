// The checks of types are macros around functions with variable arguments, none of which Swift can call.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

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

static inline CURLcode curl_get_number(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLMcode curl_multi_set_number(CURLM *handle, CURLMoption option, long value) {
  return curl_multi_setopt(handle, option, value);
}
