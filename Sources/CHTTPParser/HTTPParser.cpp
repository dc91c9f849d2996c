// Without the traits that need it this is empty, and nothing asks for Boost.
#ifdef HTTP_PARSER

#include "CHTTPParser.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>
#include <new>

namespace http = boost::beast::http;
using Error = boost::beast::error_code;
using Text = boost::beast::string_view;

struct http_parser {
  virtual ~http_parser() = default;
  virtual size_t put(const void *bytes, size_t size, http_parser_outcome &outcome) = 0;
  virtual bool isHeaderDone() const = 0;
  virtual bool isDone() const = 0;
  virtual bool keepsAlive() const = 0;
};

namespace {

http_parser_outcome outcomeOf(const Error &error) {
  if (!error || error == http::error::need_more) return http_parser_ok;
  return error == http::error::header_limit ? http_parser_header_too_large : http_parser_malformed;
}

template <bool isRequest>
class Parser final : public http_parser, private http::basic_parser<isRequest> {
  using Base = http::basic_parser<isRequest>;

 public:
  Parser(uint32_t headerLimit, const http_parser_sink &sink) : sink(sink), headerLimit(headerLimit) {
    Base::header_limit(headerLimit);
    // The receiver of the body limits its size.
    Base::body_limit(boost::none);
    // Only the header of an answer is parsed: another protocol follows it.
    if (!isRequest) Base::skip(true);
  }

  size_t put(const void *bytes, size_t size, http_parser_outcome &outcome) override {
    // The header by itself, so that it can be judged before the body is looked at.
    const bool isHeader = !Base::is_header_done();
    Base::eager(!isHeader);
    Error error;
    const size_t used = Base::put(boost::asio::const_buffer(bytes, size), error);
    outcome = outcomeOf(error);
    if (isHeader) {
      // The library's limit is that of the first line or of the fields behind it, where they come in one piece.
      headerSize += used;
      isTooLarge = headerSize > headerLimit;
      if (isTooLarge && outcome == http_parser_ok) outcome = http_parser_header_too_large;
    }
    return used;
  }

  bool isHeaderDone() const override { return Base::is_header_done() && !isTooLarge; }
  bool isDone() const override { return Base::is_done() && !isTooLarge; }
  bool keepsAlive() const override { return Base::keep_alive(); }

 private:
  void on_request_impl(http::verb, Text method, Text target, int version, Error &) override {
    sink.request(sink.context, method.data(), method.size(), target.data(), target.size(), version);
  }
  void on_response_impl(int status, Text, int version, Error &) override {
    sink.response(sink.context, status, version);
  }
  void on_field_impl(http::field, Text name, Text value, Error &) override {
    sink.field(sink.context, name.data(), name.size(), value.data(), value.size());
  }
  void on_header_impl(Error &) override {}
  void on_body_init_impl(const boost::optional<std::uint64_t> &, Error &) override {}
  std::size_t on_body_impl(Text bytes, Error &) override {
    sink.body(sink.context, bytes.data(), bytes.size());
    return bytes.size();
  }
  void on_chunk_header_impl(std::uint64_t, Text, Error &) override {}
  std::size_t on_chunk_body_impl(std::uint64_t, Text bytes, Error &) override {
    sink.body(sink.context, bytes.data(), bytes.size());
    return bytes.size();
  }
  void on_finish_impl(Error &) override {}

  const http_parser_sink sink;
  const uint32_t headerLimit;
  size_t headerSize = 0;
  bool isTooLarge = false;
};

}  // namespace

http_parser *http_parser_new(int isRequest, uint32_t headerLimit, http_parser_sink sink) {
  try {
    if (isRequest) return new Parser<true>(headerLimit, sink);
    return new Parser<false>(headerLimit, sink);
  } catch (...) {
    return nullptr;
  }
}

void http_parser_free(http_parser *parser) { delete parser; }

size_t http_parser_put(http_parser *parser, const void *bytes, size_t size, http_parser_outcome *outcome) {
  try {
    return parser->put(bytes, size, *outcome);
  } catch (...) {
    // The library throws for want of memory alone.
    *outcome = http_parser_no_memory;
    return 0;
  }
}

int http_parser_is_header_done(const http_parser *parser) { return parser->isHeaderDone(); }
int http_parser_is_done(const http_parser *parser) { return parser->isDone(); }
int http_parser_keeps_alive(const http_parser *parser) { return parser->keepsAlive(); }

#endif
