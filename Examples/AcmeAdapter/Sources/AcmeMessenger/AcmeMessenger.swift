public import Parlance

/// Acme's messenger, over Parlance's public API alone.
///
/// Calls are made on the environment's queue, on which the delegate is called, too.
public final class AcmeMessenger {
  /// The style's name; the engine keeps what only this style understands under it.
  public static let style = "Acme"
  /// The object that is notified of what happens.
  public weak var delegate: (any AcmeMessengerDelegate)?
  private let configuration: DeviceConfiguration
  private let slot: LoginSlot<Void>

  /// Creates a messenger that is not logged in. Releasing it logs out.
  ///
  /// - parameter environment: The engine; nil for `MessagingEnvironment.default`, read at each login.
  /// - parameter account: The account that logs in.
  /// - parameter device: The installation; the same one finds its database again.
  /// - parameter recountsRevoked: A Boolean value that indicates whether a revoked note no longer counts as unread.
  public init(environment: MessagingEnvironment?, account: AccountID, device: DeviceID, recountsRevoked: Bool) {
    slot = LoginSlot(environment: environment)
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: device)
    configuration.revocation.uncountsMessages = recountsRevoked
    self.configuration = configuration
  }

  /// The account that logs in.
  public var account: AccountID { configuration.account }

  /// The engine's device, for what Acme passes on as it is.
  ///
  /// - throws: `notLoggedIn` before a login.
  public var device: Device {
    get throws(MessagingError) { try slot.requireLogin().device }
  }

  /// Logs in.
  ///
  /// - parameter completion: Receives nil, or why the login failed.
  /// - throws: A `MessagingError` if the device's database cannot be opened.
  public func login(token: String, completion: @escaping (MessagingError?) -> Void) throws(MessagingError) {
    let login = try slot.open(
      configuration, isAwaited: true, details: (), admit: { (_) throws(MessagingError) in }, failure: { $0 }
    ) { [weak self] _, events in
      for event in events { self?.pass(event) }
    }
    login.device.connect(token: token) { [weak self] error in
      if error == nil { login.establish() } else { self?.slot.leave(login) }
      completion(error)
    }
  }

  /// Logs out.
  ///
  /// - throws: `notLoggedIn` before a login.
  public func logout(completion: @escaping (MessagingError?) -> Void) throws(MessagingError) {
    slot.leave(try slot.requireLogin(), completion: completion)
  }

  /// Sends a note.
  ///
  /// - parameter content: The note's content.
  /// - parameter words: A text for styles that cannot show the content; nil for none.
  /// - parameter tags: A JSON object that every style can read; nil for none.
  /// - parameter id: The note's id; nil for one that the engine makes.
  /// - parameter counts: A Boolean value that indicates whether the note counts as unread.
  /// - parameter confirms: A Boolean value that indicates whether members of a group confirm that they read it.
  /// - returns: The note's id.
  /// - throws: A `MessagingError` if the note cannot be put on its way; what happens later is the delegate's.
  public func send(
    _ content: MessageContent, insteadOf words: String? = nil, tags: [AnyHashable: Any]? = nil, id: String? = nil,
    counts: Bool = true, confirms: Bool = false, to conversation: ConversationID
  ) throws -> String {
    let attributes = try tags.map(JSONObject.text(of:))
    var options = MessageOptions.ordinary
    if !counts { options.remove(.countsAsUnread) }
    if confirms { options.insert(.wantsGroupReceipts) }
    let body = MessageBody(content: content, attributes: attributes, fallbackText: words)
    let draft = MessageDraft(id: id.map { MessageID($0) }, conversation: conversation, body: body, options: options)
    return try device.send(draft).id.string
  }

  /// Sends a note with a file, or with one that another note had.
  ///
  /// - returns: The note's id.
  public func send(
    _ content: MessageContent, _ attachments: [MessageAttachment], to conversation: ConversationID
  ) throws(MessagingError) -> String {
    let draft = MessageDraft(
      conversation: conversation, body: MessageBody(content: content), attachments: attachments)
    return try device.send(draft).id.string
  }

  /// Sends a command, which is in no history.
  ///
  /// - returns: The command's id.
  public func send(
    _ command: CommandContent, attributes: String?, to conversation: ConversationID
  ) throws(MessagingError) -> String {
    let body = MessageBody(content: .command(command), attributes: attributes)
    let draft = MessageDraft(conversation: conversation, body: body)
    return try device.send(draft).id.string
  }

  /// Returns the newest notes of a conversation in the device's database, oldest first.
  public func notes(in conversation: ConversationID, limit: Int) throws(MessagingError) -> [AcmeNote] {
    try device.messages(MessageQuery(in: conversation, limit: limit)).map { AcmeNote($0, messenger: self) }
  }

  /// Returns a note of the device's database; nil if it has none.
  public func note(_ id: MessageID) throws(MessagingError) -> AcmeNote? {
    try device.message(id).map { AcmeNote($0, messenger: self) }
  }

  private func pass(_ event: DeviceEvent) {
    guard let delegate else { return }
    switch event {
    case .sending(let message): delegate.acmeWillSend(AcmeNote(message, messenger: self))
    case .sent(let message, let error): delegate.acmeDidSend(AcmeNote(message, messenger: self), error: error)
    case .received(let messages): delegate.acmeDidReceive(messages.map { AcmeNote($0, messenger: self) })
    case .commands(let messages):
      for message in messages {
        guard case .command(let command) = message.body.content else { continue }
        delegate.acmeDidReceive(command: command, from: message.sender, in: message.conversation)
      }
    case .receipts(let receipts): delegate.acmeDidRead(receipts)
    case .revoked(let notice): delegate.acmeDidRevoke(notice)
    case .conversation(let change): delegate.acmeDidChange(change)
    case .connection(.ended): delegate.acmeDidEnd()
    default: break
    }
  }
}
