public import Foundation
public import Parlance

/// The entry point of the vendor's real-time messaging SDK, 1.3.0.
///
/// `AgoraRtmKit(appId:delegate:)` belongs to `MessagingEnvironment.default`, which it takes at each login. Further kits
/// in one process, as in tests, are created with an environment:
///
/// ```swift
/// let kit = AgoraRtmKit(appId: appId, delegate: self, environment: .inMemory())
/// kit?.login(byToken: nil, user: "alice") { code in … }
/// ```
///
/// The methods may be called on any thread and are asynchronous, except `destroyChannel(withId:)`. Completions and
/// delegates are called on the environment's callback queue. A kit that is released logs out.
open class AgoraRtmKit: NSObject {
  let core: ClientCore
  private let isOwner: Bool
  private let calls: Lock<AgoraRtmCallKit?>

  /// The delegate that receives the kit's events.
  weak open var agoraRtmDelegate: (any AgoraRtmDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Creates a kit on `MessagingEnvironment.default`.
  ///
  /// - parameter appId: The app's id at the vendor.
  /// - parameter delegate: The delegate that receives the kit's events.
  /// - returns: nil unless the id has 32 characters.
  public convenience init?(appId: String, delegate: (any AgoraRtmDelegate)?) {
    self.init(appId: appId, delegate: delegate, core: ClientCore(appID: appId, environment: nil, device: "rtm"))
  }

  /// Creates a kit on an engine of the app's choice (ours).
  ///
  /// - parameter appId: The app's id at the vendor.
  /// - parameter delegate: The delegate that receives the kit's events.
  /// - parameter environment: The engine.
  /// - parameter device: The installation's name: the same one opens the same local database again.
  /// - returns: nil unless the id has 32 characters.
  public convenience init?(
    appId: String, delegate: (any AgoraRtmDelegate)?, environment: MessagingEnvironment, device: String = "rtm"
  ) {
    let core = ClientCore(appID: appId, environment: environment, device: DeviceID(device))
    self.init(appId: appId, delegate: delegate, core: core)
  }

  private init?(appId: String, delegate: (any AgoraRtmDelegate)?, core: ClientCore) {
    guard appId.count == 32 else { return nil }
    self.core = core
    isOwner = true
    let callKit = AgoraRtmCallKit(core)
    calls = Lock(callKit)
    super.init()
    core.kit = self
    core.callKit = callKit
    core.delegate = delegate
  }

  /// Creates another object for a kit whose first object was released.
  /// Creates a kit without an app id, whose calls fail as those of a kit that was not initialized.
  override public init() {
    core = ClientCore(appID: "", environment: nil, device: "rtm", isInitialized: false)
    isOwner = true
    let callKit = AgoraRtmCallKit(core)
    calls = Lock(callKit)
    super.init()
    core.kit = self
    core.callKit = callKit
  }

  init(_ core: ClientCore) {
    self.core = core
    isOwner = false
    calls = Lock(core.callKit)
  }

  deinit { if isOwner { core.close() } }

  /// The version of the vendor's SDK whose interface this is.
  public class func getSDKVersion() -> String! { "1.3.0" }

  // MARK: invitations to calls

  /// The object that sends call invitations and receives their events. Another one may be set in its place; while it is nil,
  /// events of invitations are not reported.
  public var rtmCallKit: AgoraRtmCallKit? {
    get { calls.withLock { $0 } }
    set {
      calls.withLock { $0 = newValue }
      newValue?.join(core)
      core.callKit = newValue
    }
  }

  /// Returns the object for invitations to calls.
  public func getRtmCall() -> AgoraRtmCallKit? { rtmCallKit }

  // MARK: login

  /// Logs in.
  ///
  /// The connection goes to `connecting`, then to `connected` or back to `disconnected`. Another login of the same
  /// user, on any device, ends this one: the connection goes to `aborted` with the reason `remoteLogin`.
  ///
  /// - parameter token: The token that the environment's token check receives; nil where there is none.
  /// - parameter userId: Less than 64 bytes of the characters that the vendor lists; neither empty nor "null".
  /// - parameter completionBlock: Receives the outcome, after the delegate.
  public func login(
    byToken token: String?, user userId: String, completion completionBlock: AgoraRtmLoginBlock? = nil
  ) {
    core.login(token: token ?? "", user: userId) { completionBlock?($0) }
  }

  /// Logs out, leaves the channels and ends the subscriptions.
  public func logout(completion completionBlock: AgoraRtmLogoutBlock? = nil) {
    core.logout { completionBlock?($0) }
  }

  /// Replaces the token, as `rtmKitTokenDidExpire(_:)` requires.
  ///
  /// - parameter token: The new token.
  /// - parameter completionBlock: Receives the token and the outcome.
  public func renewToken(
    _ token: String, completion completionBlock: AgoraRtmRenewTokenBlock? = nil
  ) {
    core.renewToken(token) { completionBlock?(token, $0) }
  }

  // MARK: messages

  /// Sends a message to a peer who is online.
  ///
  /// - parameter message: A message of any kind.
  /// - parameter peerId: The receiver.
  /// - parameter completionBlock: Receives `ok` once a device of the peer has the message.
  public func send(
    _ message: AgoraRtmMessage, toPeer peerId: String,
    completion completionBlock: AgoraRtmSendPeerMessageBlock? = nil
  ) {
    send(message, toPeer: peerId, sendMessageOptions: AgoraRtmSendMessageOptions(), completion: completionBlock)
  }

  /// Sends a message to a peer.
  ///
  /// - parameter message: A message of any kind.
  /// - parameter peerId: The receiver.
  /// - parameter options: The sending options: whether the message waits for a peer who is offline, and whether it is in the history.
  /// - parameter completionBlock: Receives `ok` once a device of the peer has the message, `cachedByServer` if it
  ///   waits, `peerUnreachable` if it does not.
  public func send(
    _ message: AgoraRtmMessage, toPeer peerId: String, sendMessageOptions options: AgoraRtmSendMessageOptions,
    completion completionBlock: AgoraRtmSendPeerMessageBlock? = nil
  ) {
    core.send(message, toPeer: peerId, options) { completionBlock?($0) }
  }
}
