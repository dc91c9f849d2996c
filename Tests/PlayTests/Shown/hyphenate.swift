// The code that the phone hyphenate shows. ShownCodeTests compares it, and writes it anew.
// swift-format-ignore-file

import HyphenateChat

@MainActor
private struct HyphenateShown {
  func shown1() throws {
    let error = EMClient.shared().login(withUsername: "hugo", password: "")
    _ = error
  }

  func shown2() throws {
    guard let message = EMClient.shared().chatManager?.getMessageWithMessageId("message-id") else { return }
    EMClient.shared().chatManager?.sendMessageReadAck(message) { message, error in }
  }

  func shown3() throws {
    EMClient.shared().chatManager?.addReaction("👍", toMessage: "message-id") { error in }
  }

  func shown4() throws {
    EMClient.shared().chatManager?.removeReaction("👍", fromMessage: "message-id") { error in }
  }

  func shown5() throws {
    EMClient.shared().chatManager?.addReaction("🐙", toMessage: "message-id") { error in }
  }

  func shown6() throws {
    EMClient.shared().chatManager?.removeReaction("🐙", fromMessage: "message-id") { error in }
  }

  func shown7() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "nina", type: EMConversationTypeChat, createIfNotExist: true)
    var error: EMError?
    conversation?.markAllMessages(asRead: &error)
  }

  func shown8() throws {
    let body = EMTextMessageBody(text: "take me back")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown9() throws {
    guard let message = EMClient.shared().chatManager?.getMessageWithMessageId("message-id") else { return }
    EMClient.shared().chatManager?.recall(message) { message, error in }
  }

  func shown10() throws {
    let body = EMImageMessageBody(localPath: "/files/sent-image", displayName: "sent-image")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown11() throws {
    guard let message = EMClient.shared().chatManager?.getMessageWithMessageId("message-id") else { return }
    EMClient.shared().chatManager?.downloadMessageAttachment(message, progress: { progress in }) { message, error in }
  }

  func shown12() throws {
    let body = EMFileMessageBody(localPath: "/files/sent-file", displayName: "sent-file")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown13() throws {
    let body = EMVoiceMessageBody(localPath: "/files/sent-audio", displayName: "sent-audio")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown14() throws {
    let body = EMVideoMessageBody(localPath: "/files/sent-video", displayName: "sent-video")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown15() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "nina", type: EMConversationTypeChat, createIfNotExist: true)
    var error: EMError?
    conversation?.deleteMessage(withId: "message-id", error: &error)
  }

  func shown16() throws {
    EMClient.shared().chatManager?.sendGroupMessageReadAck("message-id", toGroup: "trip", content: nil) { error in }
  }

  func shown17() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "trip", type: EMConversationTypeGroupChat, createIfNotExist: true)
    var error: EMError?
    conversation?.markAllMessages(asRead: &error)
  }

  func shown18() throws {
    let body = EMTextMessageBody(text: "take me back")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown19() throws {
    let body = EMImageMessageBody(localPath: "/files/sent-image", displayName: "sent-image")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown20() throws {
    let body = EMFileMessageBody(localPath: "/files/sent-file", displayName: "sent-file")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown21() throws {
    let body = EMVoiceMessageBody(localPath: "/files/sent-audio", displayName: "sent-audio")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown22() throws {
    let body = EMVideoMessageBody(localPath: "/files/sent-video", displayName: "sent-video")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown23() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "trip", type: EMConversationTypeGroupChat, createIfNotExist: true)
    var error: EMError?
    conversation?.deleteMessage(withId: "message-id", error: &error)
  }

  func shown24() throws {
    EMClient.shared().groupManager?.muteMembers(["quinn"], muteMilliseconds: -1, fromGroup: "trip") { group, error in }
  }

  func shown25() throws {
    EMClient.shared().groupManager?.unmuteMembers(["quinn"], fromGroup: "trip") { group, error in }
  }

  func shown26() throws {
    let error = EMClient.shared().logout(true)
    _ = error
  }

  func shown27() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "nina", type: EMConversationTypeChat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 200, searchDirection: .up)
    _ = messages
  }

  func shown28() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "trip", type: EMConversationTypeGroupChat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 200, searchDirection: .up)
    _ = messages
  }
}
