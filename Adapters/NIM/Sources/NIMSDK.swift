public import Foundation
public import Parlance

/// The entry point of the SDK, with the managers of one client.
///
/// `shared()` is the client of an app: it belongs to `MessagingEnvironment.default`, which it takes at each login and
/// keeps until the logout, and to `NIMSDKConfig.shared()`. Further clients in one process, as in tests, are created
/// with `init(environment:device:config:)`.
open class NIMSDK: NSObject, @unchecked Sendable {
  // Safe to share: nothing changes but `registration`, which locks itself, and the core, which is safe to share.
  private static let singletons = SharedInstances<NIMSDK>()
  let core: ClientCore
  private let media: MediaManager
  private let registration = Lock<NIMSDKOption?>(nil)

  /// Logs in and out.
  public let loginManager: any NIMLoginManager
  /// Sends and receives messages.
  public let chatManager: any NIMChatManager
  /// Manages the recent sessions and the history.
  public let conversationManager: any NIMConversationManager
  /// Manages the teams.
  public let teamManager: any NIMTeamManager
  /// Manages the super teams.
  public let superTeamManager: any NIMSuperTeamManager
  /// Manages friends, the black list, the list of muted users and profiles.
  public let userManager: any NIMUserManager
  /// Receives system notifications; sends and receives custom ones.
  public let systemNotificationManager: any NIMSystemNotificationManager
  /// Manages what goes with messages and sessions: quick comments, sessions that are stuck to the top.
  public let chatExtendManager: any NIMChatExtendManager
  /// Publishes events and subscribes to those of others, such as their coming and going.
  public let subscribeManager: any NIMEventSubscribeManager
  /// Finds messages of the local database by their texts, and manages the index of these.
  public let indexManager: any NIMIndexManager
  /// Manages what this account is notified of while no client is connected.
  public let apnsManager: any NIMApnsManager
  /// Checks texts by the operator's list of words.
  public let antispamManager: any NIMAntispamManager
  /// Enters chatrooms.
  public let chatroomManager: any NIMChatroomManager
  /// Passes signals of calls: channels, their members and invitations.
  public let signalManager: any NIMSignalManager
  /// Receives broadcasts to all accounts.
  public let broadcastManager: any NIMBroadcastManager
  /// Uploads and downloads files without messages.
  public let resourceManager: any NIMResourceManager

  /// Records and plays speech, with `audioPort`.
  public let mediaManager: any NIMMediaManager
  /// Finds robots, of which the engine has none.
  public let robotManager: any NIMRobotManager
  /// Finds converted documents, of which the engine has none.
  public let docTranscodingManager: any NIMDocTranscodingManager
  /// Receives what the app's server passes to this account's clients; requests to that server by way of the vendor's are refused.
  public let passThroughManager: any NIMPassThroughManager
  /// Fetches tokens for red packets; all calls are refused.
  public let redPacketManager: any NIMRedPacketManager
  /// Calls interfaces of the vendor's service by their names; all calls are refused.
  public let customizedAPIManager: any NIMCustomizedAPIManager

  /// Logs in to QChat, another product of the vendor, which the engine does not have: all calls are refused.
  public let qchatManager: any NIMQChatManager
  /// The notifications of QChat. It has no calls.
  public let qchatApnsManager: any NIMQChatApnsManager
  /// The servers of QChat. It has no calls.
  public let qchatServerManager: any NIMQChatServerManager
  /// The channels of QChat. It has no calls.
  public let qchatChannelManager: any NIMQChatChannelManager
  /// The roles of QChat. It has no calls.
  public let qchatRoleManager: any NIMQChatRoleManager
  /// The messages of QChat. It has no calls.
  public let qchatMessageManager: any NIMQChatMessageManager
  /// The additions to messages of QChat. It has no calls.
  public let qchatMessageExtendManager: any NIMQChatMessageExtendManager
  /// The channels for audio and video of QChat. It has no calls.
  public let qchatRTCChannelManager: any NIMQChatRTCChannelManager

  /// The addresses of the vendor's servers, which are kept and have no effect: `MessagingEnvironment` says where the engine is.
  open var serverSetting: NIMServerSetting {
    get { core.serverSetting }
    set { core.serverSetting = newValue }
  }

