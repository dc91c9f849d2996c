#if Server
  /// A request that the gateway makes of another server.
  package struct OutgoingRequest: Sendable {
    package var method: HTTPMethod
    /// The address, `https:` or `http:`.
    package var url: String
    /// The header's fields, beside those of the connection and the length.
    package var headers: [HTTPParameter]
    package var body: [UInt8]
    /// The longest time until the answer is complete, in milliseconds.
    package var patience: Int
    /// A Boolean value that indicates whether an answer of an older version of HTTP is refused.
    package var requiresHTTP2: Bool
    /// A Boolean value that indicates whether the server may get the request twice. The library repeats by itself what left over a
    /// connection that was used before and closes without an answer, although the server may have taken it.
    package var isRepeatable = true

    package init(
      _ method: HTTPMethod = .post, url: String, headers: [HTTPParameter], body: [UInt8], patience: Int,
      requiresHTTP2: Bool = false
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.body = body
      self.patience = patience
      self.requiresHTTP2 = requiresHTTP2
    }
  }

  /// The answer of another server, whatever its status.
  package struct OutgoingResponse: Sendable {
    package var status: Int
    /// The header's fields in their order, their names in lower case.
    package var headers: [HTTPParameter]
    package var body: [UInt8]

    package init(status: Int, headers: [HTTPParameter] = [], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }
#endif
