import ParlanceCore
import Testing

/// The form of files of messages, without files.
@Suite struct MessageFileTests {
  private static let header = MessageFile.Header(
    account: "Zo\u{EB}", created: Timestamp(milliseconds: 1_700_000_000_123), generation: -7)

  private static func message(_ number: Int, _ content: MessageContent = .text("hello")) -> Message {
    let body = MessageBody(content: content, attributes: "{}", extensions: ["s": [1, 2]])
    return Message(
      id: MessageID("m\(number)"), conversation: number % 2 == 0 ? .direct("Bob") : .group("g"), sender: "Bob",
      time: Timestamp(milliseconds: Int64(number)), sequence: 7, number: 8, senderNumber: 9,
      options: MessageOptions(rawValue: .max), platform: .iOS, state: .received, marks: [.readLocally, .played],
      kind: content.kind, encodedBody: body.encoded(), localExtension: number == 0 ? nil : "{\"a\":1}")
  }

  private static let messages = [
    message(0), message(1, .tip(text: "t", attachment: nil)), message(2, .data([0, 255])),
    message(3, .image(MediaContent())),
  ]

  private static func file(_ messages: [Message]) throws -> [UInt8] {
    var writer = MessageFileWriter()
    var bytes = writer.begin(header)
    for message in messages { bytes += try writer.record(message) }
    #expect(writer.count == Int64(messages.count))
    return bytes + writer.end()
  }

  /// Reads a file in pieces of a length.
  private static func parts(_ bytes: [UInt8], piece: Int = .max) throws -> [MessageFileReader.Part] {
    var reader = MessageFileReader()
    var parts: [MessageFileReader.Part] = []
    var place = 0
    while place < bytes.count {
      let end = place + min(piece, bytes.count - place)
      reader.append(Array(bytes[place..<end]))
      place = end
      while let part = try reader.next() { parts.append(part) }
    }
    try reader.finish()
    return parts
  }

  private static func code(_ bytes: [UInt8]) -> MessagingError.Code? {
    do {
      _ = try parts(bytes)
      return nil
    } catch { return (error as? MessagingError)?.code }
  }

  @Test(arguments: [1, 2, 7, 64, Int.max])
  func aFileIsReadAsItWasWritten(_ piece: Int) throws {
    let expected = [.header(Self.header)] + Self.messages.map { MessageFileReader.Part.message($0) } + [.end]
    #expect(try Self.parts(try Self.file(Self.messages), piece: piece) == expected)
    #expect(try Self.parts(try Self.file([]), piece: piece) == [.header(Self.header), .end])
  }

  /// As the article has it.
  @Test func theBytesAreThoseOfTheArticle() throws {
    let header: [UInt8] = [4, 0x5A, 0x6F, 0xC3, 0xAB]
    let bytes = try Self.file([])
    #expect(Array(bytes[..<9]) == [0x50, 0x41, 0x52, 0x4C, 0x4D, 0x53, 0x47, 0x0A, 1])
    #expect(Array(bytes[10..<15]) == header)
    let end = bytes.count - 36
    #expect(Array(bytes[end..<end + 4]) == [2, 34, 0, 32])
    #expect(Array(bytes[(end + 4)...]) == SHA256.value(of: Array(bytes[..<end])))
  }

  @Test func truncatedFileIsRefused() throws {
    let bytes = try Self.file(Self.messages)
    for length in 0..<bytes.count {
      let found = Self.code(Array(bytes[..<length]))
      #expect(found == (length < 8 ? .invalidArgument : .malformedData), "\(length)")
    }
    #expect(Self.code(bytes + [0]) == .malformedData)
    #expect(Self.code(bytes + bytes) == .malformedData)
  }

