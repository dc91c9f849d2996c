import QD_IMSDK

/// Every method of every delegate.
final class QDSpellings: NSObject, QDChatManagerDelegate, QDConversationManagerDelegate, QDLoginManagerDelegate,
  QDGroupManagerDelegate, QDChatroomManagerDelegate
{
  func willSend(_ message: QDMessage) {}
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {}
  func send(_ message: QDMessage, progress: Float) {}
  func fetchMessageAttachment(_ message: QDMessage, progress: Float) {}
  func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?) {}
  func onRecvMessages(_ messages: [QDMessage]) {}
  func onRecvReceiptsMessage(_ message: QDMessage) {}
  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {}

  func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}
  func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}
  func didRemove(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}

  func onLogin(_ step: QDLoginStep) {}
  func onAutoLoginFailed(_ error: any Error) {}
  func onKick(_ code: QDKickReason, clientType: QDPlatfromType) {}

  func onGroupAdded(_ group: QDGroup) {}
  func onGroupUpdated(_ group: QDGroup) {}
  func onGroupMembersChanged(_ group: QDGroup, updated: [String], removed: [String]) {}
  func onGroupRemoved(_ group: QDGroup) {}

  func onChatroomExited(_ roomId: String, reason: QDChatroomExitReason, operatorId: String) {}
}

/// Uses the delegate as each of its protocols: the compiler shows the conformances that are used.
func uses(_ delegate: QDSpellings) -> [Any] {
  [
    delegate as any QDChatManagerDelegate,
    delegate as any QDConversationManagerDelegate,
    delegate as any QDLoginManagerDelegate,
    delegate as any QDGroupManagerDelegate,
    delegate as any QDChatroomManagerDelegate,
  ]
}

/// The modules that the vendor's framework re-exports: this file imports nothing else.
typealias QDBringsAlong = (URL, Data, DispatchQueue)
