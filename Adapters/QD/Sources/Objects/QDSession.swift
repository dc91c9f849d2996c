public import Foundation
import Parlance

/// One account's conversation with another account, a group or a chatroom.
///
/// A value: apps create one from an id and a type wherever they need it. Two are equal if they name the same session;
/// account names are compared without regard to case. QD: sessions and messages.
open class QDSession: NSObject, NSCopying {
  let conversation: ConversationID

  /// The other account of a P2P session, else the group's or chatroom's id.
  open var sessionId: String { conversation.name }
  /// The kind of session.
  open var sessionType: QDSessionType { QDSessionType(conversation.kind) }

  /// Creates a session.
  ///
  /// - parameter sessionId: The other account, or the group's or chatroom's id; checked where it is used.
  /// - parameter sessionType: The kind of session.
  public convenience init(_ sessionId: String, type sessionType: QDSessionType) {
    self.init(ConversationID(kind: sessionType.kind, name: sessionId))
  }

  /// Creates an empty session, as a message has it before it is sent.
  public override convenience init() { self.init(.direct(AccountID(""))) }

  init(_ conversation: ConversationID) {
    self.conversation = conversation
    super.init()
  }

  /// Returns the same object, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? QDSession)?.conversation == conversation }
  open override var hash: Int { conversation.hashValue }
  open override var description: String { "\(sessionType) \(sessionId)" }
}
