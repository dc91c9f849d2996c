import AcmeMessenger
import Parlance
import ParlanceConformance

// snippet.driver
/// Drives Acme's messenger as an app would.
final class AcmeDriver: ClientDriver, AcmeMessengerDelegate, @unchecked Sendable {
  // Safe to share: everything but `context` is touched on the callback queue alone.
  let context: ClientContext
  let messenger: AcmeMessenger
  // snippet.hide
  /// The account's own notes that the app shows.
  var shown: [MessageKey: AcmeNote] = [:]
  /// The commands of which the outcome is awaited.
  var commandReplies: [MessageID: Reply<Void>] = [:]
  /// The last invitation to a call that this account made to another one.
  var sentInvitations: [AccountID: CallInvitation] = [:]
  /// The last invitation to a call from another account.
  var receivedInvitations: [AccountID: CallInvitation] = [:]
  // snippet.show

  init(_ context: ClientContext) {
    self.context = context
    messenger = AcmeMessenger(
      environment: context.environment, account: context.account, device: context.device,
      recountsRevoked: context.options.recountsRevoked)
    messenger.delegate = self
  }

  func login(token: String) async throws {
    try await log.request("login") { (reply: Reply<Void>) in
      self.messenger.login(token: token) { reply.finish($0) }
    }
  }

  // snippet.hide
  func logout() async throws {
    try await act("logout") { $0.logout(completion: $1) }
  }

  // snippet.show
  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID {
    try await perform {
      var options = AcmeSendOptions()
      options.tags = message.attributes.dictionary
      // snippet.hide
      options.insteadOf = message.content == nil ? nil : message.text
      options.id = message.id?.string
      options.counts = message.countsAsUnread
      options.confirms = message.wantsGroupReceipts
      options.addressees = message.addressees
      // snippet.show
      return MessageID(try self.messenger.send(message.content ?? .text(message.text), to: conversation, options))
    }
  }

  // snippet.hide
  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage] {
    try await perform { try self.messenger.notes(in: conversation, limit: limit).map(Self.stored) }
  }

  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { try self.messenger.isSending(id, in: conversation) }
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

  // snippet.show
  func acmeDidReceive(_ notes: [AcmeNote]) {
    let messages = notes.map { note in
      ObservedMessage(
        id: note.message.id, conversation: note.message.conversation, sender: note.message.sender, text: note.text,
        attributes: canonicalJSON(note.tags), time: note.message.time, isOutgoing: note.isMine, content: note.special)
    }
    // snippet.hide
    for note in notes where note.isMine { shown[note.key] = note }
    // snippet.show
    log.record(.received(messages), raw: "didReceive \(notes.map { "\($0.id) \($0.text ?? "-")" })")
  }
}
// snippet.end

// MARK: how the other files make their calls

extension AcmeDriver {
  /// Makes a call whose answer is an error or nothing.
  func act(
    _ call: String, _ body: @escaping @Sendable (AcmeMessenger, @escaping (AcmeError?) -> Void) throws -> Void
  ) async throws {
    try await log.request(call) { (reply: Reply<Void>) in
      try body(self.messenger) { reply.finish($0) }
    }
  }

  /// Makes a call whose answer is a value or an error.
  func fetch<Value: Sendable>(
    _ call: String,
    _ body: @escaping @Sendable (AcmeMessenger, @escaping (Result<Value, AcmeError>) -> Void) throws -> Void
  ) async throws -> Value {
    try await log.request(call) { (reply: Reply<Value>) in
      try body(self.messenger) { result in
        switch result {
        case .success(let value): reply.succeed(value)
        case .failure(let error): reply.fail(error)
        }
      }
    }
  }

  /// Fetches the parts of a list, until one is the last.
  func pages<Element: Sendable>(
    _ fetch: (_ next: String?) async throws -> AcmePage<Element>
  ) async throws -> [[Element]] {
    var pages: [[Element]] = []
    var next: String?
    repeat {
      let page = try await fetch(next)
      pages.append(page.elements)
      next = page.next
    } while next != nil
    return pages
  }

  /// An own note that the app shows from now on; nil for another account's.
  func show(_ id: MessageID, in conversation: ConversationID) throws -> AcmeNote? {
    if let note = shown[MessageKey(id, in: conversation)] { return note }
    guard let note = try messenger.note(id, in: conversation), note.isMine else { return nil }
    shown[note.key] = note
    return note
  }
}

extension AcmeNote {
  /// The note's place, since ids are those of a conversation.
  var key: MessageKey { MessageKey(message.id, in: message.conversation) }
}
