public import Foundation
public import Parlance

/// The way into QD's SDK.
///
/// `shared()` is the client of an app: it belongs to `MessagingEnvironment.default`, which it takes at each login and
/// keeps until the logout. Further clients in one process, as in tests, are made with an environment and a device:
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
  /// Recent sessions, unread counts and the local database (ours).
  public let conversationManager: any QDIMConversationManager
  /// Groups.
  public let groupManager: any QDIMGroupManager
  /// Chatrooms (ours).
  public let chatroomManager: any QDIMChatroomManager

  /// Which server an app of the vendor's cloud asks for; kept and otherwise without effect, since the environment says
  /// which hub a client belongs to.
  open var serverOptions = QDServerOptions()

  #if !canImport(UIKit)
    /// What makes files of the pixels of `QDImageObject(image:)` (ours). Unless the app sets one it is
    /// `MessagingEnvironment.standardPictureEncoder`; nil, as that is on Linux without the package trait `Media`, means that
    /// only pictures in files can be sent.
    open var pictureEncoder: (any PictureEncoder)? {
      get { core.pictureEncoder }
      set { core.pictureEncoder = newValue }
    }
  #endif

  /// The app's one client; a subclass has one of its own.
  open class func shared() -> Self {
    singletons.instance(of: self) { self.init(environment: nil, device: nil) }
  }

  /// A client (ours).
  ///
  /// - parameter environment: The engine it belongs to; nil for `MessagingEnvironment.default` as it is at each login.
  /// - parameter device: Which installation it is: the same one opens the same local database again. nil for the one of
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
}
