internal import ParlanceCore

/// A request to become a member that waits in a group, as the hub stores it with the group.
struct PendingGroupRequest: Hashable, Sendable {
  /// The words and the app's text that came with a request. Those who are invited together have the same.
  struct Texts: Hashable, Sendable {
    var message: String?
    var attachment: String?

    var size: Int { (message?.utf8.count ?? 0) + (attachment?.utf8.count ?? 0) }
  }

  /// The account that would become a member.
  var account: AccountNumber
  /// The member that invites it; nil for an application.
  var inviter: AccountNumber?
  var texts: Texts
  var time: Timestamp

  var kind: GroupRequest.Kind { inviter == nil ? .application : .invitation }

  /// Returns whether a request takes this one's place: another one of the same account or inviter.
  func isReplaced(by other: PendingGroupRequest) -> Bool { (account, inviter) == (other.account, other.inviter) }

  func isOver(at now: Timestamp, _ limits: HubLimits) -> Bool {
    now >= time.advanced(byMilliseconds: limits.groupRequestLifetime)
  }
}

extension [PendingGroupRequest] {
  /// The size of the texts, each counted once, in bytes of UTF-8.
  private var textSize: Int { Set(lazy.map(\.texts)).reduce(0) { $0 + $1.size } }

  /// Adds requests in place of those that they replace, and drops those that are over or too many, oldest first.
  mutating func add(_ requests: [PendingGroupRequest], now: Timestamp, _ limits: HubLimits) {
    var known: Set<[AccountNumber?]> = []
    for request in requests { known.insert([request.account, request.inviter]) }
    removeAll { $0.isOver(at: now, limits) || known.contains([$0.account, $0.inviter]) }
    append(contentsOf: requests)
    if count > limits.groupRequests { removeFirst(count - limits.groupRequests) }
    while textSize > limits.groupRequestsSize, count > requests.count {
      let oldest = self[0].texts
      // What shares its texts is as old, or keeps them.
      removeFirst()
      while count > requests.count, self[0].texts == oldest { removeFirst() }
    }
  }

  /// Writes the texts once, and requests with the places of theirs.
  func write(to writer: inout ByteWriter) {
    var places: [PendingGroupRequest.Texts: Int] = [:]
    var texts: [PendingGroupRequest.Texts] = []
    for request in self where places[request.texts] == nil {
      places[request.texts] = texts.count
      texts.append(request.texts)
    }
    writer.write(array: texts) { writer, texts in
      writer.write(optional: texts.message)
      writer.write(optional: texts.attachment)
    }
    writer.write(array: self) { writer, request in
      writer.write(request.account)
      writer.write(optional: request.inviter) { $0.write($1) }
      writer.write(integer: places[request.texts] ?? 0)
      writer.write(request.time)
    }
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    let texts = try reader.readArray { (reader) throws(MessagingError) in
      PendingGroupRequest.Texts(message: try reader.readOptionalString(), attachment: try reader.readOptionalString())
    }
    self = try reader.readArray { (reader) throws(MessagingError) in
      let account: AccountNumber = try reader.readNumber()
      let inviter: AccountNumber? = try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNumber()
      }
      let place = try reader.readInteger()
      guard texts.indices.contains(place) else { throw MessagingError(.malformedData) }
      return PendingGroupRequest(
        account: account, inviter: inviter, texts: texts[place], time: try reader.readTimestamp())
    }
  }
}
