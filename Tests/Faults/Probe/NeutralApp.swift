import Parlance

/// An app of the engine's own style: the device that is behind `MessagingClient`, whose handler is called while the
/// engine waits for it.
final class NeutralApp: App {
  static let style = "Parlance"
  static let marks = Mark.allCases
  let notes: Notes
  private let environment: MessagingEnvironment
  private let configuration: DeviceConfiguration
  private(set) var device: Device?

  init(_ notes: Notes, _ environment: MessagingEnvironment) {
    self.notes = notes
    self.environment = environment
    configuration = DeviceConfiguration(style: Self.style, account: notes.account, device: DeviceID(notes.label))
  }

  func login(_ done: @escaping (String?) -> Void) {
    do throws(MessagingError) {
      let device: Device
      do throws(MessagingError) {
        device = try open()
      } catch {
        notes.write("unopened", error.code.rawValue)
        throw error
      }
      device.connect(token: "") { [self] error in
        notes.loginEnded(error?.code.rawValue)
        done(error?.code.rawValue)
      }
    } catch {
      notes.loginEnded(error.code.rawValue)
      done(error.code.rawValue)
    }
  }

  private func open() throws(MessagingError) -> Device {
    if let device { return device }
    let opened = try environment.openDevice(configuration) { [self] events in events.forEach(handle) }
    device = opened
    return opened
  }

  func logout(_ done: @escaping () -> Void) {
    guard let device else { return done() }
    self.device = nil
    device.disconnect { [self] _ in
      notes.loggedOut()
      done()
    }
  }

  func send(_ text: String, isFile: Bool, to place: ConversationID) {
    guard let device else { return }
    let id = MessageID.generate(at: environment.clock.now())
    var draft = MessageDraft(id: id, conversation: place, body: MessageBody(content: .text(text)))
    if isFile {
      draft.body.content = .file(MediaContent(media: MediaDescriptor(fileName: text)))
      draft.attachments = [MessageAttachment(source: .data(FileBytes.of(text)))]
    }
    let entry = Notes.Entry(place: place, id: id.string)
    notes.submitted(entry, text)
    do throws(MessagingError) {
      try device.send(draft)
    } catch {
      notes.ended(entry, text, error.code.rawValue)
    }
  }

  func revoke(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void) {
    let end = notes.begin("revoke", entry, done)
    guard let device else { return end("notLoggedIn") }
    device.revoke(MessageID(entry.id), in: entry.place, request: RevocationRequest()) { end($0?.code.rawValue) }
  }

  func read(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void) {
    let end = notes.begin("read", entry, done)
    guard let device, let message = device.message(MessageID(entry.id), in: entry.place) else {
      return end("messageNotStored")
    }
    device.acknowledge(entry.place, upTo: message.sequence) { end($0?.code.rawValue) }
  }

  func set(_ mark: Mark, on entry: Notes.Entry, _ value: String, _ done: @escaping (String?) -> Void) {
    let end = notes.begin(mark, entry, value, done)
    guard let device else { return end("notLoggedIn") }
    func finish(_ result: Result<some Any, MessagingError>) {
      switch result {
      case .success: end(nil)
      case .failure(let error): end(error.code.rawValue)
      }
    }
    let id = MessageID(entry.id)
    switch mark {
    case .reaction: device.addReaction(value, to: id, in: entry.place) { end($0?.code.rawValue) }
    case .pin: device.pinMessage(id, in: entry.place) { finish($0) }
    case .edit: device.edit(id, in: entry.place, to: .text(value)) { finish($0) }
    case .block: device.updateContact(AccountID(entry.place.name), ContactUpdate(isBlocked: true)) { finish($0) }
    case .friend: device.requestFriend(AccountID(entry.place.name), isImmediate: true) { finish($0) }
    case .conversationPin: device.changeSettings(of: [entry.place], .pin(note: nil)) { finish($0) }
    }
  }

  func rows(in place: ConversationID) -> [Row] {
    guard let device else { return [] }
    let messages = device.messages(MessageQuery(in: place, limit: 10_000)).filter { $0.kind != .notification }
    return messages.map { message in
      let state: Row.State =
        switch message.state {
        case .sending: .pending
        case .failed: .failed
        case .sent, .received, .local: .succeeded
        }
      return Row(
        id: message.id.string, state: state, text: Self.text(message), isReadByPeer: device.isReadByPeer(message))
    }
  }

  private func handle(_ event: DeviceEvent) {
    switch event {
    case .connection(.synchronized): notes.synchronized()
    case .connection(.refused(let error)): loginLost(error)
    case .sent(let message, let error): notes.ended(Self.entry(message), Self.text(message), error?.code.rawValue)
    case .received(let messages):
      for message in messages where message.kind != .notification {
        notes.received(Self.entry(message), sender: message.sender.name, Self.text(message))
      }
    case .revoked(let reported):
      notes.revoked(
        Notes.Entry(place: reported.revocation.conversation, id: reported.revocation.messageID.string))
    case .receipts(let receipts):
      for case .direct(let receipt) in receipts {
        notes.write("receipt", receipt.conversation.word, String(receipt.sequence))
      }
    default: break
    }
  }

  /// An established login ended; the refusal of a new one is reported to its caller.
  private func loginLost(_ error: MessagingError) {
    guard notes.isLoggedIn else { return }
    notes.loginEnded(error.code.rawValue)
    device = nil
  }

  private static func entry(_ message: Message) -> Notes.Entry {
    Notes.Entry(place: message.conversation, id: message.id.string)
  }

  static func text(_ message: Message) -> String {
    switch message.body.content {
    case .text(let text): text
    case .file(let content): content.media.fileName ?? ""
    case let other: "\(other.kind)"
    }
  }
}
