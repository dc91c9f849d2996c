import AgoraChat
import Foundation

/// Records a delegate's calls in any spelling; for use on the main queue only.
class Called: NSObject {
  var calls: [String] = []

  func note(_ name: String, _ count: Int?) { calls.append("\(name) \(count ?? 0)") }
}

/// The header of 1.3.1.
final class TypedDelegate: Called, AgoraChatManagerDelegate {
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]) {
    note("list", aConversationList.count)
  }
  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) { note("messages", aMessages.count) }
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) { note("commands", aCmdMessages.count) }
  func messagesDidRead(_ aMessages: [AgoraChatMessage]) { note("read", aMessages.count) }
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]) { note("delivered", aMessages.count) }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    note("recalled", aRecallMessagesInfo.count)
  }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) { note("status", 1) }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    note("attachment", 1)
  }
}

final class UntypedDelegate: Called, AgoraChatManagerDelegate {
  func conversationListDidUpdate(_ aConversationList: [Any]) { note("list", aConversationList.count) }
  func messagesDidReceive(_ aMessages: [Any]) { note("messages", aMessages.count) }
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]) { note("commands", aCmdMessages.count) }
  func messagesDidRead(_ aMessages: [Any]) { note("read", aMessages.count) }
  func messagesDidDeliver(_ aMessages: [Any]) { note("delivered", aMessages.count) }
  func messagesDidRecall(_ aMessages: [Any]) { note("recalled", aMessages.count) }
  func messageStatusDidChange(_ aMessage: AgoraMessage, error aError: AgoraError?) { note("status", 1) }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraMessage, error aError: AgoraError?) { note("attachment", 1) }
}

final class OptionalDelegate: Called, AgoraChatManagerDelegate {
  func conversationListDidUpdate(_ aConversationList: [Any]?) { note("list", aConversationList?.count) }
  func messagesDidReceive(_ aMessages: [Any]?) { note("messages", aMessages?.count) }
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]?) { note("commands", aCmdMessages?.count) }
  func messagesDidRead(_ aMessages: [Any]?) { note("read", aMessages?.count) }
  func messagesDidDeliver(_ aMessages: [Any]?) { note("delivered", aMessages?.count) }
  func messagesDidRecall(_ aMessages: [Any]?) { note("recalled", aMessages?.count) }
  func messageStatusDidChange(_ aMessage: AgoraMessage?, error aError: AgoraError?) { note("status", 1) }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraMessage?, error aError: AgoraError?) { note("attachment", 1) }
}

/// The header of 3.x.
final class UnwrappedDelegate: Called, AgoraChatManagerDelegate {
  func conversationListDidUpdate(_ aConversationList: [Any]!) { note("list", aConversationList.count) }
  func messagesDidReceive(_ aMessages: [Any]!) { note("messages", aMessages.count) }
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) { note("commands", aCmdMessages.count) }
  func messagesDidRead(_ aMessages: [Any]!) { note("read", aMessages.count) }
  func messagesDidDeliver(_ aMessages: [Any]!) { note("delivered", aMessages.count) }
  func messagesDidRecall(_ aMessages: [Any]!) { note("recalled", aMessages.count) }
  func messageStatusDidChange(_ aMessage: AgoraMessage!, error aError: AgoraError!) { note("status", 1) }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraMessage!, error aError: AgoraError!) { note("attachment", 1) }
}

/// Names that were old in 3.x, which had none for a recall.
final class DeprecatedDelegate: Called, AgoraChatManagerDelegate {
  func didUpdateConversationList(_ aConversationList: [Any]!) { note("list", aConversationList.count) }
  func didReceiveMessages(_ aMessages: [Any]!) { note("messages", aMessages.count) }
  func didReceiveCmdMessages(_ aCmdMessages: [Any]!) { note("commands", aCmdMessages.count) }
  func didReceiveHasReadAcks(_ aMessages: [Any]!) { note("read", aMessages.count) }
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]!) { note("delivered", aMessages.count) }
  func messagesDidRecall(_ aMessages: [Any]!) { note("recalled", aMessages.count) }
  func didMessageStatusChanged(_ aMessage: AgoraMessage!, error aError: AgoraError!) { note("status", 1) }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraMessage!, error aError: AgoraError!) {
    note("attachment", 1)
  }
}

final class DeprecatedOptionalDelegate: Called, AgoraChatManagerDelegate {
  func didUpdateConversationList(_ aConversationList: [Any]?) { note("list", aConversationList?.count) }
  func didReceiveMessages(_ aMessages: [Any]?) { note("messages", aMessages?.count) }
  func didReceiveCmdMessages(_ aCmdMessages: [Any]?) { note("commands", aCmdMessages?.count) }
  func didReceiveHasReadAcks(_ aMessages: [Any]?) { note("read", aMessages?.count) }
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]?) { note("delivered", aMessages?.count) }
  func messagesDidRecall(_ aMessages: [Any]?) { note("recalled", aMessages?.count) }
  func didMessageStatusChanged(_ aMessage: AgoraMessage?, error aError: AgoraError?) { note("status", 1) }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraMessage?, error aError: AgoraError?) {
    note("attachment", 1)
  }
}

