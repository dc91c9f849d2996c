import Parlance

/// A message of the made-up vendor: the app's object follows what becomes of the message.
final class DemoNote {
  let message: Message
  private let messenger: DemoMessenger

  init(_ message: Message, messenger: DemoMessenger) {
    self.message = message
    self.messenger = messenger
  }

  var id: String { message.id.string }
  var isMine: Bool { message.sender == messenger.account }
  var isRead: Bool { (try? messenger.device.isReadByPeer(message)) ?? false }
  var readCounts: (read: Int, unread: Int)? { try? messenger.device.receiptCounts(message.id) }
  var text: String? { if special == nil { message.body.displayText } else { nil } }
  var special: MessageContent? {
    switch message.body.content {
    case .location, .tip, .custom, .data: message.body.content
    default: nil
    }
  }
  var tags: [String: Any]? { message.body.attributes.flatMap(JSONObject.dictionary(of:)) }
}

/// What the made-up vendor tells its apps.
protocol DemoMessengerDelegate: AnyObject {
  func demoWillSend(_ note: DemoNote)
  func demoDidSend(_ note: DemoNote, error: MessagingError?)
  func demoDidReceive(_ notes: [DemoNote])
  func demoDidReceive(command: CommandContent, from sender: AccountID, in conversation: ConversationID)
  func demoDidRead(_ receipts: [Receipt])
  func demoDidRevoke(_ notice: RevocationNotice)
  func demoDidChange(_ change: ConversationChange)
  func demoDidEnd()
}

/// A made-up vendor's messenger: the whole of a fifth style, written over the neutral API alone.
final class DemoMessenger {
  weak var delegate: (any DemoMessengerDelegate)?
  private let environment: MessagingEnvironment
  private var configuration: DeviceConfiguration
  private var openDevice: Device?

  init(environment: MessagingEnvironment, account: AccountID, device: DeviceID, recountsRevoked: Bool) {
    self.environment = environment
    configuration = DeviceConfiguration(style: "Demo", account: account, device: device)
    configuration.uncountsRevokedMessages = recountsRevoked
  }

  var account: AccountID { configuration.account }

  /// The open device, for what the vendor passes on as it is.
  var device: Device {
    get throws(MessagingError) {
      guard let openDevice else { throw MessagingError(.notLoggedIn) }
      return openDevice
    }
  }

  func login(token: String, completion: @escaping (MessagingError?) -> Void) throws {
    let device = try environment.openDevice(configuration) { [weak self] events in
      for event in events { self?.pass(event) }
    }
    openDevice = device
    device.connect(token: token) { [weak self] error in
      if error != nil { self?.openDevice = nil }
      completion(error)
    }
  }

  func logout(completion: @escaping (MessagingError?) -> Void) throws(MessagingError) {
    let device = try device
    openDevice = nil
    device.disconnect(completion: completion)
  }

  func send(
    _ content: MessageContent, insteadOf words: String? = nil, tags: [AnyHashable: Any]?, id: String?, counts: Bool,
    confirms: Bool,
    to conversation: ConversationID
  ) throws -> String {
    let attributes = try tags.map(JSONObject.text(of:))
    var options = MessageOptions.ordinary
    if !counts { options.remove(.countsAsUnread) }
    if confirms { options.insert(.wantsGroupReceipts) }
    let body = MessageBody(content: content, attributes: attributes, fallbackText: words)
    let draft = MessageDraft(id: id.map { MessageID($0) }, conversation: conversation, body: body, options: options)
    return try device.send(draft).id.string
  }

  /// Sends what has a file, or had one in another message.
  func send(
    _ content: MessageContent, _ attachments: [MessageAttachment], to conversation: ConversationID
  ) throws(MessagingError) -> String {
    let draft = MessageDraft(
      conversation: conversation, body: MessageBody(content: content), attachments: attachments)
    return try device.send(draft).id.string
  }

  func send(
    _ command: CommandContent, attributes: String?, to conversation: ConversationID
  ) throws(MessagingError) -> String {
    let body = MessageBody(content: .command(command), attributes: attributes)
    let draft = MessageDraft(conversation: conversation, body: body)
    return try device.send(draft).id.string
  }

  func notes(in conversation: ConversationID, limit: Int) throws(MessagingError) -> [DemoNote] {
    try device.messages(MessageQuery(in: conversation, limit: limit)).map { DemoNote($0, messenger: self) }
  }

  func note(_ id: MessageID) throws(MessagingError) -> DemoNote? {
    try device.message(id).map { DemoNote($0, messenger: self) }
  }

  private func pass(_ event: DeviceEvent) {
    guard let delegate else { return }
    switch event {
    case .sending(let message): delegate.demoWillSend(DemoNote(message, messenger: self))
    case .sent(let message, let error): delegate.demoDidSend(DemoNote(message, messenger: self), error: error)
    case .received(let messages): delegate.demoDidReceive(messages.map { DemoNote($0, messenger: self) })
    case .commands(let messages):
      for message in messages {
        guard case .command(let command) = message.body.content else { continue }
        delegate.demoDidReceive(command: command, from: message.sender, in: message.conversation)
      }
    case .receipts(let receipts): delegate.demoDidRead(receipts)
    case .revoked(let notice): delegate.demoDidRevoke(notice)
    case .conversation(let change): delegate.demoDidChange(change)
    case .connection(.ended): delegate.demoDidEnd()
    default: break
    }
  }
}
