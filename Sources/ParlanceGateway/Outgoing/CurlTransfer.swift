#if Server
  internal import CCurl
  internal import Foundation

  /// One request while the library carries it out, with the memory that the library refers to. Used on one thread.
  final class CurlTransfer {
    typealias Completion = @Sendable (Result<OutgoingResponse, OutgoingFailure>) -> Void

    let handle: UnsafeMutableRawPointer
    let completion: Completion
    private let requiresHTTP2: Bool
    private let sizeLimit: Int
    private let body: UnsafeMutableBufferPointer<UInt8>
    private var fields: UnsafeMutablePointer<curl_slist>?
    private var headers: [HTTPParameter] = []
    private var headerSize = 0
    private var received: [UInt8] = []

    /// The time for which another server may leave unconfirmed what was sent, in milliseconds. Connections are shared by many
    /// requests: without this, one that leads nowhere any more would be kept for the next ones.
    private static let silence: UInt32 = 15_000
    /// The time after which a connection that was not used is not used again, in seconds.
    private static let idleTime = 600

    /// Prepares a request.
    ///
    /// - parameter milliseconds: The longest time until the answer is complete.
    /// - parameter sizeLimit: The largest header and the largest body of the answer, in bytes.
    /// - parameter authorities: The path of a file with certificates of authorities in PEM, beside the system's; nil for
    ///   those alone.
    /// - returns: nil if the request cannot be sent.
    init?(
      _ request: OutgoingRequest, milliseconds: Int, sizeLimit: Int, authorities: String?,
      completion: @escaping Completion
    ) {
      guard Self.isSendable(request), let handle = curl_easy_init() else { return nil }
      self.handle = handle
      self.completion = completion
      self.sizeLimit = sizeLimit
      requiresHTTP2 = request.requiresHTTP2
      body = .allocate(capacity: request.body.count)
      _ = body.initialize(from: request.body)
      let isSet =
        setAddress(request) && setConnection(milliseconds: milliseconds, authorities: authorities)
        && setHeader(request.headers) && setBody() && setMethod(request.method) && setSinks()
      guard isSet else { return nil }
    }

    deinit {
      curl_easy_cleanup(handle)
      curl_slist_free_all(fields)
      body.deallocate()
    }

    /// Returns whether the texts can stand in a request: none of them can end a line of it.
    private static func isSendable(_ request: OutgoingRequest) -> Bool {
      let address = request.url.lowercased()
      guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
      guard request.url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
      return request.headers.allSatisfy { field in
        !field.name.isEmpty && field.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
          && field.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      }
    }

    // MARK: options

    private func setAddress(_ request: OutgoingRequest) -> Bool {
      let isSecure = request.url.lowercased().hasPrefix("https:")
      let version =
        isSecure ? CURL_HTTP_VERSION_2TLS : requiresHTTP2 ? CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE : CURL_HTTP_VERSION_1_1
      return curl_set_text(handle, CURLOPT_URL, request.url) == CURLE_OK
        && curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK
        && set(CURLOPT_HTTP_VERSION, Int(version))
        // Rather wait for a connection that many requests can share than open one for each.
        && set(CURLOPT_PIPEWAIT, requiresHTTP2 ? 1 : 0)
        // Over a connection of its own, a request is not repeated.
        && (request.isRepeatable || set(CURLOPT_FRESH_CONNECT, 1) && set(CURLOPT_FORBID_REUSE, 1))
    }

    private func setConnection(milliseconds: Int, authorities: String?) -> Bool {
      let isSet =
        set(CURLOPT_NOSIGNAL, 1) && set(CURLOPT_TIMEOUT_MS, milliseconds) && set(CURLOPT_FOLLOWLOCATION, 0)
        && set(CURLOPT_SSL_VERIFYPEER, 1) && set(CURLOPT_SSL_VERIFYHOST, 2)
        && set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2) && set(CURLOPT_TCP_KEEPALIVE, 1)
        && set(CURLOPT_MAXAGE_CONN, Self.idleTime) && curl_limit_silence(handle, Self.silence) == CURLE_OK
      guard let authorities else { return isSet }
      // The system's are read from their folder then.
      return isSet && curl_set_text(handle, CURLOPT_CAINFO, authorities) == CURLE_OK
    }

    private func setHeader(_ parameters: [HTTPParameter]) -> Bool {
      // An older server would otherwise be asked whether it wants the body, and waited for.
      var lines = ["Expect:"]
      if !parameters.contains(where: { $0.name.lowercased() == "content-type" }) { lines.append("Content-Type:") }
      lines += parameters.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
      for line in lines {
        guard let longer = curl_slist_append(fields, line) else { return false }
        fields = longer
      }
      return curl_set_list(handle, fields) == CURLE_OK
    }

    private func setBody() -> Bool {
      set(CURLOPT_POST, 1) && curl_set_body_size(handle, curl_off_t(body.count)) == CURLE_OK
        // Without an address, the library would read the body from the standard input.
        && curl_set_pointer(handle, CURLOPT_POSTFIELDS, body.baseAddress ?? UnsafeMutablePointer(bitPattern: 1))
          == CURLE_OK
    }

    private func setMethod(_ method: HTTPMethod) -> Bool {
      method == .post || curl_set_text(handle, CURLOPT_CUSTOMREQUEST, method.rawValue) == CURLE_OK
    }

    private func setSinks() -> Bool {
      let context = Unmanaged.passUnretained(self).toOpaque()
      return curl_set_body_sink(handle, { CurlTransfer.take($0, $1 * $2, $3) { $0.takeBody($1) } }, context) == CURLE_OK
        && curl_set_header_sink(handle, { CurlTransfer.take($0, $1 * $2, $3) { $0.takeHeader($1) } }, context)
          == CURLE_OK
    }

    private func set(_ option: CURLoption, _ value: Int) -> Bool { curl_set_number(handle, option, value) == CURLE_OK }

    // MARK: the answer

    private static func take(
      _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
      _ body: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
      guard let context else { return 0 }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
      // Any other number than theirs ends the transfer.
      return body(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : count + 1
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard received.count + bytes.count <= sizeLimit else { return false }
      received += bytes
      return true
    }

    private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
      headerSize += bytes.count
      guard headerSize <= sizeLimit else { return false }
      let line = String(decoding: bytes, as: UTF8.self)
      if line.hasPrefix("HTTP/") {
        // An answer before the answer, such as 103, had another header.
        headers.removeAll()
      } else if let colon = line.firstIndex(of: ":"), colon > line.startIndex {
        headers.append(
          HTTPParameter(
            name: line[..<colon].lowercased(),
            value: line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)))
      }
      return true
    }

    /// Returns the outcome of the transfer, which ended.
    func result(_ code: CURLcode) -> Result<OutgoingResponse, OutgoingFailure> {
      switch code {
      case CURLE_OK:
        var (status, version) = (0, 0)
        curl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
        curl_get_number(handle, CURLINFO_HTTP_VERSION, &version)
        guard !requiresHTTP2 || version == CURL_HTTP_VERSION_2_0 else { return .failure(.malformed) }
        return .success(OutgoingResponse(status: status, headers: headers, body: received))
      case CURLE_OPERATION_TIMEDOUT: return .failure(.tooSlow)
      case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_WRITE_ERROR:
        return .failure(.malformed)
      default: return .failure(.unreachable(String(cString: curl_easy_strerror(code))))
      }
    }
  }
#endif
