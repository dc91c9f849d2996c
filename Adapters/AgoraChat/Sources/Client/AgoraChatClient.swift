public import Foundation
public import Parlance

/// The entry point of the SDK: login, and the managers of everything else.
///
/// `shared` is the client of an app: it belongs to `MessagingEnvironment.default`, which it takes at each login and
/// keeps until the logout. Further clients in one process, as in tests, are created with an environment and a device:
///
/// ```swift
/// let client = AgoraChatClient(environment: .inMemory(), device: "phone")
/// client.login(withUsername: "alice", password: "secret") { name, error in … }
/// ```
open class AgoraChatClient: NSObject, @unchecked Sendable {
  // Safe to share: the core is, and the managers have nothing but the core.
  final let core: ClientCore
  private let chats: ChatManager
  private let groups: GroupManager
  private let rooms: RoomManager
  private let contacts: ContactManager
  private let userInfos: UserInfoManager
  private let presences: PresenceManager
  private let pushes: PushManager
  private let statistics: StatisticsManager
  private let threads: ThreadManager
  private let translations: TranslateManager
  let heldPushOptions: HeldPushOptions

  /// The app's one client, as the vendor's Swift overlay has it; `shared()` of the Objective-C interface is the same.
  public static let shared = AgoraChatClient(environment: nil, device: MessagingEnvironment.installation)

  /// Creates a separate client, beside the shared one (ours).
  ///
  /// - parameter environment: The engine, shared with the accounts that it communicates with.
  /// - parameter device: The installation's name; the same one has the same local database.
  public convenience init(environment: MessagingEnvironment, device: DeviceID) {
    self.init(environment: .some(environment), device: device)
  }

  /// Creates a client of `MessagingEnvironment.default` beside `shared`, which is initialized as that one is.
  public override convenience init() { self.init(environment: nil, device: MessagingEnvironment.installation) }

  init(environment: MessagingEnvironment?, device: DeviceID) {
    core = ClientCore(environment: environment, deviceID: device)
    chats = ChatManager(core)
    groups = GroupManager(core)
    rooms = RoomManager(core)
    contacts = ContactManager(core)
    userInfos = UserInfoManager(core)
    presences = PresenceManager(core)
    pushes = PushManager(core)
    statistics = StatisticsManager(core)
    threads = ThreadManager(core)
    translations = TranslateManager(core)
    heldPushOptions = HeldPushOptions(core)
    super.init()
  }

  deinit { core.abandon() }

  /// Returns this client, so that `AgoraChatClient.shared()` is the same as `AgoraChatClient.shared`.
  public final func callAsFunction() -> AgoraChatClient { self }

  /// Returns this client, for code of 3.x that unwraps it.
  @_disfavoredOverload
  public final func callAsFunction() -> AgoraChatClient? { self }

  // MARK: what it is

  /// The version of the SDK whose interface this is.
  open var version: String! { "1.3.1" }

  /// The account that is logged in, as the login named it; nil without a login.
  open var currentUsername: String! { core.device?.account.name }

  /// The settings of the client.
  open var options: AgoraChatOptions { core.options }

  /// The manager of messages and conversations.
  open var chatManager: (any IAgoraChatManager)! { chats }

  /// The manager of groups.
  open var groupManager: (any IAgoraChatGroupManager)! { groups }

  /// The manager of chat rooms.
  open var roomManager: (any IAgoraChatroomManager)! { rooms }

  /// The manager of contacts.
  open var contactManager: (any IAgoraChatContactManager)! { contacts }

  /// The manager of profiles.
  open var userInfoManager: (any IAgoraChatUserInfoManager)? { userInfos }

  /// The manager of presence.
  open var presenceManager: (any IAgoraChatPresenceManager)? { presences }

  /// The manager of what the account is notified of while it is not connected.
  open var pushManager: (any IAgoraChatPushManager)? { pushes }

  /// The manager of statistics of messages' traffic, which counts while `AgoraChatOptions.enableStatistics` is on.
  open var statisticsManager: (any IAgoraChatStatisticsManager)? { statistics }

  /// The manager of threads.
  open var threadManager: (any IAgoraChatThreadManager)? { threads }

  /// The translations that the app keeps on this device. The vendor has deprecated it.
  open var translateManager: any IAgoraChatTranslateManager { translations }

  /// A Boolean value that indicates whether there is a login. It stays true while the connection is lost.
  open var isLoggedIn: Bool { core.device?.isLoggedIn ?? false }

  /// A Boolean value that indicates whether a login is remembered, with which the app's next start logs in.
  open var isAutoLogin: Bool { core.rememberedLogin != nil }

  /// A Boolean value that indicates whether the server can be reached.
  open var isConnected: Bool { core.device?.isConnected ?? false }

  /// The password or token of the login.
  open var accessUserToken: String? { core.slot.current?.details.withLock { $0.token } }

  /// Sets the client's options, which take effect at the next login, and begins the login that is remembered
  /// (`AgoraChatOptions.isAutoLogin`). Its local database can be used as soon as this returns; a login by hand takes its
  /// place.
  ///
  /// - parameter aOptions: The options.
  /// - returns: nil, or 100 for an empty app key.
  @discardableResult
  open func initializeSDK(with aOptions: AgoraChatOptions) -> AgoraChatError? {
    if (aOptions.appkey ?? "").isEmpty { return AgoraChatError(description: "empty app key", code: .invalidAppkey) }
    core.options = aOptions
    core.log(.debug, "initialized")
    core.logInAutomatically()
    return nil
  }

  /// Changes the app key of the options; fails while an account is logged in. The client's hub does not depend on the key: the
  /// environment determines it.
  ///
  /// - parameter aAppkey: The app's key.
  /// - returns: nil, or 100 for an empty key, 200 during a login.
  @discardableResult
  open func changeAppkey(_ aAppkey: String!) -> AgoraChatError? {
    if (aAppkey ?? "").isEmpty { return AgoraChatError(description: "empty app key", code: .invalidAppkey) }
    if core.device != nil {
      return AgoraChatError(description: "log out before the app key changes", code: .userAlreadyLoginSame)
    }
    core.options.change(appkey: aAppkey)
    return nil
  }

  // MARK: delegates

  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue.
  open func add(_ aDelegate: any AgoraChatClientDelegate, delegateQueue aQueue: DispatchQueue?) {
    core.clientDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  /// Calls `add(_:delegateQueue:)` without a queue, as in older versions.
  open func add(_ aDelegate: (any AgoraChatClientDelegate)!) {
    if let aDelegate { add(aDelegate, delegateQueue: nil) }
  }

  /// Removes a delegate.
  open func removeDelegate(_ aDelegate: Any) { core.clientDelegates.remove(aDelegate as AnyObject) }
}
