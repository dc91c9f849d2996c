internal import Foundation

// What a delegate that lacks one spelling does: it hands on to the next. The casts say whose spelling is meant, since a
// call alone cannot tell `?` from `!`.

extension AgoraChatManagerDelegateCalls where Self: AgoraChatManagerDelegate {
  public func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]) {
    (self as any AgoraChatManagerDelegateUntyped).conversationListDidUpdate(aConversationList)
  }
  public func messagesDidReceive(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateUntyped).messagesDidReceive(aMessages)
  }
  public func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateUntyped).cmdMessagesDidReceive(aCmdMessages)
  }
  public func messagesDidRead(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateUntyped).messagesDidRead(aMessages)
  }
  public func messagesDidDeliver(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateUntyped).messagesDidDeliver(aMessages)
  }
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {}
  public func groupMessageAckHasChanged() {}
  public func onConversationRead(_ from: String, to: String) {}
  public func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    let messages = aRecallMessagesInfo.compactMap(\.recallMessage)
    if !messages.isEmpty { (self as any AgoraChatManagerDelegateUntyped).messagesDidRecall(messages) }
  }
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateOptional).messageStatusDidChange(aMessage, error: aError)
  }
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateOptional).messageAttachmentStatusDidChange(aMessage, error: aError)
  }
}

extension AgoraChatManagerDelegateUntyped where Self: AgoraChatManagerDelegate {
  public func conversationListDidUpdate(_ aConversationList: [Any]) {
    (self as any AgoraChatManagerDelegateOptional).conversationListDidUpdate(aConversationList)
  }
  public func messagesDidReceive(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateOptional).messagesDidReceive(aMessages)
  }
  public func cmdMessagesDidReceive(_ aCmdMessages: [Any]) {
    (self as any AgoraChatManagerDelegateOptional).cmdMessagesDidReceive(aCmdMessages)
  }
  public func messagesDidRead(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateOptional).messagesDidRead(aMessages)
  }
  public func messagesDidDeliver(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateOptional).messagesDidDeliver(aMessages)
  }
  public func messagesDidRecall(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateOptional).messagesDidRecall(aMessages)
  }
}

extension AgoraChatManagerDelegateOptional where Self: AgoraChatManagerDelegate {
  public func conversationListDidUpdate(_ aConversationList: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrapped).conversationListDidUpdate(aConversationList)
  }
  public func messagesDidReceive(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrapped).messagesDidReceive(aMessages)
  }
  public func cmdMessagesDidReceive(_ aCmdMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrapped).cmdMessagesDidReceive(aCmdMessages)
  }
  public func messagesDidRead(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrapped).messagesDidRead(aMessages)
  }
  public func messagesDidDeliver(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrapped).messagesDidDeliver(aMessages)
  }
  public func messagesDidRecall(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrapped).messagesDidRecall(aMessages)
  }
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrapped).messageStatusDidChange(aMessage, error: aError)
  }
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrapped).messageAttachmentStatusDidChange(aMessage, error: aError)
  }
}

extension AgoraChatManagerDelegateUnwrapped where Self: AgoraChatManagerDelegate {
  public func conversationListDidUpdate(_ aConversationList: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecated).didUpdateConversationList(aConversationList)
  }
  public func messagesDidReceive(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecated).didReceiveMessages(aMessages)
  }
  public func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecated).didReceiveCmdMessages(aCmdMessages)
  }
  public func messagesDidRead(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecated).didReceiveHasReadAcks(aMessages)
  }
  public func messagesDidDeliver(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecated).didReceiveHasDeliveredAcks(aMessages)
  }
  public func messagesDidRecall(_ aMessages: [Any]!) {}
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateDeprecated).didMessageStatusChanged(aMessage, error: aError)
  }
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateDeprecated).didMessageAttachmentsStatusChanged(aMessage, error: aError)
  }
}

extension AgoraChatManagerDelegateDeprecated where Self: AgoraChatManagerDelegate {
  public func didUpdateConversationList(_ aConversationList: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecatedOptional).didUpdateConversationList(aConversationList)
  }
  public func didReceiveMessages(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecatedOptional).didReceiveMessages(aMessages)
  }
  public func didReceiveCmdMessages(_ aCmdMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecatedOptional).didReceiveCmdMessages(aCmdMessages)
  }
  public func didReceiveHasReadAcks(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecatedOptional).didReceiveHasReadAcks(aMessages)
  }
  public func didReceiveHasDeliveredAcks(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateDeprecatedOptional).didReceiveHasDeliveredAcks(aMessages)
  }
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateDeprecatedOptional).didMessageStatusChanged(aMessage, error: aError)
  }
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateDeprecatedOptional).didMessageAttachmentsStatusChanged(aMessage, error: aError)
  }
}

extension AgoraChatManagerDelegateDeprecatedOptional where Self: AgoraChatManagerDelegate {
  public func didUpdateConversationList(_ aConversationList: [Any]?) {}
  public func didReceiveMessages(_ aMessages: [Any]?) {}
  public func didReceiveCmdMessages(_ aCmdMessages: [Any]?) {}
  public func didReceiveHasReadAcks(_ aMessages: [Any]?) {}
  public func didReceiveHasDeliveredAcks(_ aMessages: [Any]?) {}
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {}
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {}
}
