public import Foundation
import Parlance

/// An invitation to a call that this user received.
open class AgoraRtmRemoteInvitation: NSObject {
  /// The id of the user who invites.
  open var callerId: String { invitation?.caller.name ?? "" }
  /// The caller's words or data.
  open var content: String? { invitation?.content }
  /// The name of the call's channel.
  open var channelId: String? { invitation?.channel }
  /// The words or data that go to the caller with the answer, of at most 8 KB.
  open var response: String?
  /// The state of the invitation.
  open var state: AgoraRtmRemoteInvitationState { progress.withLock { $0 } }

  /// The invitation in the engine; nil for an object that the app created.
  let invitation: CallInvitation?
  private let progress: Lock<AgoraRtmRemoteInvitationState>

  /// Creates an object that no caller sent; an answer to it is refused with `invalidAugment`.
  override public init() {
    invitation = nil
    progress = Lock(.idle)
  }

  init(_ invitation: CallInvitation) {
    self.invitation = invitation
    progress = Lock(.invitationReceived)
  }

  /// Returns why an answer cannot be given; nil if it can. An acceptance is noted.
  func answer(accepts: Bool) -> AgoraRtmInvitationApiCallErrorCode? {
    let isValid = invitation != nil && Limits.isInvitationText(response)
    return progress.withLock { state in
      switch state {
      case .idle, .invitationReceived:
        guard isValid else { return .invalidAugment }
        if accepts { state = .acceptSentToLocal }
        return nil
      case .acceptSentToLocal: return .alreadyAccept
      case .accepted: return accepts ? .alreadyAccept : .alreadyEnd
      case .refused, .canceled, .failure: return .alreadyEnd
      }
    }
  }

  func move(to state: AgoraRtmRemoteInvitationState) { progress.withLock { $0 = state } }
}
