public import Parlance

extension Client {
  /// Every message that arrived, in the order of arrival.
  public var receivedMessages: [ObservedMessage] { Self.received(in: log.entries) }

  static func received(in entries: [ObservationLog.Entry]) -> [ObservedMessage] {
    entries.flatMap { entry -> [ObservedMessage] in
      if case .received(let messages) = entry.observation { messages } else { [] }
    }
  }

  /// Waits until a message arrives, and returns it as it came.
  @discardableResult
  public func sees(
    _ id: MessageID, file: String = #fileID, line: Int = #line
  ) async throws -> ObservedMessage {
    try await log.wait(for: "message \(id)", file: file, line: line) { entries in
      Self.received(in: entries).first { $0.id == id }
    }
  }

  /// Waits until a text arrives and checks everything about it.
  @discardableResult
  public func sees(
    _ id: MessageID, _ text: String, from sender: Client, in conversation: ConversationID? = nil,
    file: String = #fileID, line: Int = #line
  ) async throws -> ObservedMessage {
    let message = try await sees(id, file: file, line: line)
    try requireEqual(message.text, text, "\(log.name) text of \(id)", file: file, line: line)
    try requireEqual(message.sender, sender.account, "\(log.name) sender of \(id)", file: file, line: line)
    try requireEqual(
      message.conversation, conversation ?? .direct(sender.account), "\(log.name) conversation of \(id)", file: file,
      line: line)
    try requireEqual(
      message.isOutgoing, sender.account == account, "\(log.name) direction of \(id)", file: file, line: line)
    return message
  }

  /// Waits until messages have arrived, each once, and checks their order.
  public func seesInOrder(_ ids: [MessageID], file: String = #fileID, line: Int = #line) async throws {
    let wanted = Set(ids)
    let arrived = try await log.wait(for: "\(ids.count) messages", file: file, line: line) { entries -> [MessageID]? in
      let arrived = Self.received(in: entries).map(\.id).filter(wanted.contains)
      return Set(arrived).count == wanted.count ? arrived : nil
    }
    try requireEqual(arrived, ids, "\(log.name) order of arrival", file: file, line: line)
  }

  /// Checks that a message has not arrived so far.
  public func hasNotSeen(_ id: MessageID, file: String = #fileID, line: Int = #line) throws {
    try require(
      !receivedMessages.contains { $0.id == id }, "\(log.name) received \(id), which is not for it", file: file,
      line: line)
  }

  /// Waits until this client has everything that another one's account sent to a conversation so far.
  ///
  /// Events of one conversation arrive in order, so after a last message nothing earlier will come, such as a command
  /// that this style drops.
  public func catchesUp(
    with sender: Client, in conversation: ConversationID? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    let id = try await sender.send("that was all", to: conversation ?? .direct(account), file: file, line: line)
    try await sees(id, file: file, line: line)
  }

  /// Returns the local history of a conversation: accepted and received messages, oldest first.
  public func history(_ addressee: some Addressee) async throws -> [StoredMessage] {
    try await driver().history(addressee.conversation, limit: 500).filter { $0.state != .failed }
  }

  /// Returns whether the local history has a message.
  public func hasStored(_ id: MessageID, in addressee: some Addressee) async throws -> Bool {
    try await history(addressee).contains { $0.id == id }
  }

  /// Checks that the local history has a message, or has not.
  public func stores(
    _ id: MessageID, in addressee: some Addressee, _ expected: Bool = true, file: String = #fileID, line: Int = #line
  ) async throws {
    let stored = try await hasStored(id, in: addressee)
    try requireEqual(stored, expected, "\(log.name) has \(id) in its history", file: file, line: line)
  }

  /// Returns the number of messages of a conversation that count as unread; nil in styles that do not show it.
  public func unreadCount(_ addressee: some Addressee) async throws -> Int? {
    guard can(.countsUnread) else { return nil }
    return try await driver(as: (any UnreadDriver).self, "count unread messages").unreadCount(addressee.conversation)
  }

