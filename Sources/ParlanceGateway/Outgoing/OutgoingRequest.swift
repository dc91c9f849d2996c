#if Server
  /// A request that the gateway makes of another server, of the method POST.
  struct OutgoingRequest: Sendable {
    /// The address, `https:` or `http:`.
    var url: String
    /// The header's fields, beside those of the connection and the length.
    var headers: [HTTPParameter]
    var body: [UInt8]
    /// The longest time until the answer is complete, in milliseconds.
    var patience: Int
    /// A Boolean value that indicates whether an answer of an older version of HTTP is refused.
    var requiresHTTP2: Bool
  }

  /// The answer of another server, whatever its status.
  struct OutgoingResponse: Sendable {
    var status: Int
    /// The header's fields in their order, their names in lower case.
    var headers: [HTTPParameter]
    var body: [UInt8]
  }
#endif