/// As many spellings as one class can have.
final class EveryDelegate: Called, AgoraChatManagerDelegate {
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]) {
    note("list", aConversationList.count)
  }
  func conversationListDidUpdate(_ aConversationList: [Any]) { note("second list", nil) }
  func conversationListDidUpdate(_ aConversationList: [Any]?) { note("third list", nil) }
  func didUpdateConversationList(_ aConversationList: [Any]!) { note("old list", nil) }
  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) { note("messages", aMessages.count) }
  func messagesDidReceive(_ aMessages: [Any]) { note("second messages", nil) }
  func messagesDidReceive(_ aMessages: [Any]!) { note("third messages", nil) }
  func didReceiveMessages(_ aMessages: [Any]!) { note("old messages", nil) }
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) { note("commands", aCmdMessages.count) }
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) { note("second commands", nil) }
  func didReceiveCmdMessages(_ aCmdMessages: [Any]!) { note("old commands", nil) }
  func messagesDidRead(_ aMessages: [AgoraChatMessage]) { note("read", aMessages.count) }
  func messagesDidRead(_ aMessages: [Any]?) { note("second read", nil) }
  func didReceiveHasReadAcks(_ aMessages: [Any]!) { note("old read", nil) }
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]) { note("delivered", aMessages.count) }
  func messagesDidDeliver(_ aMessages: [Any]) { note("second delivered", nil) }
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]!) { note("old delivered", nil) }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    note("recalled", aRecallMessagesInfo.count)
  }
  func messagesDidRecall(_ aMessages: [Any]!) { note("old recalled", nil) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) { note("status", 1) }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    note("attachment", 1)
  }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    note("second status", nil)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    note("second attachment", nil)
  }
  func didMessageStatusChanged(_ aMessage: AgoraMessage!, error aError: AgoraError!) { note("old status", nil) }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraMessage!, error aError: AgoraError!) {
    note("old attachment", nil)
  }
}

/// A delegate with nothing.
final class SilentDelegate: Called, AgoraChatManagerDelegate, AgoraChatClientDelegate {}

// MARK: of the client

final class ShippedClientDelegate: Called, AgoraChatClientDelegate {
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) {
    note("connection", aConnectionState.rawValue)
  }
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) { note("replaced", nil) }
  func userAccountDidForced(toLogout aError: AgoraChatError?) { note("forced", aError?.code.rawValue) }
}

final class NamedClientDelegate: Called, AgoraChatClientDelegate {
  func connectionStateDidChange(_ aConnectionState: AgoraConnectionState) {
    note("connection", aConnectionState.rawValue)
  }
  func userAccountDidLogin(fromOtherDevice aDeviceName: String?) { note("replaced", nil) }
  func userAccountDidForced(toLogout aError: AgoraError!) { note("forced", aError.code.rawValue) }
}

final class PlainClientDelegate: Called, AgoraChatClientDelegate {
  func connectionStateDidChange(_ aConnectionState: AgoraConnectionState) {
    note("connection", aConnectionState.rawValue)
  }
  func userAccountDidLoginFromOtherDevice() { note("replaced", nil) }
  func userAccountDidForced(toLogout aError: AgoraError?) { note("forced", aError?.code.rawValue) }
}

final class DeprecatedClientDelegate: Called, AgoraChatClientDelegate {
  func didConnectionStateChanged(_ aConnectionState: AgoraConnectionState) {
    note("connection", aConnectionState.rawValue)
  }
  func didLoginFromOtherDevice() { note("replaced", nil) }
  func userAccountDidForced(toLogout aError: AgoraError!) { note("forced", aError.code.rawValue) }
}

final class EveryClientDelegate: Called, AgoraChatClientDelegate {
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) {
    note("connection", aConnectionState.rawValue)
  }
  func didConnectionStateChanged(_ aConnectionState: AgoraConnectionState) { note("old connection", nil) }
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) { note("replaced", nil) }
  func userAccountDidLogin(fromOtherDevice aDeviceName: String?) { note("second replaced", nil) }
  func userAccountDidLoginFromOtherDevice() { note("third replaced", nil) }
  func didLoginFromOtherDevice() { note("old replaced", nil) }
  func userAccountDidForced(toLogout aError: AgoraChatError?) { note("forced", aError?.code.rawValue) }
}
