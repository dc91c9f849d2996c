/// Frames in bytes.
///
/// A packet is what one side hands to the link at a time: the version of the framing in its first byte, then frames
/// up to its end. Each frame's content is led by its length, so that a reader gets past one that it does not
/// understand, and later versions can add to its end. No decoder trusts its input: it refuses what is too large
/// before it looks at it, and reserves no more memory than bytes were given.
package enum FrameCodec {
  /// The version of the framing written here. That of the frames' content is agreed upon at login (`ProtocolTerms`).
  package static let version: UInt8 = 1

  /// Begins a packet's reader behind the version.
  ///
  /// - throws: `MessagingError` with code `limitExceeded` if the packet is larger than `limit` bytes, `unsupported` if
  ///   its framing is of another version, `malformedData` if it is empty.
  static func open(_ packet: [UInt8], limit: Int) throws(MessagingError) -> ByteReader {
    guard packet.count <= limit else { throw MessagingError(.limitExceeded, "packet above \(limit) bytes") }
    var reader = ByteReader(packet)
    guard try reader.readByte() == version else { throw MessagingError(.unsupported, "version of the framing") }
    return reader
  }
}
