public import Foundation
import Parlance

/// The prefix of the texts with which users of the vendor's former signaling SDK ended calls. Such a text has no special
/// meaning here.
public let AgoraRtmEndcallPrefix: String = "AgoraRTMLegacyEndcallCompatibleMessagePrefix"

/// Invitations to calls, from `AgoraRtmKit.rtmCallKit` on.
///
/// An invitation only announces a call: the app itself makes the call. Each kit has one object. The
/// methods may be called on any thread; the delegate and the blocks are called on the environment's callback queue, the
/// delegate first.
open class AgoraRtmCallKit: NSObject {
  var core: ClientCore { owner.withLock { $0 } }
  private let owner: Lock<ClientCore>
  private struct Receiver {
    weak var delegate: (any AgoraRtmCallDelegate)?
  }
  private let receiver = Lock(Receiver())

  init(_ core: ClientCore) { owner = Lock(core) }

  /// Creates an object that belongs to no kit until it is set as a kit's `rtmCallKit`. Before that, its invitations fail with
  /// `notLoggedIn`.
  override public init() {
    owner = Lock(ClientCore(appID: "", environment: nil, device: "rtm", isInitialized: false))
    super.init()
    core.callKit = self
  }

  /// Makes it a kit's.
  func join(_ core: ClientCore) { owner.withLock { $0 = core } }

  /// The kit to which this object belongs; nil once it was released.
  weak open var rtmKit: AgoraRtmKit? { core.kit }

  /// The delegate that receives the events of invitations.
  weak open var callDelegate: (any AgoraRtmCallDelegate)? {
    get { receiver.withLock { $0.delegate } }
    set { receiver.withLock { $0.delegate = newValue } }
  }

  /// Sends an invitation.
  ///
  /// An offline callee is invited if it comes online within 30 seconds. Without a login, the invitation fails with
  /// `notLoggedIn`.
  ///
  /// - parameter localInvitation: An invitation that was not sent yet.
  /// - parameter completion: Receives `ok` once the invitation is on its way, `invalidAugment`, `alreadySent`,
  ///   `alreadyEnd`; `notStarted` with 100 invitations on their way.
  public func send(
    _ localInvitation: AgoraRtmLocalInvitation, completion: AgoraRtmLocalInvitationSendBlock? = nil
  ) {
    core.send(localInvitation) { completion?($0) }
  }

  /// Cancels an invitation that was not answered.
  ///
  /// - parameter localInvitation: An invitation that was sent.
  /// - parameter completion: Receives `ok`, `notStarted` for one that was not sent, `alreadyEnd`.
  public func cancel(
    _ localInvitation: AgoraRtmLocalInvitation, completion: AgoraRtmLocalInvitationCancelBlock? = nil
  ) {
    core.cancel(localInvitation) { completion?($0) }
  }

  /// Accepts an invitation, with its `response`. The caller has to confirm that, which is reported as
  /// `remoteInvitationAccepted`.
  ///
  /// - parameter remoteInvitation: An invitation that came.
  /// - parameter completion: Receives `ok`, `invalidAugment`, `alreadyAccept`, `alreadyEnd`.
  public func accept(
    _ remoteInvitation: AgoraRtmRemoteInvitation, completion: AgoraRtmRemoteInvitationAcceptBlock? = nil
  ) {
    core.answer(remoteInvitation, accepts: true) { completion?($0) }
  }

  /// Refuses an invitation, with its `response`.
  ///
  /// - parameter remoteInvitation: An invitation that came.
  /// - parameter completion: Receives `ok`, `invalidAugment`, `alreadyAccept`, `alreadyEnd`.
  public func refuse(
    _ remoteInvitation: AgoraRtmRemoteInvitation, completion: AgoraRtmRemoteInvitationRefuseBlock? = nil
  ) {
    core.answer(remoteInvitation, accepts: false) { completion?($0) }
  }
}
