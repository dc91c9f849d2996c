public import Foundation
import Parlance

/// An invitation to a call that this user makes.
///
/// An object is one invitation: once it is over, the next one needs an object of its own. What is set after it was sent
/// has no effect.
open class AgoraRtmLocalInvitation: NSObject {
  /// The id of the user who is invited.
  open var calleeId: String
  /// Words or data for the callee, of at most 8 KB.
  open var content: String?
  /// The name of the call's channel, of at most 64 bytes.
  open var channelId: String?
  /// The callee's words or data; nil before the answer, or without any.
  open var response: String? { progress.withLock { $0.response } }
  /// The state of the invitation.
  open var state: AgoraRtmLocalInvitationState { progress.withLock { $0.state } }

  private struct Progress {
    var state = AgoraRtmLocalInvitationState.idle
    var response: String?
    /// The invitation in the engine.
    var invitation: CallInvitation?
  }

  private let progress = Lock(Progress())

  /// Creates an invitation without a callee: sending it is refused with `invalidAugment` until `calleeId` is set.
  override public convenience init() { self.init(calleeId: "") }

  /// Creates an invitation, which is sent with `AgoraRtmCallKit.send(_:completion:)`.
  ///
  /// - parameter calleeId: The id of the user who is invited.
  public init(calleeId: String) { self.calleeId = calleeId }

  /// The invitation in the engine; nil before it was sent.
  var invitation: CallInvitation? { progress.withLock { $0.invitation } }

  /// Takes the object for sending.
  ///
  /// - returns: Why it cannot be sent; nil if it can.
  func begin() -> AgoraRtmInvitationApiCallErrorCode? {
    let isValid = Limits.isUserID(calleeId) && Limits.isInvitationText(content) && Limits.isCallChannel(channelId)
    return progress.withLock { progress in
      switch progress.state {
      case .idle:
        guard isValid else { return .invalidAugment }
        progress.state = .sentToRemote
        return nil
      case .sentToRemote, .receivedByRemote: return .alreadySent
      case .acceptedByRemote, .refusedByRemote, .canceled, .failure: return .alreadyEnd
      }
    }
  }

  /// Notes the invitation in the engine that was made of the object.
  func adopt(_ invitation: CallInvitation) { progress.withLock { $0.invitation = invitation } }

  /// Makes the object idle again, since nothing was sent.
  func withdraw() { progress.withLock { $0.state = .idle } }

  func move(to state: AgoraRtmLocalInvitationState, response: String? = nil) {
    progress.withLock { progress in
      progress.state = state
      if let response { progress.response = response }
    }
  }
}
