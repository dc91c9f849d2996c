#include <openssl/err.h>
#include <openssl/ssl.h>
#include <string.h>

// What the library has as macros and as functions that call back, as functions.

/// Agrees to HTTP/1.1 where a client names protocols. One that names others alone is served without an agreement.
static inline int tls_select_http(
  SSL *session, const unsigned char **chosen, unsigned char *chosenSize, const unsigned char *offers, unsigned int size,
  void *context) {
  static const char http[] = "\x08http/1.1";
  (void)session, (void)context;
  for (unsigned int index = 0; index < size; index += 1 + offers[index]) {
    if (offers[index] != 8 || index + 9 > size || memcmp(offers + index, http, 9) != 0) continue;
    *chosen = offers + index + 1;
    *chosenSize = 8;
    return SSL_TLSEXT_ERR_OK;
  }
  return SSL_TLSEXT_ERR_NOACK;
}

/// Sets what a server asks of every connection: version 1.2 at least, no renegotiation, no sessions that a later connection
/// could resume, and no buffers that are kept between records.
///
/// - returns: 1 if that can be had.
static inline int tls_set_up_server(SSL_CTX *context) {
  SSL_CTX_set_mode(
    context, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  SSL_CTX_set_options(
    context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_TICKET | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_alpn_select_cb(context, tls_select_http, NULL);
  return (int)SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}
