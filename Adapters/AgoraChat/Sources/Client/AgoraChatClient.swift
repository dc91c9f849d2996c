public import Foundation
public import Parlance

/// The SDK: login, and the managers of everything else.
///
/// `shared` is the client of an app: it belongs to `MessagingEnvironment.default`, which it takes at each login
/// and keeps until the logout.
/// Further clients in one process, as in tests, are made with an environment and a device:
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

  /// The app's one client, as the vendor's Swift overlay has it; `shared()` of the Objective-C interface is the same.
  public static let shared = AgoraChatClient(environment: nil, device: MessagingEnvironment.installation)

  /// A client of its own, beside the shared one (ours).
  ///
  /// - parameter environment: The engine that it shares with whom it talks to.
  /// - parameter device: Which installation; the same one has the same local database.
  public convenience init(environment: MessagingEnvironment, device: DeviceID) {
    self.init(environment: .some(environment), device: device)
  }

  init(environment: MessagingEnvironment?, device: DeviceID) {
    core = ClientCore(environment: environment, deviceID: device)
    chats = ChatManager(core)
    groups = GroupManager(core)
    rooms = RoomManager(core)
    super.init()
  }

  deinit { core.abandon() }

  /// Makes `AgoraChatClient.shared()` the same as `AgoraChatClient.shared`.
  public final func callAsFunction() -> AgoraChatClient { self }

  /// The same for code of 3.x that unwraps it.
  @_disfavoredOverload
  public final func callAsFunction() -> AgoraChatClient? { self }

  // MARK: what it is

  /// The version of the SDK whose interface this is.
  open var version: String! { "1.3.1" }

  /// Who is logged in; nil without a login. As the login named it.
  open var currentUsername: String! { core.device?.account.name }

  /// How the client is set up.
  open var options: AgoraChatOptions { core.options }

  /// Messages and conversations.
  open var chatManager: (any IAgoraChatManager)! { chats }

  /// Groups.
  open var groupManager: (any IAgoraChatGroupManager)! { groups }

  /// Chat rooms.
  open var roomManager: (any IAgoraChatroomManager)! { rooms }

  /// Whether there is a login. It stays while the connection is lost.
  open var isLoggedIn: Bool { core.device?.isLoggedIn ?? false }

  /// Whether the server can be reached.
  open var isConnected: Bool { core.device?.isConnected ?? false }

  /// What the login was made with: the password or token itself.
  open var accessUserToken: String? { core.slot.current?.details.withLock { $0.token } }

  /// Sets the client up; counts from the next login on.
  ///
  /// - parameter aOptions: How.
  /// - returns: nil, or 100 for an empty app key.
  @discardableResult
  open func initializeSDK(with aOptions: AgoraChatOptions) -> AgoraChatError? {
    if (aOptions.appkey ?? "").isEmpty { return AgoraChatError(description: "empty app key", code: .invalidAppkey) }
    core.options = aOptions
    return nil
  }

  // MARK: delegates

  /// Adds a delegate, which is not kept; one that was added before stays as it is.
  ///
  /// - parameter aQueue: Where it is called; nil for the environment's callback queue.
  open func add(_ aDelegate: any AgoraChatClientDelegate, delegateQueue aQueue: DispatchQueue?) {
    core.clientDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  /// `add(_:delegateQueue:)` without a queue, in older versions.
  open func add(_ aDelegate: (any AgoraChatClientDelegate)!) {
    if let aDelegate { add(aDelegate, delegateQueue: nil) }
  }

  /// Removes a delegate.
  open func removeDelegate(_ aDelegate: Any) { core.clientDelegates.remove(aDelegate as AnyObject) }
}
