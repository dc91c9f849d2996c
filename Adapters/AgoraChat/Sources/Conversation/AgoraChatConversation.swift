public import Foundation
internal import Parlance

/// A conversation as this device has it. Objects are live: each read of counts and messages asks the device.
open class AgoraChatConversation: NSObject, AgoraConversationSpelling, @unchecked Sendable {
  // Safe to share: what changes of it, the extension and the name as a thread, is behind locks.

  final let id: ConversationID
  final let core: ClientCore
  private let account: AccountID
  /// The app's value that could not be stored, as there was no login.
  private let unstoredExt = Lock<[AnyHashable: Any]?>(nil)

  /// The last message that came with it from the server.
  private let fetched: Message?
  /// The value of `isChatThread` that the app set; nil before it sets one.
  private let namedThread: Lock<Bool?>

  /// The client of the objects that apps create. It never logs in, so that their calls fail.
  private static let withoutLogin = ClientCore(environment: nil, deviceID: MessagingEnvironment.installation)

  /// Creates an object without a conversation: its calls fail with 201 (`userNotLogin`).
  public override convenience init() { self.init(.direct(AccountID("")), Self.withoutLogin, AccountID("")) }

  /// - parameter fetched: The last message, as the server returned it with the conversation; nil for none.
  /// - parameter isThread: The app asked for a thread, which the device may not have stored.
  init(
    _ id: ConversationID, _ core: ClientCore, _ account: AccountID, fetched: Message? = nil, isThread: Bool = false
  ) {
    self.fetched = fetched
    namedThread = Lock(isThread ? true : nil)
    self.id = id
    self.core = core
    self.account = account
    super.init()
  }

  /// The device, while the account to which the conversation belongs is logged in.
  final var device: Device? {
    guard let device = core.device, device.account == account else { return nil }
    return device
  }

  /// Returns whether two objects are of one conversation, since the vendor's SDK has only one object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AgoraChatConversation else { return false }
    return other.id == id && other.account == account && other.core === core
  }

  open override var hash: Int { id.hashValue }

  /// The peer, or the id of the group or chatroom.
  open var conversationId: String! { id.name.isEmpty ? nil : id.name }

  /// The kind of conversation.
  open var type: AgoraChatConversationType { AgoraChatConversationType(id.kind) }

  /// A Boolean value that indicates whether it is a thread.
  /// Setting it changes this object alone.
  open var isChatThread: Bool {
    get { namedThread.withLock { $0 } ?? device?.isThread(id) ?? false }
    set { namedThread.withLock { $0 = newValue } }
  }

  /// A Boolean value that indicates whether the account pinned the conversation, on any of its devices.
  open var isPinned: Bool { device?.settings(of: id)?.pin != nil }

  /// The time at which it was pinned, in milliseconds since 1970; 0 if it is not pinned.
  open var pinnedTime: Int64 { device?.settings(of: id)?.pin?.time.milliseconds ?? 0 }

  /// The messages that cause notifications: what is set for the conversation, or else for the account, as this device knows
  /// it (`IAgoraChatPushManager.syncSilentModeConversations(fromServerCompletion:)`).
  open var disturbType: AgoraChatPushRemindType {
    guard let settings = device?.pushSettings() else { return .all }
    return AgoraChatPushRemindType(settings[id]?.selection ?? settings.account.selection)
  }

  /// The marks that the account put on it, as numbers of `AgoraChatMarkType` in rising order; empty if there are none.
  open var marks: [NSNumber]! { (device?.settings(of: id)?.marks ?? []).sorted().map { NSNumber(value: $0) } }

  /// The number of unread messages.
  open var unreadMessagesCount: Int32 { Int32(clamping: device?.conversation(id)?.unreadCount ?? 0) }

  /// The number of its messages in the local database.
  open var messagesCount: Int32 { Int32(clamping: device?.count(in: id) ?? 0) }

  /// The app's own data with it on this device, a JSON object; stored when it is set. nil for none.
  ///
  /// A value that is not a JSON object, and one that is set without a login, stays with this object alone.
  open var ext: [AnyHashable: Any]! {
    get {
      if let unstored = unstoredExt.withLock({ $0 }) { return unstored }
      return device?.conversation(id)?.localExtension.flatMap { JSONObject.dictionary(of: $0) }
    }
    set {
      let isStored = store(ext: newValue)
      unstoredExt.withLock { $0 = isStored ? nil : newValue }
    }
  }

  private func store(ext: [AnyHashable: Any]?) -> Bool {
    do throws(MessagingError) {
      guard let device else { return false }
      if device.conversation(id) == nil { try device.addConversation(id) }
      var text: String?
      if let ext { text = try JSONObject.text(of: ext) }
      try device.setLocalExtension(text, of: id)
      return true
    } catch {
      return false
    }
  }

  /// Stores the value that was set without a login (3.x).
  ///
  /// - returns: False if it still cannot be stored.
  @discardableResult
  open func updateExtToDB() -> Bool {
    guard let unstored = unstoredExt.withLock({ $0 }) else { return device != nil }
    let isStored = store(ext: unstored)
    if isStored { unstoredExt.withLock { $0 = nil } }
    return isStored
  }

  /// The newest message of the local database; of a conversation from the server's list that has none there, the one
  /// that came with it.
  open var latestMessage: AgoraChatMessage! {
    let shown = fetched.flatMap { AgoraChatMessageBody.shownKinds.contains($0.kind) ? $0 : nil }
    return (device.flatMap { core.newest(in: id, $0) } ?? shown).map(object)
  }

  /// Returns the newest message that this account did not send.
  open func lastReceivedMessage() -> AgoraChatMessage? {
    guard let device else { return nil }
    let search = LocalSearch(conversation: id, isUp: true, limit: 1) { $0.sender != device.account }
    return (try? device.messages(search))?.last.map(object)
  }

  /// A message's object.
  final func object(_ message: Message) -> AgoraChatMessage { AgoraChatMessage(message, core, account) }
}

extension AgoraChatConversationType {
  /// A kind of the engine.
  init(_ kind: ConversationKind) {
    self =
      switch kind {
      case .direct: .chat
      case .group: .groupChat
      case .room: .chatRoom
      }
  }

  /// The kind as the engine has it.
  var kind: ConversationKind {
    switch self {
    case .chat: .direct
    case .groupChat: .group
    case .chatRoom: .room
    }
  }
}