  /// Checks the number of messages of a conversation that count as unread, in styles that show it.
  public func hasUnread(
    _ expected: Int, in addressee: some Addressee, file: String = #fileID, line: Int = #line
  ) async throws {
    guard let count = try await unreadCount(addressee) else { return }
    try requireEqual(count, expected, "\(log.name) unread in \(addressee.conversation)", file: file, line: line)
  }

  /// Waits for a receipt after which an own message shows itself as read.
  @discardableResult
  public func seesReceipt(
    for id: MessageID, in addressee: some Addressee, file: String = #fileID, line: Int = #line
  ) async throws -> ObservedReceipt {
    let conversation = addressee.conversation
    return try await log.wait(for: "a receipt for \(id)", file: file, line: line) { entries in
      entries.observations(of: ObservedReceipt.self).first {
        $0.conversation == conversation && $0.shownAsRead.contains(id)
      }
    }
  }

  /// Every direct receipt that arrived.
  public var receipts: [ObservedReceipt] { log.entries.observations(of: ObservedReceipt.self) }

  /// Checks whether an own message shows itself as read.
  public func showsAsRead(
    _ id: MessageID, in addressee: some Addressee, _ expected: Bool = true, file: String = #fileID, line: Int = #line
  ) async throws {
    let isRead = try await driver(as: (any ReceiptDriver).self, "show receipts")
      .isReadByPeer(id, in: addressee.conversation)
    try requireEqual(isRead, expected, "\(log.name) shows \(id) as read", file: file, line: line)
  }

  /// Waits for the report that a message was taken back.
  ///
  /// - parameter id: The message's id.
  /// - parameter time: The time at which the message was accepted: it names the message where the report itself does
  ///   not.
  /// - parameter file: The file of the caller, for the failure's text.
  /// - parameter line: The line of the caller.
  public func seesRevoked(
    _ id: MessageID, acceptedAt time: Timestamp, file: String = #fileID, line: Int = #line
  ) async throws -> ObservedRevocation {
    try await log.wait(for: "the revocation of \(id)", file: file, line: line) { entries in
      entries.observations(of: ObservedRevocation.self).first {
        $0.messageID.map { $0 == id } ?? ($0.messageTime == time)
      }
    }
  }

  /// Every revocation that arrived.
  public var revocations: [ObservedRevocation] { log.entries.observations(of: ObservedRevocation.self) }

  /// Every command that arrived.
  public var commands: [ObservedCommand] { log.entries.observations(of: ObservedCommand.self) }

  /// Waits for a command.
  public func seesCommand(
    _ content: CommandContent, file: String = #fileID, line: Int = #line
  ) async throws -> ObservedCommand {
    try await log.wait(for: "command \(content.action)", file: file, line: line) { entries in
      entries.observations(of: ObservedCommand.self).first { $0.content == content }
    }
  }

  /// Checks that a call, or the outcome of the message that it submits, is refused according to the style's rule.
  ///
  /// - parameter refusal: The refusal that is expected.
  /// - parameter file: The file of the caller, for the failure's text.
  /// - parameter line: The line of the caller.
  /// - parameter attempt: The attempt; returns the id of a submitted message, if there is one.
  public func isRefused(
    _ refusal: Refusal, file: String = #fileID, line: Int = #line, _ attempt: () async throws -> MessageID?
  ) async throws {
    guard let rule = style.refusals[refusal] else {
      throw ConformanceFailure("\(style.name) states no rule for \(refusal.rawValue)", file: file, line: line)
    }
    let seen: (VendorError?, RefusalPlace)
    do {
      if let id = try await attempt() {
        // An id that is refused the second time was accepted before.
        seen =
          refusal == .duplicateID
          ? (try await secondOutcome(of: id, file: file, line: line), .outcome)
          : (try await outcome(of: id, file: file, line: line), .outcome)
      } else {
        seen = (nil, .call)
      }
    } catch let error as VendorError {
      seen = (error, .call)
    }
    guard let error = seen.0 else {
      throw ConformanceFailure("\(log.name) \(refusal.rawValue) was not refused", file: file, line: line)
    }
    try requireEqual(error, rule.error, "\(log.name) \(refusal.rawValue)", file: file, line: line)
    try requireEqual(seen.1, rule.place, "\(log.name) place of \(refusal.rawValue)", file: file, line: line)
  }
}
