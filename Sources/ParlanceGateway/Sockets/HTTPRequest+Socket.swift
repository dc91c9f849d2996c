#if Server
  internal import CWebSockets
  internal import Foundation

  extension HTTPRequest {
    /// Reads the header of a request; nil if it is none.
    init?(_ handle: OpaquePointer) {
      var start: UnsafeMutablePointer<CChar>?
      var length: Int32 = 0
      let number = lws_http_get_uri_and_method(handle, &start, &length)
      guard let method = HTTPMethod(libraryNumber: number), let start, length > 0 else { return nil }
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
      guard let path = String(bytes: bytes, encoding: .utf8) else { return nil }
      self.init(method: method, path: path)
      for index in 0... {
        var text = [CChar](repeating: 0, count: GatewayLimits.headerSize + 1)
        let count = lws_hdr_copy_fragment(handle, &text, Int32(text.count), WSI_TOKEN_HTTP_URI_ARGS, Int32(index))
        guard count >= 0 else { break }
        guard let part = Self.string(text) else { return nil }
        if !part.isEmpty { query.append(HTTPParameter(part)) }
      }
      host = Self.host(of: handle)
      origin = Self.origin(of: handle)
      contentType = Self.header(WSI_TOKEN_HTTP_CONTENT_TYPE, of: handle)
      authorization = Self.header(WSI_TOKEN_HTTP_AUTHORIZATION, of: handle)
      range = Self.header(WSI_TOKEN_HTTP_RANGE, of: handle)
      uploadOffset = Self.header("upload-offset:", of: handle)
      knownTag = Self.header(WSI_TOKEN_HTTP_IF_NONE_MATCH, of: handle)
      self.length = HTTPBodyLength(
        contentLength: Self.header(WSI_TOKEN_HTTP_CONTENT_LENGTH, of: handle),
        transferEncoding: Self.header(WSI_TOKEN_HTTP_TRANSFER_ENCODING, of: handle))
      peer = peerAddress(of: handle)
    }

    /// Returns the value of `Host`; empty if there is none.
    static func host(of handle: OpaquePointer) -> String { header(WSI_TOKEN_HOST, of: handle) ?? "" }

    /// Returns the value of `Origin`; nil if there is none.
    static func origin(of handle: OpaquePointer) -> String? { header(WSI_TOKEN_ORIGIN, of: handle) }

    private static func header(_ token: lws_token_indexes, of handle: OpaquePointer) -> String? {
      let length = Int(lws_hdr_total_length(handle, token))
      guard length > 0 else { return nil }
      // With room for what the library puts between the values of a field that comes several times.
      var text = [CChar](repeating: 0, count: 2 * length + 16)
      guard lws_hdr_copy(handle, &text, Int32(text.count), token) > 0 else { return "" }
      return string(text) ?? ""
    }

    /// Returns the value of a field that the library does not know by a number.
    private static func header(_ name: String, of handle: OpaquePointer) -> String? {
      let length = Int(lws_hdr_custom_length(handle, name, Int32(name.utf8.count)))
      guard length >= 0 else { return nil }
      var text = [CChar](repeating: 0, count: length + 1)
      let count = lws_hdr_custom_copy(handle, &text, Int32(text.count), name, Int32(name.utf8.count))
      return count < 0 ? nil : string(text)
    }

    private static func string(_ text: [CChar]) -> String? {
      String(bytes: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, encoding: .utf8)
    }
  }

  extension HTTPMethod {
    /// The library's numbers, in their order.
    private static let numbered: [HTTPMethod] = [.get, .post, .options, .put, .patch, .delete, .connect, .head]

    init?(libraryNumber: Int32) {
      guard Self.numbered.indices.contains(Int(libraryNumber)) else { return nil }
      self = Self.numbered[Int(libraryNumber)]
    }
  }
#endif
