public import Foundation
public import Parlance

/// The way into QD's SDK.
///
/// `shared()` is the client of an app: it belongs to `MessagingEnvironment.default`, which it takes at its first login.
/// Further clients in one process, as in tests, are made with an environment and a device:
///
/// ```swift
/// let environment = MessagingEnvironment.inMemory()
/// let alice = QDClient(environment: environment, device: "alice's phone")
/// alice.loginManager.login(withAccount: "alice", password: "") { token, error in … }
/// ```
open class QDClient: NSObject {
  private let core: ClientCore

  /// Sends, receives and revokes messages.
  public let chatManager: any QDIMChatManager
  /// Logs in and out.
  public let loginManager: any QDIMLoginManager
  /// Recent sessions, unread counts and the local database (ours).
  public let conversationManager: any QDIMConversationManager
  /// Groups.
  public let groupManager: any QDIMGroupManager
  /// Chatrooms (ours).
  public let chatroomManager: any QDIMChatroomManager

  /// Which server an app of the vendor's cloud asks for; kept and otherwise without effect, since the environment says
  /// which hub a client belongs to.
  open var serverOptions = QDServerOptions()

  /// Whether messages to groups ask the server who read them, so that `onRecvReceiptsMessage` can tell (ours).
  ///
  /// True unless changed. Off, a hub that gives no receipts takes the messages too; groups of more than 200 members are
  /// never asked for.
  open var requestsGroupReceipts: Bool {
    get { core.requestsGroupReceipts }
    set { core.requestsGroupReceipts = newValue }
  }

  /// The app's one client; a subclass has one of its own.
  open class func shared() -> Self {
    let key = ObjectIdentifier(self)
    if let existing = sharedClients.withLock({ $0[key] }) as? Self { return existing }
    // Made outside the lock, since a subclass may have code of its own; the first one that is noted stays.
    let made = self.init(environment: nil, device: nil)
    return sharedClients.withLock { all in
      if let existing = all[key] as? Self { return existing }
      all[key] = made
      return made
    }
  }

  /// A client (ours).
  ///
  /// - parameter environment: The engine it belongs to; nil for `MessagingEnvironment.default` as it is at each use.
  /// - parameter device: Which installation it is: the same one opens the same local database again. nil for the one of
  ///   this user on this machine.
  public required init(environment: MessagingEnvironment?, device: String?) {
    core = ClientCore(environment: environment, deviceID: DeviceID(device ?? Installation.id))
    chatManager = ChatManager(core)
    loginManager = LoginManager(core)
    conversationManager = ConversationManager(core)
    groupManager = GroupManager(core)
    chatroomManager = ChatroomManager(core)
    super.init()
  }
}

/// The shared clients, by class.
private let sharedClients = Lock<[ObjectIdentifier: QDClient]>([:])

/// Which installation a shared client is.
private enum Installation {
  /// Made once for each user of a machine, and kept in the user's defaults.
  static let id: String = {
    let key = "ParlanceQDDevice"
    if let known = UserDefaults.standard.string(forKey: key), !known.isEmpty { return known }
    let made = MessageID.generate(at: SystemClock().now()).string
    UserDefaults.standard.set(made, forKey: key)
    return made
  }()
}
