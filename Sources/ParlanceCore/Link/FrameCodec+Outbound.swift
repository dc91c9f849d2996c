/// One request of a packet for the hub.
package enum DecodedRequest: Sendable {
  /// The request can be decided.
  case frame(OutboundFrame)
  /// The call is of an unknown kind, or cannot be understood. The request is to be answered with the error; those
  /// beside it are not concerned.
  case refused(number: UInt64, MessagingError)
}

extension FrameCodec {
  /// Returns a packet of frames for the hub.
  package static func encode(outbound frames: [OutboundFrame]) -> [UInt8] {
    var writer = ByteWriter(capacity: frames.reduce(1) { $0 + $1.call.approximateSize })
    writer.write(byte: version)
    for frame in frames {
      writer.write(unsigned: frame.number)
      writer.write(frame.patience)
      writer.write(byte: type(of: frame.call).kind.rawValue)
      writer.write(nested: { frame.call.write(to: &$0) })
    }
    return writer.bytes
  }

  /// Reads a packet of frames for the hub.
  ///
  /// - parameter limit: The largest packet, in bytes.
  /// - returns: The requests in their order.
  /// - throws: `MessagingError` whenever the frames cannot be separated: with code `limitExceeded` if the packet is too
  ///   large, `unsupported` if its framing is of another version, else `malformedData`.
  package static func decode(outbound packet: [UInt8], limit: Int) throws(MessagingError) -> [DecodedRequest] {
    var reader = try OutboundReader(packet, limit: limit)
    var requests: [DecodedRequest] = []
    while let request = try reader.next() { requests.append(request) }
    return requests
  }
}

/// Reads the frames of a packet for the hub one after the other, so that the reader can serve other links in between.
package struct OutboundReader {
  private var reader: ByteReader

  /// - parameter limit: The largest packet, in bytes.
  /// - throws: As `FrameCodec.decode(outbound:limit:)`, of the packet as a whole.
  package init(_ packet: [UInt8], limit: Int) throws(MessagingError) {
    reader = try FrameCodec.open(packet, limit: limit)
  }

  /// The number of bytes that are not read.
  package var remaining: Int { reader.remaining }

  /// Returns the next request; nil at the end.
  ///
  /// - throws: `malformedData` if its end cannot be determined.
  package mutating func next() throws(MessagingError) -> DecodedRequest? {
    guard !reader.isAtEnd else { return nil }
    let number = try reader.readUnsigned()
    let patience = try reader.readSigned()
    let kind = try reader.readByte()
    var body = try reader.readNested()
    // Every request costs something beside its bytes.
    let size = 64 + body.remaining
    do throws(MessagingError) {
      guard let kind = CallKind(rawValue: kind) else { throw MessagingError(.unsupported, "call \(kind)") }
      let call = try kind.type.init(from: &body)
      return .frame(OutboundFrame(number: number, call: call, patience: patience, size: size))
    } catch {
      return .refused(number: number, error)
    }
  }
}
