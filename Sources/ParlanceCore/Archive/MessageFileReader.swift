/// Reads a file of messages from pieces of any length, trusting nothing; without I/O.
///
/// | state | expects |
/// |---|---|
/// | *begin* | the magic, the version and the header |
/// | *records* | messages, or the end |
/// | *end* | nothing: a further byte is an error |
package struct MessageFileReader {
  package enum Part: Equatable, Sendable {
    case header(MessageFile.Header)
    case message(Message)
    /// The file ended as its writer ended it: everything before it is as it was written.
    case end
  }

  private enum State { case begin, records, end }

  private var state = State.begin
  private var bytes: [UInt8] = []
  /// The first byte that was not taken.
  private var position = 0
  private var digest = SHA256()
  /// The number of messages so far.
  package private(set) var count: Int64 = 0

  package init() {}

  /// A Boolean value that indicates whether the end was read.
  package var isAtEnd: Bool { state == .end }

  /// Takes the next bytes of the file.
  package mutating func append(_ piece: [UInt8]) {
    if position > 0 {
      bytes.removeSubrange(..<position)
      position = 0
    }
    bytes += piece
  }

  /// Returns the next part; nil if further bytes are needed.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` if it is not a file of messages, `unsupported` if a later version
  ///   wrote it, `malformedData` if it was changed.
  package mutating func next() throws(MessagingError) -> Part? {
    switch state {
    case .begin: try readHeader().map { .header($0) }
    case .records: try readRecord()
    case .end: if position < bytes.count { throw Self.damage("behind the end") } else { nil }
    }
  }

  /// Ends the file.
  ///
  /// - throws: `malformedData` if it is cut off, `invalidArgument` if it is not a file of messages.
  package mutating func finish() throws(MessagingError) {
    guard state != .end else { return }
    if state == .begin && !bytes.prefix(MessageFile.magic.count).elementsEqual(MessageFile.magic) { throw Self.foreign }
    throw Self.damage("cut off")
  }

  private static let foreign = MessagingError(.invalidArgument, "not a file of messages")

  private static func damage(_ what: String) -> MessagingError { MessagingError(.malformedData, what) }

  // MARK: parts

  private mutating func readHeader() throws(MessagingError) -> MessageFile.Header? {
    let magic = MessageFile.magic
    let known = bytes[position...].prefix(magic.count)
    guard known.elementsEqual(magic.prefix(known.count)) else { throw Self.foreign }
    guard bytes.count - position > magic.count else { return nil }
    let version = bytes[position + magic.count]
    guard version <= MessageFile.version else { throw MessagingError(.unsupported, "version \(version)") }
    guard version == MessageFile.version else { throw Self.damage("version \(version)") }
    guard let (content, end) = try content(from: position + magic.count + 1) else { return nil }
    var reader = ByteReader(Array(bytes[content]))
    let header = try MessageFile.Header(from: &reader)
    guard header.account.isValid else { throw Self.damage("account") }
    take(upTo: end)
    state = .records
    return header
  }

  private mutating func readRecord() throws(MessagingError) -> Part? {
    guard position < bytes.count else { return nil }
    switch MessageFile.Tag(rawValue: bytes[position]) {
    case nil: throw Self.damage("kind of a record")
    case .message:
      guard let (content, end) = try content(from: position + 1) else { return nil }
      let message = try Message(archived: Array(bytes[content]))
      take(upTo: end)
      count += 1
      return .message(message)
    case .end:
      guard let (content, end) = try content(from: position + 1) else { return nil }
      var reader = ByteReader(Array(bytes[content]))
      guard try reader.readSigned() == count else { throw Self.damage("number of records") }
      guard try reader.readBytes() == digest.value else { throw Self.damage("digest") }
      position = end
      state = .end
      guard position == bytes.count else { throw Self.damage("behind the end") }
      return .end
    }
  }

  /// Returns where the content is that is led by its length; nil if it is not all here.
  private func content(from start: Int) throws(MessagingError) -> (content: Range<Int>, end: Int)? {
    var length = 0
    var place = start
    while true {
      guard place < bytes.count else { return nil }
      let byte = bytes[place]
      length |= Int(byte & 0x7F) << (7 * (place - start))
      place += 1
      guard length <= MessageFile.contentLimit else { throw Self.damage("length of a record") }
      if byte & 0x80 == 0 { break }
      // More bytes than the largest length has.
      guard place - start < 4 else { throw Self.damage("length of a record") }
    }
    guard bytes.count - place >= length else { return nil }
    return (place..<place + length, place + length)
  }

  private mutating func take(upTo end: Int) {
    digest.update(Array(bytes[position..<end]))
    position = end
  }
}
