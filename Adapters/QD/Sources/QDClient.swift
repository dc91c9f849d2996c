public import Foundation
public import Parlance

/// The entry point of QD's SDK.
///
/// `shared()` is the client of an app: it belongs to `MessagingEnvironment.default`, which it takes at each login and
/// keeps until the logout. Further clients in one process, as in tests, are created with an environment and a device:
///
/// ```swift
/// let environment = MessagingEnvironment.inMemory()
/// let alice = QDClient(environment: environment, device: "alice's phone")
/// alice.loginManager.login(withAccount: "alice", password: "") { token, error in … }
/// ```
///
/// A client that is released ends its session.
open class QDClient: NSObject {
  private static let singletons = SharedInstances<QDClient>()
  private let core: ClientCore

  /// Sends, receives and revokes messages.
  public let chatManager: any QDIMChatManager
  /// Logs in and out.
  public let loginManager: any QDIMLoginManager
  /// Manages recent sessions, unread counts and the local database (ours).
  public let conversationManager: any QDIMConversationManager
  /// Manages groups.
  public let groupManager: any QDIMGroupManager
  /// Enters and leaves chatrooms (ours).
  public let chatroomManager: any QDIMChatroomManager

  /// The server that an app of the vendor's cloud chooses; stored but without effect, since the environment determines
  /// a client's hub.
  open var serverOptions = QDServerOptions()

  #if !canImport(UIKit)
    /// The encoder of the pixels of `QDImageObject(image:)` (ours). The default is
    /// `MessagingEnvironment.standardPictureEncoder`. If it is nil, as that is on Linux without the package trait
    /// `Media`, only pictures in files can be sent.
    open var pictureEncoder: (any PictureEncoder)? {
      get { core.pictureEncoder }
      set { core.pictureEncoder = newValue }
    }
  #endif

  /// Returns the app's one client; a subclass has one of its own.
  open class func shared() -> Self {
    singletons.instance(of: self) { self.init(environment: nil, device: nil) }
  }

  /// Creates a client (ours).
  ///
  /// - parameter environment: The engine it belongs to; nil for `MessagingEnvironment.default` as it is at each login.
  /// - parameter device: The installation's name: the same one opens the same local database again. nil for the one of
  ///   this user on this machine.
  public required init(environment: MessagingEnvironment?, device: String?) {
    core = ClientCore(
      environment: environment, deviceID: device.map { DeviceID($0) } ?? MessagingEnvironment.installation)
    chatManager = ChatManager(core)
    loginManager = LoginManager(core)
    conversationManager = ConversationManager(core)
    groupManager = GroupManager(core)
    chatroomManager = ChatroomManager(core)
    super.init()
  }

  deinit { core.release() }

  // MARK: push notifications

  /// Registers this installation's token of APNs, for the app's bundle identifier: now, or as soon as a login reaches the
  /// server. A logout removes it there; the next login registers it again.
  ///
  /// - parameter deviceToken: The token as the system gave it to the app.
  open func updateApnsToken(_ deviceToken: Data) { core.register(token: deviceToken) }

  /// Chooses the environment of APNs for which tokens are registered, also the token that is registered already.
  ///
  /// - parameter pushScene: 0 for apps from a store, 1 for apps under development.
  open func updatePushScene(_ pushScene: Int) { core.register(scene: pushScene) }
}
