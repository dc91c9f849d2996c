public import Foundation

// No call takes or gives these: `NIMChatExtendManager.loadMessagePins(for:completion:)` loads the pins of a session. Apps use them
// for values of their own.

/// Receives the pins of a session that changed, or an error.
public typealias NIMSyncMessagePinCompletion = ((any Error)?, NIMSyncMessagePinResponse?) -> Void

/// A session whose pins are asked for since a time.
open class NIMSyncMessagePinRequest: NSObject {
  /// The session.
  open var session: NIMSession
  /// The time since which pins changed, in seconds since 1970.
  open var timestamp: TimeInterval = 0

  /// Creates a request for all pins of a session.
  public init(session: NIMSession) { self.session = session }
}

/// The pins of a session that changed since a time.
open class NIMSyncMessagePinResponse: NSObject {
  /// The time of the answer, in seconds since 1970.
  open var timestamp: TimeInterval = 0
  /// A Boolean value that indicates whether something changed.
  open var hasChange = false
  /// The pins.
  open var items: [NIMMessagePinItem] = []

  /// Creates an answer without pins.
  public override init() {}
}