  @Test func changedByteIsDetected() throws {
    let bytes = try Self.file(Self.messages)
    for index in bytes.indices {
      for change in [UInt8(1), 0x80, 0xFF] {
        var changed = bytes
        changed[index] ^= change
        #expect(Self.code(changed) != nil, "\(index) \(change)")
      }
    }
    var foreign = bytes
    foreign[3] = 0
    #expect(Self.code(foreign) == .invalidArgument)
    var later = bytes
    later[8] = 2
    #expect(Self.code(later) == .unsupported)
    later[8] = 0
    #expect(Self.code(later) == .malformedData)
  }

  /// Each record is whole where one is left out, doubled or moved.
  @Test func theOrderOfRecordsCounts() throws {
    var writer = MessageFileWriter()
    let begin = writer.begin(Self.header)
    let records = try Self.messages.map { try writer.record($0) }
    let end = writer.end()
    #expect(Self.code(begin + records.flatMap { $0 } + end) == nil)
    #expect(Self.code(begin + records.dropLast().flatMap { $0 } + end) == .malformedData)
    #expect(Self.code(begin + records.reversed().flatMap { $0 } + end) == .malformedData)
    #expect(Self.code(begin + (records + [records[0]]).flatMap { $0 } + end) == .malformedData)
  }

  @Test func falseLengthsAreRefused() throws {
    var bytes = MessageFileWriter().startOfFile(Self.header)
    #expect(Self.code(bytes + [1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]) == .malformedData)
    #expect(Self.code(bytes + [1, 0x80, 0x80, 0x80, 0x80, 0x80, 0]) == .malformedData)
    #expect(Self.code(bytes + [9]) == .malformedData)
    bytes = Array(bytes[..<9]) + [0xFF, 0xFF, 0xFF, 0x7F]
    #expect(Self.code(bytes) == .malformedData)
    let large = Self.message(0, .text(String(repeating: "x", count: MessageFile.contentLimit)))
    var writer = MessageFileWriter()
    #expect(throws: MessagingError(.messageTooLarge, "limit \(MessageFile.contentLimit) bytes")) {
      _ = try writer.record(large)
    }
  }

  @Test func onlyMessagesThatCanBeAreRead() throws {
    func code(_ change: (inout Message) -> Void) -> MessagingError.Code? {
      var message = Self.message(1)
      change(&message)
      do {
        _ = try Message(archived: message.archived())
        return nil
      } catch { return error.code }
    }
    #expect(code { _ in } == nil)
    #expect(code { $0.id = "" } == .malformedData)
    #expect(code { $0.id = MessageID(String(repeating: "x", count: 65)) } == .malformedData)
    #expect(code { $0.conversation = .direct("") } == .malformedData)
    #expect(code { $0.sender = AccountID(String(repeating: "x", count: 300)) } == .malformedData)
    #expect(code { $0.sender = "" } == nil)
    #expect(code { $0.sequence = -1 } == .malformedData)
    #expect(code { $0.number = .min } == .malformedData)
    #expect(code { $0.senderNumber = -1 } == .malformedData)
    #expect(code { $0.time = Timestamp(milliseconds: .max) } == .malformedData)
    #expect(code { $0.time = Timestamp(milliseconds: .min) } == .malformedData)
    #expect(code { $0.time = Timestamp(milliseconds: -5) } == nil)
    #expect(code { $0.kind = .tip } == .malformedData)
    #expect(code { $0.encodedBody = [1] } == .malformedData)
    #expect(
      code {
        $0.kind = .command
        $0.encodedBody = MessageBody(content: .command(CommandContent(action: "a"))).encoded()
      } == .malformedData)
    var later = Self.message(0).archived()
    later[0] = 2
    #expect(throws: MessagingError(.unsupported, "version of a message")) { try Message(archived: later) }
    #expect(throws: MessagingError.self) { try Message(archived: []) }
  }
}

extension MessageFileWriter {
  /// The begin of a file.
  fileprivate func startOfFile(_ header: MessageFile.Header) -> [UInt8] {
    var writer = self
    return writer.begin(header)
  }
}
