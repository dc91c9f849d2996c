#if Server || (Remote && os(Linux))
  internal import CHTTPParser

  /// The parser of one message of HTTP/1.1. Used on one thread at a time.
  package final class HTTPParser {
    package enum Kind { case request, answerHeader }

    /// The reason why bytes are not a message.
    package enum Failure: Error { case malformed, headerTooLarge }

    /// The header; whole once `isHeaderDone`.
    package private(set) var head = HTTPHead()
    /// The bytes of the body that were not taken yet.
    package private(set) var body: [UInt8] = []
    private var parser: OpaquePointer?
    private var isHeaderOver = false

    /// Begins to parse a message.
    ///
    /// - parameter headerLimit: The largest header, in bytes.
    package init(_ kind: Kind, headerLimit: Int) {
      let sink = http_parser_sink(
        context: Unmanaged.passUnretained(self).toOpaque(),
        request: { HTTPParser.of($0).take($1, $2, $3, $4, version: $5) },
        response: { context, status, version in
          HTTPParser.of(context).head.status = Int(status)
          HTTPParser.of(context).head.version = Int(version)
        },
        field: { HTTPParser.of($0).takeField($1, $2, $3, $4) },
        body: { context, bytes, count in
          HTTPParser.of(context).body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        })
      parser = http_parser_new(kind == .request ? 1 : 0, UInt32(clamping: headerLimit), sink)
    }

    deinit { if let parser { http_parser_free(parser) } }

    /// A Boolean value that indicates whether the header is whole.
    package var isHeaderDone: Bool { parser.map { http_parser_is_header_done($0) != 0 } ?? false }
    /// A Boolean value that indicates whether the message is whole.
    package var isDone: Bool { parser.map { http_parser_is_done($0) != 0 } ?? false }
    /// A Boolean value that indicates whether another message may follow on the connection.
    package var keepsAlive: Bool { parser.map { http_parser_keeps_alive($0) != 0 } ?? false }

    /// Takes bytes: up to the end of the header, or, once that is done, up to the end of the message. Of a header that is not
    /// whole at most the first line is used: the rest is to be given again with what follows.
    ///
    /// - returns: The number of bytes that were used.
    package func put(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> Int {
      guard let parser else { throw .malformed }
      isHeaderOver = http_parser_is_header_done(parser) != 0
      var outcome = http_parser_ok
      let used = http_parser_put(parser, bytes.baseAddress, bytes.count, &outcome)
      switch outcome {
      case http_parser_ok: return used
      case http_parser_header_too_large: throw .headerTooLarge
      default: throw .malformed
      }
    }

    /// Returns what arrived of the body since the last call.
    package func takeBody() -> [UInt8] {
      defer { body = [] }
      return body
    }

    // MARK: what the parser says

    private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPParser {
      // Never nil: it is what `init` handed over.
      Unmanaged<HTTPParser>.fromOpaque(context!).takeUnretainedValue()
    }

    private static func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
      String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }

    private func take(
      _ method: UnsafePointer<CChar>?, _ methodSize: Int, _ target: UnsafePointer<CChar>?, _ targetSize: Int,
      version: Int32
    ) {
      head.method = Self.text(method, methodSize)
      head.target = Self.text(target, targetSize)
      head.version = Int(version)
    }

    private func takeField(
      _ name: UnsafePointer<CChar>?, _ nameSize: Int, _ value: UnsafePointer<CChar>?, _ valueSize: Int
    ) {
      // Those of a trailer say nothing about the message any more.
      guard !isHeaderOver else { return }
      head.fields.append(
        HTTPHead.Field(name: Self.text(name, nameSize).lowercased(), value: Self.text(value, valueSize)))
    }
  }
#endif
