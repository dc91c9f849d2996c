internal import ParlanceCore

/// The hub's entrance: every call passes it before anything is decided. What is behind it may rely on its input: names
/// are in their one form, numbers in their range, texts and lists within their limits, and nothing is set that a client
/// may not set.
///
/// Each capability has a file of checks beside this one.
struct Border {
  let limits: HubLimits
  let mediaSizeLimit: Int64
  private let revocationCommands: [RevocationCommandPattern]

  init(_ settings: HubSettings) {
    limits = settings.limits
    mediaSizeLimit = settings.mediaSizeLimit
    revocationCommands = settings.revocationCommands
  }

  // MARK: names

  func check(_ account: inout AccountID) throws(MessagingError) {
    guard let canonical = account.canonical else { throw MessagingError(.invalidArgument, "account") }
    account = canonical
  }

  func check(_ conversation: inout ConversationID) throws(MessagingError) {
    guard let canonical = conversation.canonical else { throw MessagingError(.invalidArgument, "conversation") }
    conversation = canonical
  }

  func check(_ id: inout MessageID) throws(MessagingError) {
    guard let canonical = id.canonical else { throw MessagingError(.invalidArgument, "message id") }
    id = canonical
  }

  /// Checks the id of a group or room, of a device, or the name of an attribute.
  func check(name: inout String, _ what: String) throws(MessagingError) {
    guard CanonicalName.isValid(name) else { throw MessagingError(.invalidArgument, what) }
    name = CanonicalName.normalized(name)
  }

  func check(_ media: MediaID) throws(MessagingError) {
    guard media.isValid else { throw MessagingError(.invalidArgument, "media id") }
  }

  // MARK: lists

  /// Checks ids of messages: each once, in their order.
  func check(_ ids: inout [MessageID]) throws(MessagingError) {
    try check(count: ids.count, limit: limits.messagesPerRequest, "messages")
    var known: Set<MessageID> = []
    var checked: [MessageID] = []
    checked.reserveCapacity(ids.count)
    for var id in ids {
      try check(&id)
      if known.insert(id).inserted { checked.append(id) }
    }
    ids = checked
  }

  /// Checks accounts: each once, in their order.
  ///
  /// - parameter limit: How many there may be, if that is more than in any other request.
  func check(_ accounts: inout [AccountID], limit: Int = 0) throws(MessagingError) {
    try check(count: accounts.count, limit: max(limit, limits.accountsPerRequest), "accounts")
    var known: Set<AccountID> = []
    var checked: [AccountID] = []
    checked.reserveCapacity(accounts.count)
    for var account in accounts {
      try check(&account)
      if known.insert(account).inserted { checked.append(account) }
    }
    accounts = checked
  }

  func check(count: Int, limit: Int, _ what: String) throws(MessagingError) {
    guard count <= limit else { throw MessagingError(.limitExceeded, "limit \(limit) \(what)") }
  }

  // MARK: texts

  func check(_ text: String?, _ what: String, limit: Int? = nil) throws(MessagingError) {
    guard let text else { return }
    let limit = limit ?? limits.textSize
    guard text.utf8.count <= limit else { throw MessagingError(.messageTooLarge, "\(what): limit \(limit) bytes") }
  }

  /// Checks text that is to be a JSON object.
  func check(object text: String?, _ what: String) throws(MessagingError) {
    guard let text else { return }
    guard JSONObject.isObject(text) else { throw MessagingError(.invalidArgument, "\(what): not a JSON object") }
  }

  /// Checks the names of the extensions, which only some styles understand.
  func check(namesOf extensions: [String: [UInt8]]) throws(MessagingError) {
    try check(count: extensions.count, limit: 16, "styles")
    guard extensions.keys.allSatisfy({ CanonicalName.isValid($0) }) else {
      throw MessagingError(.invalidArgument, "style")
    }
  }

  func check(_ extensions: [String: [UInt8]]) throws(MessagingError) {
    try check(namesOf: extensions)
    guard extensions.values.allSatisfy({ $0.count <= limits.textSize }) else {
      throw MessagingError(.messageTooLarge, "extensions")
    }
  }

  func check(_ push: PushHints?) throws(MessagingError) {
    guard let push else { return }
    try check(push.text, "push text")
    try check(push.payload, "push payload")
    try check(object: push.payload, "push payload")
  }

  // MARK: numbers

  /// Returns a time that can be reckoned with.
  func clamped(_ time: Timestamp) -> Timestamp {
    Timestamp(milliseconds: min(max(0, time.milliseconds), Self.latest))
  }

  private static let latest: Int64 = 1 << 52

  func clamped(interval: Int64) -> Int64 { min(max(0, interval), limits.longestInterval) }

  // MARK: commands

  /// Returns the message that a command asks to revoke; nil for any other command.
  func revokedMessage(by body: MessageBody) throws(MessagingError) -> MessageID? {
    guard case .command(let command) = body.content,
      let pattern = revocationCommands.first(where: { $0.action == command.action }),
      let attributes = body.attributes, let object = JSONObject.dictionary(of: attributes),
      let text = object[pattern.parameter] as? String, !text.isEmpty
    else { return nil }
    var id = MessageID(text)
    try check(&id)
    return id
  }
}
