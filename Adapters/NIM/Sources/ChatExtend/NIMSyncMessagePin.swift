public import Foundation

// No call takes or returns these: `NIMChatExtendManager.loadMessagePins(for:completion:)` loads the pins of a session. Apps use them
// for their own data.

/// Receives the pins of a session that changed, or an error.
public typealias NIMSyncMessagePinCompletion = ((any Error)?, NIMSyncMessagePinResponse?) -> Void

/// A request for the pins of a session that changed since a time.
open class NIMSyncMessagePinRequest: NSObject {
  /// The session whose pins are requested.
  open var session: NIMSession
  /// Only pins that changed since this time, in seconds since 1970. Default: 0, for all.
  open var timestamp: TimeInterval = 0

  /// Creates a request for an empty session.
  public override convenience init() { self.init(session: NIMSession()) }

  /// Creates a request for all pins of a session.
  public init(session: NIMSession) { self.session = session }
}

/// The pins of a session that changed since a time.
open class NIMSyncMessagePinResponse: NSObject {
  /// The time of the answer, in seconds since 1970.
  open var timestamp: TimeInterval = 0
  /// A Boolean value that indicates whether any pin changed. Default: false.
  open var hasChange = false
  /// The pins.
  open var items: [NIMMessagePinItem] = []

  /// Creates an answer without pins.
  public override init() {}
}
