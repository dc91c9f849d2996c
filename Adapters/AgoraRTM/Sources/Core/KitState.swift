import Parlance

/// The mutable state of a kit that does not depend on the login.
struct KitState {
  weak var delegate: (any AgoraRtmDelegate)?
  weak var callKit: AgoraRtmCallKit?
  var rates = RateBook()
  var channels: [String: AgoraRtmChannel] = [:]
  var lastCall = 0
  /// The last request id; they begin at 1, and none is given twice.
  var lastRequest: Int64 = 0
}

/// The mutable state of a kit's login.
struct LoginNotes {
  enum Phase {
    case connecting
    case connected
    /// The service ended it, and the app has yet to log out.
    case aborted
    case over
  }

  var phase: Phase
  var completion: ((AgoraRtmLoginErrorCode) -> Void)?
  /// Counts the breaks of the link and their ends.
  var breaks = 0
  var isLinkLost = false
  /// The app was notified that the link is broken.
  var isInterrupted = false
  /// A new token is being sent; its refusal is not reported separately.
  var isRenewing = false
  /// Messages whose senders wait, by id.
  var pending: [MessageID: PendingMessage] = [:]
  /// Calls that wait for the link.
  var waiting: [Int: WaitingCall] = [:]
  /// Uploads and downloads under way, by request id. The device reports their ends.
  var transfers: [Int64: MediaTransfer] = [:]

  /// Invitations to calls that this user sent and that are not over.
  var localInvitations: [CallInvitationID: AgoraRtmLocalInvitation] = [:]
  /// Invitations to this user that are not over.
  var remoteInvitations: [RemoteInvitationKey: AgoraRtmRemoteInvitation] = [:]

  /// A Boolean value that indicates whether a login, a message, a call or an invitation is pending.
  var isAwaited: Bool {
    completion != nil || !pending.isEmpty || !waiting.isEmpty || !localInvitations.isEmpty || !remoteInvitations.isEmpty
  }

  /// Completes pending messages and calls with the end of the login.
  func refuseAll() {
    for pending in pending.values { pending.complete(.refused(MessagingError(.notLoggedIn))) }
    for call in waiting.values { call.abandon() }
  }
}

typealias Login = ClientLogin<LoginNotes>

extension Login {
  /// A Boolean value that indicates whether the login has succeeded, and the app has not logged out since.
  var isEstablished: Bool {
    let phase = details.withLock { $0.phase }
    return phase == .connected || phase == .aborted
  }

  /// Ends the login, once; the caller completes pending requests.
  ///
  /// - parameter isConnecting: A Boolean value that indicates whether it ends before it has succeeded, or after that;
  ///   nil for either.
  /// - returns: The state before; nil if it is over, or not in that phase.
  func end(whileConnecting isConnecting: Bool? = nil) -> LoginNotes? {
    details.withLock { state in
      if state.phase == .over || isConnecting.map({ $0 != (state.phase == .connecting) }) == true { return nil }
      defer { state = LoginNotes(phase: .over) }
      return state
    }
  }
}

/// A message that was passed to the engine.
struct PendingMessage {
  var object: AgoraRtmMessage
  /// It completes when the hub has it: a channel's, and a command that revokes a message, which no peer confirms.
  var endsAtHub: Bool
  /// The hub keeps it for a peer who is offline.
  var waits: Bool
  /// A device of the peer has it already, though the hub's answer is still to come.
  var isDelivered = false
  /// The hub has it.
  var isAccepted = false
  /// Notifies the app; nil for a message that arrived.
  var complete: (PendingOutcome) -> Void
}

/// The outcome of sending a message.
enum PendingOutcome {
  /// A device of the peer has it, or the hub has one that ends there.
  case arrived
  /// It waits for a peer who is offline.
  case cached
  /// No answer came in time.
  case timedOut
  case refused(MessagingError)
}

/// A call that waits for the link.
struct WaitingCall {
  var run: (Device) -> Void
  /// Notifies the app that the login is over.
  var abandon: () -> Void
}
