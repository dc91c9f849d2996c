// A C interface to the strict HTTP/1.1 parser of Boost.Beast, which does no input or output itself. It throws no exceptions.

#ifndef HTTP_PARSER_H
#define HTTP_PARSER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The parser of one message.
typedef struct http_parser http_parser;

/// Receives the parts of a message. Texts and bytes are valid during the call only, and texts are not zero-terminated.
typedef struct {
  void *context;
  /// Takes the first line of a request; the version is ten times its first digit and its second.
  void (*request)(
    void *context, const char *method, size_t methodSize, const char *target, size_t targetSize, int version);
  /// Takes the first line of an answer.
  void (*response)(void *context, int status, int version);
  /// Takes a field of the header; of a trailer too, if the header is done.
  void (*field)(void *context, const char *name, size_t nameSize, const char *value, size_t valueSize);
  /// Takes some of the body, without the lines that divide it.
  void (*body)(void *context, const void *bytes, size_t size);
} http_parser_sink;

/// The outcome of some more bytes.
typedef enum {
  /// More bytes are needed, or the header is done, or the message.
  http_parser_ok,
  /// The bytes are not a message.
  http_parser_malformed,
  /// The header is larger than the limit.
  http_parser_header_too_large,
  /// There is no memory.
  http_parser_no_memory,
} http_parser_outcome;

/// Begins to parse a message.
///
/// - parameter isRequest: 1 for a request, 0 for the header of an answer.
/// - parameter headerLimit: The largest header, in bytes.
/// - returns: Null if there is no memory.
http_parser *http_parser_new(int isRequest, uint32_t headerLimit, http_parser_sink sink);

/// Frees a parser.
void http_parser_free(http_parser *parser);

/// Takes bytes: up to the end of the header, or, once that is done, up to the end of the message. Of a header that is not
/// whole at most the first line is used: the rest is to be given again with what follows.
///
/// - returns: The number of bytes that were used.
size_t http_parser_put(http_parser *parser, const void *bytes, size_t size, http_parser_outcome *outcome);

/// Returns whether the header is whole.
int http_parser_is_header_done(const http_parser *parser);

/// Returns whether the message is whole.
int http_parser_is_done(const http_parser *parser);

/// Returns whether the connection may be used for another message, as the header has it.
int http_parser_keeps_alive(const http_parser *parser);

#ifdef __cplusplus
}
#endif

#endif
