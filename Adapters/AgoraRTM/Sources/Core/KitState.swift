import Parlance

/// What changes in a kit.
struct KitState {
  enum Phase {
    case idle
    case connecting
    case connected
    case aborted
  }

  weak var delegate: (any AgoraRtmDelegate)?
  var phase = Phase.idle
  var device: Device?
  /// Counts the logins; what an earlier one still has to tell is dropped.
  var login = 0
  var loginCompletion: ((AgoraRtmLoginErrorCode) -> Void)?
  /// Counts the breaks of the link and their ends.
  var breaks = 0
  var isLinkLost = false
  /// The app was told that the link is broken.
  var isInterrupted = false
  /// A new token is on its way; a refusal of it is no news of its own.
  var isRenewing = false

  var rates = RateBook()
  var channels: [String: AgoraRtmChannel] = [:]
  /// Messages whose senders wait, by id.
  var pending: [MessageID: PendingMessage] = [:]
  /// Calls that wait for the link.
  var waiting: [Int: WaitingCall] = [:]
  var lastCall = 0
  /// Uploads and downloads under way, by request id.
  var transfers: [Int64: MediaTransfer] = [:]
  /// The last request id; they begin at 1, and none is given twice.
  var lastRequest: Int64 = 0

  /// Somebody waits for a login, a message or a call.
  var isAwaited: Bool { loginCompletion != nil || !pending.isEmpty || !waiting.isEmpty }

  /// Tells those who wait for messages and calls that the login is over.
  func refuseAll() {
    for pending in pending.values { pending.complete(.refused(MessagingError(.notLoggedIn))) }
    for call in waiting.values { call.abandon() }
  }

  /// Forgets the login; whoever waits is to be told by the caller.
  mutating func end() {
    phase = .idle
    device = nil
    login += 1
    loginCompletion = nil
    breaks += 1
    isLinkLost = false
    isInterrupted = false
    isRenewing = false
    pending = [:]
    waiting = [:]
    // Their ends are told by the device.
    transfers = [:]
  }
}

/// A message that was handed to the engine.
struct PendingMessage {
  var object: AgoraRtmMessage
  /// It is over when the hub has it: a channel's, and a command that takes a message back, which no peer confirms.
  var endsAtHub: Bool
  /// The hub keeps it for a peer who is not there.
  var waits: Bool
  /// A device of the peer has it already, though the hub's answer is still to come.
  var isDelivered = false
  /// The hub has it.
  var isAccepted = false
  /// Tells the app; nil for a message that arrived.
  var complete: (PendingOutcome) -> Void
}

/// What became of a message.
enum PendingOutcome {
  /// A device of the peer has it, or the hub has one that ends there.
  case arrived
  /// It waits for a peer who is offline.
  case cached
  /// Nobody answered in time.
  case timedOut
  case refused(MessagingError)
}

/// A call that waits for the link.
struct WaitingCall {
  var run: (Device) -> Void
  /// Tells the app that the login is over.
  var abandon: () -> Void
}
