public import Foundation

/// Methods that receive changes of the list of recent sessions. Every method is optional and arrives on the
/// environment's callback queue. QD: sessions.
///
/// An app's method is called only if it is spelled as here, and only if the class that declares the conformance, not a
/// subclass of it, has it.
public protocol QDConversationManagerDelegate: NSObjectProtocol {
  /// A session was added to the list.
  func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int)
  /// A session of the list changed.
  func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int)
  /// A session was removed from the list.
  func didRemove(_ recentSession: QDRecentSession, totalUnreadCount: Int)
}

extension QDConversationManagerDelegate {
  public func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}
  public func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}
  public func didRemove(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}
}
