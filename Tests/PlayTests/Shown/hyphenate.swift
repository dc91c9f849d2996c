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
    EMClient.shared().chatManager?.pinMessage("message-id") { message, error in }
  }

  func shown8() throws {
    EMClient.shared().chatManager?.unpinMessage("message-id") { message, error in }
  }

  func shown9() throws {
    let body = EMTextMessageBody(text: "a sslip")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown10() throws {
    let body = EMTextMessageBody(text: "a slip")
    EMClient.shared().chatManager?.modifyMessage("message-id", body: body) { error, message in }
  }

  func shown11() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "nina", type: EMConversationTypeChat, createIfNotExist: true)
    var error: EMError?
    conversation?.markAllMessages(asRead: &error)
  }

  func shown12() throws {
    let body = EMTextMessageBody(text: "take me back")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown13() throws {
    guard let message = EMClient.shared().chatManager?.getMessageWithMessageId("message-id") else { return }
    EMClient.shared().chatManager?.recall(message) { message, error in }
  }

  func shown14() throws {
    let body = EMImageMessageBody(localPath: "/files/sent-image", displayName: "sent-image")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown15() throws {
    guard let message = EMClient.shared().chatManager?.getMessageWithMessageId("message-id") else { return }
    EMClient.shared().chatManager?.downloadMessageAttachment(message, progress: { progress in }) { message, error in }
  }

  func shown16() throws {
    let body = EMFileMessageBody(localPath: "/files/sent-file", displayName: "sent-file")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown17() throws {
    let body = EMVoiceMessageBody(localPath: "/files/sent-audio", displayName: "sent-audio")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown18() throws {
    let body = EMVideoMessageBody(localPath: "/files/sent-video", displayName: "sent-video")
    let message = EMMessage(
      conversationID: "nina", from: "hugo", to: "nina", body: body, ext: nil)
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown19() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "nina", type: EMConversationTypeChat, createIfNotExist: true)
    var error: EMError?
    conversation?.deleteMessage(withId: "message-id", error: &error)
  }

  func shown20() throws {
    EMClient.shared().chatManager?.sendGroupMessageReadAck("message-id", toGroup: "trip", content: nil) { error in }
  }

  func shown21() throws {
    let body = EMTextMessageBody(text: "a sslip")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown22() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "trip", type: EMConversationTypeGroupChat, createIfNotExist: true)
    var error: EMError?
    conversation?.markAllMessages(asRead: &error)
  }

  func shown23() throws {
    let body = EMTextMessageBody(text: "take me back")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown24() throws {
    let body = EMImageMessageBody(localPath: "/files/sent-image", displayName: "sent-image")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown25() throws {
    let body = EMFileMessageBody(localPath: "/files/sent-file", displayName: "sent-file")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown26() throws {
    let body = EMVoiceMessageBody(localPath: "/files/sent-audio", displayName: "sent-audio")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown27() throws {
    let body = EMVideoMessageBody(localPath: "/files/sent-video", displayName: "sent-video")
    let message = EMMessage(
      conversationID: "trip", from: "hugo", to: "trip", body: body, ext: nil)
    message.chatType = EMChatTypeGroupChat
    message.isNeedGroupAck = true
    EMClient.shared().chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown28() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "trip", type: EMConversationTypeGroupChat, createIfNotExist: true)
    var error: EMError?
    conversation?.deleteMessage(withId: "message-id", error: &error)
  }

  func shown29() throws {
    EMClient.shared().groupManager?.muteMembers(["quinn"], muteMilliseconds: -1, fromGroup: "trip") { group, error in }
  }

  func shown30() throws {
    EMClient.shared().groupManager?.unmuteMembers(["quinn"], fromGroup: "trip") { group, error in }
  }

  func shown31() throws {
    EMClient.shared().contactManager?.addContact(
      "nina", message: "hi") { username, error in }
  }

  func shown32() throws {
    EMClient.shared().contactManager?.deleteContact(
      "nina", isDeleteConversation: false) { username, error in }
  }

  func shown33() throws {
    EMClient.shared().contactManager?.approveFriendRequest(fromUser: "nina") { username, error in }
  }

  func shown34() throws {
    EMClient.shared().contactManager?.declineFriendRequest(fromUser: "nina") { username, error in }
  }

  func shown35() throws {
    EMClient.shared().contactManager?.addUser(toBlackList: "nina") { username, error in }
  }

  func shown36() throws {
    EMClient.shared().contactManager?.removeUser(fromBlackList: "nina") { username, error in }
  }

  func shown37() throws {
    EMClient.shared().presenceManager?.subscribe(["nina"], expiry: 86_400) { presences, error in }
  }

  func shown38() throws {
    EMClient.shared().presenceManager?.unsubscribe(["nina"]) { error in }
  }

  func shown39() throws {
    EMClient.shared().presenceManager?.publishPresence(withDescription: "at \"lunch\"") { error in }
  }

  func shown40() throws {
    let groups = EMClient.shared().groupManager?.getJoinedGroups()
    let group = groups?.first { $0.groupId == "trip" }
    _ = group
  }

  func shown41() throws {
    EMClient.shared().groupManager?.removeMembers(["rita"], fromGroup: "trip") { group, error in }
  }

  func shown42() throws {
    EMClient.shared().groupManager?.addMembers(["rita"], toGroup: "trip", message: nil) { group, error in }
  }

  func shown43() throws {
    EMClient.shared().groupManager?.updateGroupAnnouncement(
      withId: "trip", announcement: "to the \"lake\"") { group, error in }
  }

  func shown44() throws {
    EMClient.shared().groupManager?.updateGroupSubject(
      "to the \"lake\"", forGroup: "trip") { group, error in }
  }

  func shown45() throws {
    EMClient.shared().groupManager?.addAdmin("quinn", toGroup: "trip") { group, error in }
  }

  func shown46() throws {
    EMClient.shared().groupManager?.removeAdmin("quinn", fromGroup: "trip") { group, error in }
  }

  func shown47() throws {
    EMClient.shared().groupManager?.updateGroupOwner(
      "trip", newOwner: "nina") { group, error in }
  }

  func shown48() throws {
    let error = EMClient.shared().logout(true)
    _ = error
  }

  func shown49() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "nina", type: EMConversationTypeChat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 200, searchDirection: .up)
    _ = messages
  }

  func shown50() throws {
    let conversation = EMClient.shared().chatManager?.getConversation(
      "trip", type: EMConversationTypeGroupChat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 200, searchDirection: .up)
    _ = messages
  }
}
