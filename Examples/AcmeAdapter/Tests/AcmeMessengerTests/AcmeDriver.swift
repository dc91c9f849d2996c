import AcmeMessenger
import Parlance
import ParlanceConformance

/// Drives Acme's messenger as an app would.
final class AcmeDriver: ClientDriver, AcmeMessengerDelegate, @unchecked Sendable {
  // Safe to share: everything but `context` is touched on the callback queue alone.
  let context: ClientContext
  let messenger: AcmeMessenger
  /// The account's own messages that the app shows.
  private var shown: [MessageID: AcmeNote] = [:]
  private var commandReplies: [MessageID: Reply<Void>] = [:]

  init(_ context: ClientContext) {
    self.context = context
    messenger = AcmeMessenger(
      environment: context.environment, account: context.account, device: context.device,
      recountsRevoked: context.options.recountsRevoked)
    messenger.delegate = self
  }

  /// The vendor's errors are the engine's.
  static func error(_ error: any Error) -> any Error {
    guard let error = error as? MessagingError else { return error }
    return VendorError(domain: "Acme", code: error.code.rawValue)
  }

  /// Makes a call whose answer is an error or nothing.
  func act(
    _ call: String, _ body: @escaping @Sendable (AcmeDriver, @escaping (MessagingError?) -> Void) throws -> Void
  ) async throws {
    try await log.request(call) { (reply: Reply<Void>) in
      do { try body(self) { reply.finish($0.map(Self.error)) } } catch { reply.fail(Self.error(error)) }
    }
  }

  /// Makes a call that answers at once.
  func ask<Value: Sendable>(_ body: @escaping @Sendable (AcmeMessenger) throws -> Value) async throws -> Value {
    try await perform {
      do { return try body(self.messenger) } catch { throw Self.error(error) }
    }
  }

  func login(token: String) async throws {
    try await act("login") { try $0.messenger.login(token: token, completion: $1) }
  }

  func logout() async throws {
    try await act("logout") { try $0.messenger.logout(completion: $1) }
  }

  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID {
    try await ask { messenger in
      let id = try messenger.send(
        message.content ?? .text(message.text), insteadOf: message.content == nil ? nil : message.text,
        tags: message.attributes.dictionary,
        id: message.id?.string, counts: message.countsAsUnread,
        confirms: message.wantsGroupReceipts, to: conversation)
      return MessageID(id)
    }
  }

  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage] {
    try await ask { try $0.notes(in: conversation, limit: limit).map(Self.stored) }
  }

  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await ask { try $0.device.isSending(id) }
  }

  private static func stored(_ note: AcmeNote) -> StoredMessage {
    let state: StoredMessage.State =
      switch note.message.state {
      case .sending: .sending
      case .failed: .failed
      case .sent, .received, .local: .succeeded
      }
    return StoredMessage(
      id: note.message.id, sender: note.message.sender, text: note.text, attributes: canonicalJSON(note.tags),
      time: note.message.time, state: state)
  }

  // MARK: callbacks

  func acmeWillSend(_ note: AcmeNote) { log.record(.sending(note.message.id), raw: "willSend \(note.id)") }

  func acmeDidSend(_ note: AcmeNote, error: MessagingError?) {
    if let reply = commandReplies.removeValue(forKey: note.message.id) { return reply.finish(error.map(Self.error)) }
    shown[note.message.id] = note
    let error = error.map { VendorError(domain: "Acme", code: $0.code.rawValue) }
    log.record(.sent(note.message.id, error), raw: "didSend \(note.id) error \(String(describing: error))")
  }

  func acmeDidReceive(_ notes: [AcmeNote]) {
    let messages = notes.map { note in
      ObservedMessage(
        id: note.message.id, conversation: note.message.conversation, sender: note.message.sender, text: note.text,
        attributes: canonicalJSON(note.tags), time: note.message.time, isOutgoing: note.isMine, content: note.special)
    }
    for note in notes where note.isMine { shown[note.message.id] = note }
    log.record(.received(messages), raw: "didReceive \(notes.map { "\($0.id) \($0.text ?? "-")" })")
  }

  func acmeDidReceive(command: CommandContent, from sender: AccountID, in conversation: ConversationID) {
    let command = ObservedCommand(content: command, sender: sender, conversation: conversation)
    log.record(.command(command), raw: "didReceive \(command)")
  }

  func acmeDidRead(_ receipts: [Receipt]) {
    for receipt in receipts {
      switch receipt {
      case .delivered: break
      case .direct(let direct):
        let read = shown.values.filter { $0.message.conversation == direct.conversation && $0.isRead }
        let observed = ObservedReceipt(
          conversation: direct.conversation, upTo: nil, messageTime: direct.messageTime,
          shownAsRead: Set(read.map(\.message.id)))
        log.record(.receipt(observed), raw: "didRead \(direct)")
      case .group(let group):
        let shown = shown[group.messageID]?.readCounts.map { ReadCounts(read: $0.read, unread: $0.unread) }
        let observed = ObservedGroupReceipt(
          conversation: group.conversation, messageID: group.messageID,
          counts: ReadCounts(read: group.readCount, unread: group.unreadCount), shownCounts: shown)
        log.record(.groupReceipt(observed), raw: "didRead \(group)")
      }
    }
  }

  func acmeDidRevoke(_ notice: RevocationNotice) {
    let revocation = notice.revocation
    var text: String?
    if case .text(let content)? = notice.message?.body.content { text = content }
    let words = revocation.request.postscript.map {
      RevocationWords(postscript: $0, attachment: revocation.request.attachment ?? "")
    }
    let stored = try? messenger.notes(in: revocation.conversation, limit: 500).contains {
      $0.message.id == revocation.messageID
    }
    let observed = ObservedRevocation(
      messageID: revocation.messageID, conversation: revocation.conversation, revoker: revocation.revoker,
      messageSender: revocation.messageSender, messageTime: revocation.messageTime, text: text,
      hasMessage: notice.message != nil, scope: revocation.scope, isOffline: notice.isOffline,
      isRoaming: notice.isRoaming, words: words, wasStored: stored)
    log.record(.revoked(observed), raw: "didRevoke \(observed)")
  }

  func acmeDidEnd() { log.record(.ended(""), raw: "didEnd") }

  func acmeDidChange(_ change: ConversationChange) {
    let count = change.summary.unreadCount
    log.record(
      .unread(change.summary.conversation, count: count, total: change.totalUnreadCount),
      raw: "didChange \(change.summary.conversation) \(change.kind) \(count) of \(change.totalUnreadCount)")
  }

  /// A message that the app shows from now on.
  func show(_ id: MessageID) throws -> AcmeNote? {
    if let note = shown[id] { return note }
    guard let note = try messenger.note(id), note.isMine else { return nil }
    shown[id] = note
    return note
  }

  func expectCommand(_ id: MessageID, _ reply: Reply<Void>) { commandReplies[id] = reply }
}