  /// The microphone and the speaker for `mediaManager`. This package brings none; while it is nil, the default, recordings and
  /// playbacks cannot begin.
  open var audioPort: (any NIMAudioPort)? {
    get { media.port }
    set { media.port = newValue }
  }

  /// The scenes under which the app stores files, each with the seconds that they are kept (0 for no limit). Read
  /// whenever a file is sent, so change it before.
  open var sceneDict: NSMutableDictionary {
    get { core.scenes }
    set { core.scenes = newValue }
  }

  /// Returns the app's one client; a subclass has one of its own.
  open class func shared() -> Self {
    singletons.instance(of: self) { self.init(environment: nil, device: nil, config: nil) }
  }

  /// Creates a client.
  ///
  /// - parameter environment: The engine it belongs to; nil for `MessagingEnvironment.default` as it is at each login.
  /// - parameter device: The installation's name: the same one opens the same local database again. nil for the one of
  ///   this user on this machine.
  /// - parameter config: Its configuration, read at login; nil for `NIMSDKConfig.shared()`.
  public required init(environment: MessagingEnvironment?, device: String?, config: NIMSDKConfig?) {
    core = ClientCore(
      environment: environment, deviceID: device ?? MessagingEnvironment.installation.string,
      config: config ?? NIMSDKConfig.shared())
    loginManager = LoginManager(core) { [registration] in registration.withLock { $0?.appKey.isEmpty == false } }
    chatManager = ChatManager(core)
    conversationManager = ConversationManager(core)
    teamManager = TeamManager(core)
    superTeamManager = SuperTeamManager(core)
    userManager = UserManager(core)
    systemNotificationManager = SystemNotificationManager(core)
    chatExtendManager = ChatExtendManager(core)
    subscribeManager = EventSubscribeManager(core)
    indexManager = IndexManager(core)
    apnsManager = ApnsManager(core)
    antispamManager = AntispamManager(core)
    chatroomManager = ChatroomManager(core)
    signalManager = SignalManager(core)
    broadcastManager = BroadcastManager(core)
    resourceManager = ResourceManager(core)
    customizedAPIManager = CustomizedAPIManager(core)
    media = MediaManager(core)
    mediaManager = media
    robotManager = RobotManager(core)
    docTranscodingManager = DocTranscodingManager(core)
    passThroughManager = PassThroughManager(core)
    redPacketManager = RedPacketManager(core)
    let circles = QChatManager(core)
    qchatManager = circles
    qchatApnsManager = circles
    qchatServerManager = circles
    qchatChannelManager = circles
    qchatRoleManager = circles
    qchatMessageManager = circles
    qchatMessageExtendManager = circles
    qchatRTCChannelManager = circles
  }

  /// Creates a client of `MessagingEnvironment.default` beside `shared()`, for which the app registers as for that one.
  public override convenience init() { self.init(environment: nil, device: nil, config: nil) }

  deinit { core.abandon() }

  /// Returns the version of the vendor's SDK whose interface this is.
  open func sdkVersion() -> String { "9.14.0" }

  /// Returns the version of the sources that this was built from: the same as `sdkVersion()`.
  open func gitVersion() -> String { sdkVersion() }

  /// Registers the app; otherwise, `shared()` refuses to log in with local error `appKeyNeed`.
  open func register(with option: NIMSDKOption) { registration.withLock { $0 = option } }

  /// Registers the app.
  ///
  /// - parameter appKey: Any string that is not empty: the engine serves one app.
  /// - parameter cerName: The name of the certificate under which `updateApnsToken(_:)` registers tokens.
  open func register(withAppID appKey: String, cerName: String?) {
    let option = NIMSDKOption(appKey: appKey)
    option.apnsCername = cerName
    register(with: option)
  }

  /// Returns the app key that was registered.
  open func appKey() -> String? { registration.withLock { $0?.appKey } }

  /// Returns whether the app key is that of the vendor's own demo, whose server an app may use then: false.
  open func isUsingDemoAppKey() -> Bool { false }

  // MARK: QChat

