#if Server
  internal import AgoraRtmCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// A choice among the messages of the history.
  struct RTMFilter: Sendable {
    var source: AccountID?
    /// A user or a channel.
    var destination: String?
    var start: Timestamp
    /// The time is included.
    var end: Timestamp

    /// Reads the values of a filter.
    ///
    /// - parameter value: Returns the text of a name; nil if there is none.
    init(_ value: (String) throws(RTMFailure) -> String?) throws(RTMFailure) {
      let (source, destination) = (try value("source") ?? "", try value("destination") ?? "")
      guard !source.isEmpty || !destination.isEmpty else { throw .invalid("source and destination are missing") }
      self.source = source.isEmpty ? nil : AccountID(source)
      self.destination = destination.isEmpty ? nil : destination
      func time(_ name: String) throws(RTMFailure) -> Timestamp {
        guard let time = try value(name).flatMap(RTMTime.time) else {
          throw .invalid("\(name) is not a time such as 2020-01-01T00:00:00Z")
        }
        return time
      }
      (start, end) = (try time("start_time"), try time("end_time"))
      guard start <= end else { throw .invalid("end_time is before start_time") }
    }

    init(members: [String: JSONValue]) throws(RTMFailure) {
      try self.init { name throws(RTMFailure) in
        guard let value = members[name], value != .null else { return nil }
        guard let text = value.string else { throw .invalid("\(name) is not a text") }
        return text
      }
    }
  }

  /// A query that was made, as it is kept until its messages are fetched.
  struct RTMQuery: Sendable {
    static let limits: Set<Int64> = [20, 50, 100]
    static let largestOffset: Int64 = 100_000
    /// The time for which it is kept, in milliseconds.
    static let lifetime: Int64 = 1_800_000

    /// The members of the request's body.
    var members: [String: JSONValue]
    var filter: RTMFilter
    var offset: Int64
    var limit: Int64
    var isAscending: Bool

    init(_ members: [String: JSONValue]) throws(RTMFailure) {
      guard let filter = members["filter"]?.object else { throw .invalid("filter is missing or not an object") }
      self.members = members
      self.filter = try RTMFilter(members: filter)
      func number(_ name: String, else usual: Int64) throws(RTMFailure) -> Int64 {
        guard let value = members[name] else { return usual }
        guard let number = value.integer else { throw .invalid("\(name) is not a number") }
        return number
      }
      offset = try number("offset", else: 0)
      guard (0...Self.largestOffset).contains(offset) else { throw .invalid("offset is 0 to \(Self.largestOffset)") }
      limit = try number("limit", else: 20)
      guard Self.limits.contains(limit) else { throw .invalid("limit is 20, 50 or 100") }
      let order = members["order"] ?? "asc"
      switch order.string {
      case "asc"?: isAscending = true
      case "desc"?: isAscending = false
      default: throw .invalid("order is asc or desc")
      }
    }
  }

  /// A message of the history, with the name that it was sent to.
  struct RTMHistoryMessage: Sendable {
    var message: HistoryMessage
    var destination: String
    var isOfChannel: Bool
    var text: String

    var members: JSONValue {
      [
        "src": .string(message.message.sender.name), "dst": .string(destination),
        "message_type": isOfChannel ? "group_message" : "peer_message", "ms": JSONValue(message.time),
        "payload": .string(text),
      ]
    }
  }

  /// Reads the history: texts of the last seven days that were sent with the option for it.
  struct RTMHistoryReader {
    let hub: HubLoop
    let filter: RTMFilter

    private static let age: Int64 = 7 * 86_400_000
    private static let pageSize = 100
    /// The number of messages that one request reads, whether they are of the history or not.
    private static let mostRead = 200_000

    private var since: Timestamp {
      max(filter.start, hub.now.advanced(byMilliseconds: -Self.age))
    }

    /// Calls a body with each message that the filter chooses, conversation by conversation, oldest first in each.
    ///
    /// - throws: Status 408 if too many messages are to be read for it.
    func forEach(_ body: (RTMHistoryMessage) -> Void) throws(RTMFailure) {
      var read = 0
      try forEachConversation { conversation throws(RTMFailure) in
        try forEachMessage(of: conversation, &read, body)
      }
    }

    private func forEachMessage(
      of conversation: AdministeredConversation, _ read: inout Int, _ body: (RTMHistoryMessage) -> Void
    ) throws(RTMFailure) {
      var query = HistoryQuery(
        conversation: conversation.nameForFirst, after: since.advanced(byMilliseconds: -1),
        before: filter.end.advanced(byMilliseconds: 1), oldestFirst: true, kinds: [.text], limit: Self.pageSize)
      while true {
        let page = try asking { [query] () throws(MessagingError) in try hub.history(of: conversation, query) }
        read += page.messages.count
        guard read <= Self.mostRead else { throw .tooMuch }
        for message in page.messages {
          if let found = historical(message, conversation) { body(found) }
        }
        guard let next = page.next ?? (page.messages.count < Self.pageSize ? nil : page.messages.last?.time),
          next > query.after
        else { return }
        query.after = next
      }
    }

    /// Returns a message that the filter chooses as the history has it.
    private func historical(
      _ message: HistoryMessage, _ conversation: AdministeredConversation
    ) -> RTMHistoryMessage? {
      let sender = message.message.sender
      let body = MessageBody(decoding: message.message.body)
      guard HistoricalMark.isSet(on: body), case .text(let text) = body.content else { return nil }
      if let source = filter.source, source != sender { return nil }
      let (destination, isOfChannel): (String, Bool)
      switch conversation {
      case .direct(let one, let other): (destination, isOfChannel) = ((sender == one ? other : one).name, false)
      case .group(let id), .room(let id): (destination, isOfChannel) = (id, true)
      }
      if let wanted = filter.destination {
        guard isOfChannel ? wanted == destination : AccountID(wanted) == AccountID(destination) else { return nil }
      }
      return RTMHistoryMessage(message: message, destination: destination, isOfChannel: isOfChannel, text: text)
    }

    // MARK: conversations

    private func forEachConversation(
      _ body: (AdministeredConversation) throws(RTMFailure) -> Void
    ) throws(RTMFailure) {
      if let destination = filter.destination {
        if let channel = try channel(destination) { try body(channel) }
        if let source = filter.source {
          let peer = AccountID(destination)
          if try exists(source), try exists(peer) { try body(.direct(source, peer)) }
        } else {
          try forEachConversation(of: AccountID(destination)) { conversation throws(RTMFailure) in
            if case .direct = conversation { try body(conversation) }
          }
        }
      } else if let source = filter.source {
        try forEachConversation(of: source, body)
        try forEachRoom(body)
      }
    }

    /// Calls a body with the direct conversations and the groups of a user that have messages of the time.
    private func forEachConversation(
      of account: AccountID, _ body: (AdministeredConversation) throws(RTMFailure) -> Void
    ) throws(RTMFailure) {
      guard try exists(account) else { return }
      var place: ActivePlace?
      repeat {
        let page = try asking { [place] () throws(MessagingError) in
          try hub.conversations(of: account, activeSince: since, after: place)
        }
        for conversation in page.conversations { try body(conversation) }
        place = page.next
      } while place != nil
    }

    /// Calls a body with the rooms that have messages of the time. The hub does not list rooms by their senders.
    private func forEachRoom(_ body: (AdministeredConversation) throws(RTMFailure) -> Void) throws(RTMFailure) {
      var place: ActivePlace?
      repeat {
        let page = try asking { [place] () throws(MessagingError) in
          try hub.conversations(activeSince: since, after: place)
        }
        for case .room(let id) in page.conversations { try body(.room(id)) }
        place = page.next
        // Behind the groups and rooms are the direct conversations of all accounts.
        if case .account = place { return }
      } while place != nil
    }

    private func exists(_ account: AccountID) throws(RTMFailure) -> Bool {
      do throws(MessagingError) {
        _ = try hub.account(account)
        return true
      } catch {
        guard [.accountNotFound, .invalidArgument].contains(error.code) else { throw RTMFailure(error) }
        return false
      }
    }

    private func channel(_ name: String) throws(RTMFailure) -> AdministeredConversation? {
      guard AgoraRtmStyle.isChannelID(name) else { return nil }
      return try asking { () throws(MessagingError) in try hub.place(ifThere: name) }
    }
  }

  /// The vendor's form of times.
  enum RTMTime {
    /// Reads a time in ISO 8601 in UTC, such as `2020-01-31T08:00:00Z`; fractions of seconds may follow them.
    static func time(_ text: String) -> Timestamp? {
      var bytes = Array(text.utf8)
      guard bytes.popLast() == UInt8(ascii: "Z"), bytes.count >= 19 else { return nil }
      let separators: [(Int, Character)] = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")]
      for (index, character) in separators where bytes[index] != character.asciiValue { return nil }
      func number(_ range: Range<Int>) -> Int64? {
        var value: Int64 = 0
        for byte in bytes[range] {
          guard (0x30...0x39).contains(byte) else { return nil }
          value = value * 10 + Int64(byte - 0x30)
        }
        return value
      }
      guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13),
        let minute = number(14..<16), let second = number(17..<19), (1970...9999).contains(year),
        (1...12).contains(month), (1...days(ofMonth: month, year)).contains(day), hour < 24, minute < 60, second <= 60
      else { return nil }
      var milliseconds: Int64 = 0
      if bytes.count > 19 {
        guard bytes[19] == UInt8(ascii: "."), (1...9).contains(bytes.count - 20), number(20..<bytes.count) != nil else {
          return nil
        }
        let digits = (bytes[20...] + [0x30, 0x30]).prefix(3)
        milliseconds = digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
      }
      var days = (year - 1970) * 365 + day - 1
      for leap in stride(from: 1972, to: year, by: 4) where Self.days(ofMonth: 2, Int64(leap)) == 29 { days += 1 }
      for earlier in 1..<month { days += Self.days(ofMonth: earlier, year) }
      let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
      return Timestamp(milliseconds: seconds * 1000 + milliseconds)
    }

    private static func days(ofMonth month: Int64, _ year: Int64) -> Int64 {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }
  }
#endif
