#if Server
  internal import CZlib
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// The messages of an hour as a file: JSON lines, compressed.
  enum EasemobExport {
    /// The time for which the address of a file holds, in milliseconds.
    static let validity: Int64 = 1_800_000
    private static let hour: Int64 = 3_600_000
    private static let pageSize = 100

    static func key(_ name: String) -> String { "export:" + name }

    /// Returns the beginning of an hour.
    ///
    /// - parameter text: The year, month, day and hour: ten digits.
    /// - parameter zone: The offset from UTC, in hours.
    static func time(ofHour text: String, zone: Int64) -> Timestamp? {
      let digits = text.utf8.map { Int64($0) - 0x30 }
      guard digits.count == 10, digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
      func number(_ range: Range<Int>) -> Int64 { digits[range].reduce(0) { $0 * 10 + $1 } }
      let (year, month, day, hours) = (number(0..<4), number(4..<6), number(6..<8), number(8..<10))
      guard year >= 1970, (1...12).contains(month), hours < 24, day >= 1, day <= days(ofMonth: month, year) else {
        return nil
      }
      var count = (year - 1970) * 365 + day - 1
      for leap in stride(from: 1972, to: year, by: 4) where days(ofMonth: 2, Int64(leap)) == 29 { count += 1 }
      for earlier in 1..<month { count += days(ofMonth: earlier, year) }
      let time = (count * 24 + hours - zone) * hour
      return time < 0 ? nil : Timestamp(milliseconds: time)
    }

    private static func days(ofMonth month: Int64, _ year: Int64) -> Int64 {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    /// Returns whether an hour has a message.
    static func hasMessages(_ begin: Timestamp, _ request: EasemobRequest) throws(EasemobFailure) -> Bool {
      try asking { () throws(MessagingError) in
        try forEach(begin, limit: 1, request.hub) { _, _ throws(MessagingError) in false }
      }
    }

    /// Calls a body with the messages of an hour, conversation by conversation.
    ///
    /// - parameter limit: The number of messages that are fetched at once.
    /// - parameter body: Returns whether to go on.
    /// - returns: A Boolean value that indicates whether there was a message.
    private static func forEach(
      _ begin: Timestamp, limit: Int, _ hub: HubLoop,
      _ body: (HistoryMessage, AdministeredConversation) throws(MessagingError) -> Bool
    ) throws(MessagingError) -> Bool {
      var found = false
      var place: ActivePlace?
      repeat {
        let page = try hub.conversations(activeSince: begin, after: place)
        for conversation in page.conversations {
          var query = HistoryQuery(
            conversation: conversation.nameForFirst, after: begin.advanced(byMilliseconds: -1),
            before: begin.advanced(byMilliseconds: hour), oldestFirst: true, limit: limit)
          while true {
            let part = try hub.history(of: conversation, query)
            for message in part.messages where message.message.kind != .notification {
              found = true
              guard try body(message, seen(conversation, message)) else { return true }
            }
            guard let next = part.next ?? (part.messages.count < limit ? nil : part.messages.last?.time),
              next > query.after
            else { break }
            query.after = next
          }
        }
        place = page.next
      } while place != nil
      return found
    }

    private static func seen(
      _ conversation: AdministeredConversation, _ message: HistoryMessage
    ) -> AdministeredConversation {
      if case .direct(let one, let other) = conversation, message.message.sender == other { return .direct(other, one) }
      return conversation
    }

    /// Returns a message as a line has it.
    ///
    /// - parameter address: The address of the app, for those of files.
    static func row(
      _ message: HistoryMessage, in conversation: AdministeredConversation, _ address: String
    ) -> [String: JSONValue] {
      let target = EasemobMessageForm.target(of: conversation)
      return [
        "msg_id": .string(message.message.id.string), "timestamp": JSONValue(message.time), "direction": "outgoing",
        "from": .string(message.message.sender.name), "to": .string(target.to), "chat_type": .string(target.type),
        "payload": EasemobMessageForm.payload(of: message.message, in: conversation, address),
      ]
    }

    /// Answers a request for a file.
    static func response(_ name: String, _ app: EasemobApp, _ address: String, _ host: FaceHost) -> HTTPResponse? {
      do throws(MessagingError) {
        guard let value = try host.value(key(name)), let begin = Int64(String(decoding: value, as: UTF8.self)) else {
          return nil
        }
        let file = Compressor()
        _ = try forEach(Timestamp(milliseconds: begin), limit: pageSize, host.hub) {
          message, conversation throws(MessagingError) in
          let line = try JSONValue.object(row(message, in: conversation, address + app.path)).text()
          try file.add(Array((line + "\n").utf8))
          return true
        }
        return HTTPResponse(
          200, headers: [HTTPParameter(name: "content-type", value: "application/gzip")], body: try file.finish())
      } catch {
        return HTTPResponse(500)
      }
    }
  }

  /// Compresses bytes as gzip does.
  private final class Compressor {
    private var stream = z_stream()
    private var bytes: [UInt8] = []
    private let isOpen: Bool

    init() {
      // With the header and the end of a gzip file.
      let code = deflateInit2_(
        &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
      isOpen = code == Z_OK
    }

    deinit { if isOpen { deflateEnd(&stream) } }

    func add(_ input: [UInt8]) throws(MessagingError) { try pass(input, Z_NO_FLUSH) }

    func finish() throws(MessagingError) -> [UInt8] {
      try pass([], Z_FINISH)
      return bytes
    }

    private func pass(_ input: [UInt8], _ flush: Int32) throws(MessagingError) {
      guard isOpen else { throw MessagingError(.storageFailed) }
      var input = input
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      var isRight = true
      input.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        repeat {
          let count = buffer.withUnsafeMutableBufferPointer { target in
            stream.next_out = target.baseAddress
            stream.avail_out = UInt32(target.count)
            isRight = deflate(&stream, flush) != Z_STREAM_ERROR
            return target.count - Int(stream.avail_out)
          }
          bytes += buffer.prefix(count)
        } while isRight && stream.avail_out == 0
      }
      guard isRight else { throw MessagingError(.storageFailed) }
    }
  }
#endif