  /// Sets the names of the certificates for QChat. No effect: the engine does not have that product, and `qchatManager` refuses to log in.
  open func qchat(with option: NIMQChatOption) {}

  /// Asks for a faster start of QChat. No effect: the engine does not have that product.
  open func optimizeQChat() {}

  // MARK: push tokens

  /// Registers this installation's token of APNs, under the name of the certificate with which the app registered: now, or as
  /// soon as a login reaches the server. A logout removes it there; the next login registers it again.
  ///
  /// - parameter token: The token as the system gave it to the app.
  /// - returns: The token in hexadecimal digits.
  @discardableResult
  open func updateApnsToken(_ token: Data) -> String { updateApnsToken(token, customContentKey: nil) }

  /// Registers this installation's token of APNs.
  ///
  /// - parameter token: The token as the system gave it to the app.
  /// - parameter key: The name of texts in the vendor's console. No effect: the texts are the sender's.
  /// - returns: The token in hexadecimal digits.
  @discardableResult
  open func updateApnsToken(_ token: Data, customContentKey key: String?) -> String {
    register(.apns, token, registration.withLock { $0?.apnsCername })
  }

  /// Registers this installation's token of APNs.
  ///
  /// - parameter token: The token as the system gave it to the app.
  /// - parameter key: The name of texts in the vendor's console. No effect: the texts are the sender's.
  /// - parameter qchatKey: The same for messages of circles. No effect: there are none.
  /// - returns: The token in hexadecimal digits.
  @discardableResult
  open func updateApnsToken(
    _ token: Data, customContentKey key: String?, qchatCustomContentKey qchatKey: String?
  ) -> String {
    updateApnsToken(token, customContentKey: key)
  }

  /// Registers this installation's token of PushKit, as `updateApnsToken(_:)` does. Nothing is sent to it, since there are no
  /// calls.
  ///
  /// - parameter token: The token as the system gave it to the app.
  open func updatePushKitToken(_ token: Data) {
    _ = register(.voip, token, registration.withLock { $0?.pkCername })
  }

  private func register(_ service: PushToken.Service, _ bytes: Data, _ certificate: String?) -> String {
    let token = PushToken(service: service, bytes: bytes, certificate: certificate)
    core.slot.registerPushToken(token)
    return token.token
  }

  // MARK: logs

  /// Returns the path of today's log: an empty text, for the engine writes none. An environment passes what concerns its
  /// operator to its `EngineLog`.
  open func currentLogFilepath() -> String { "" }

  /// Refuses to collect logs: the completion receives local error `notSupported` and an empty path.
  open func archiveLogs(_ completion: @escaping (any Error, String) -> Void) { refuseLogs(completion) }

  /// Refuses to upload logs: the completion receives local error `notSupported` and an empty address.
  open func uploadLogs(_ completion: ((any Error, String) -> Void)? = nil) { refuseLogs(completion) }

  /// Refuses to upload the logs of a chatroom: the completion receives local error `notSupported` and an empty address.
  open func uploadLogs(
    withAttach attach: String?, roomId: String?, completion: ((any Error, String) -> Void)? = nil
  ) { refuseLogs(completion) }

  /// Asks for logs on the console. No effect: the engine writes none.
  open func enableConsoleLog() {}

  private func refuseLogs(_ completion: ((any Error, String) -> Void)?) {
    guard let completion else { return }
    core.afterCallbacks { completion(NSError.notSupported("logs"), "") }
  }
}

/// The registration of an app.
open class NIMSDKOption: NSObject {
  /// The app key.
  open var appKey: String
  /// The name of the push certificate, under which `NIMSDK.updateApnsToken(_:)` registers tokens.
  open var apnsCername: String?
  /// The name of the certificate for calls, under which `NIMSDK.updatePushKitToken(_:)` registers tokens.
  open var pkCername: String?
  /// The places of files whose addresses are not replaced for faster downloads; kept for the app.
  open var avoidNosAccelerationBuckets: Set<String>?

  /// Creates an option without an app key, which has to be set before the app is registered with it.
  public override convenience init() { self.init(appKey: "") }

  /// Creates an option.
  public init(appKey: String) { self.appKey = appKey }
}
