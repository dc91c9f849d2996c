// The code that the phone agora shows. ShownCodeTests compares it, and writes it anew.
// swift-format-ignore-file

import AgoraChat

@MainActor
private struct AgoraShown {
  func shown1() throws {
    AgoraChatClient.shared.login(withUsername: "gina", token: "") { username, error in }
  }

  func shown2() throws {
    AgoraChatClient.shared.chatManager?.sendMessageReadAck("message-id", toUser: "nina") { error in }
  }

  func shown3() throws {
    AgoraChatClient.shared.chatManager?.addReaction("👍", toMessage: "message-id") { error in }
  }

  func shown4() throws {
    AgoraChatClient.shared.chatManager?.removeReaction("👍", fromMessage: "message-id") { error in }
  }

  func shown5() throws {
    AgoraChatClient.shared.chatManager?.addReaction("🐙", toMessage: "message-id") { error in }
  }

  func shown6() throws {
    AgoraChatClient.shared.chatManager?.removeReaction("🐙", fromMessage: "message-id") { error in }
  }

  func shown7() throws {
    AgoraChatClient.shared.chatManager?.pinMessage("message-id") { message, error in }
  }

  func shown8() throws {
    AgoraChatClient.shared.chatManager?.unpinMessage("message-id") { message, error in }
  }

  func shown9() throws {
    let body = AgoraChatTextMessageBody(text: "a sslip")
    let message = AgoraChatMessage(
      conversationID: "nina", from: "gina", to: "nina", body: body, ext: nil)
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown10() throws {
    let body = AgoraChatTextMessageBody(text: "a slip")
    AgoraChatClient.shared.chatManager?.modifyMessage("message-id", body: body) { error, message in }
  }

  func shown11() throws {
    let conversation = AgoraChatClient.shared.chatManager?.getConversation(
      "nina", type: .chat, createIfNotExist: true)
    var error: AgoraChatError?
    conversation?.markAllMessages(asRead: &error)
  }

  func shown12() throws {
    let body = AgoraChatTextMessageBody(text: "take me back")
    let message = AgoraChatMessage(
      conversationID: "nina", from: "gina", to: "nina", body: body, ext: nil)
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown13() throws {
    AgoraChatClient.shared.chatManager?.recallMessage(withMessageId: "message-id") { error in }
  }

  func shown14() throws {
    let body = AgoraChatImageMessageBody(localPath: "/files/sent-image", displayName: "sent-image")
    let message = AgoraChatMessage(
      conversationID: "nina", from: "gina", to: "nina", body: body, ext: nil)
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown15() throws {
    guard let message = AgoraChatClient.shared.chatManager?.getMessageWithMessageId("message-id") else { return }
    AgoraChatClient.shared.chatManager?.downloadMessageAttachment(message, progress: { progress in }) { message, error in }
  }

  func shown16() throws {
    let body = AgoraChatFileMessageBody(localPath: "/files/sent-file", displayName: "sent-file")
    let message = AgoraChatMessage(
      conversationID: "nina", from: "gina", to: "nina", body: body, ext: nil)
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown17() throws {
    let body = AgoraChatVoiceMessageBody(localPath: "/files/sent-audio", displayName: "sent-audio")
    let message = AgoraChatMessage(
      conversationID: "nina", from: "gina", to: "nina", body: body, ext: nil)
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown18() throws {
    let body = AgoraChatVideoMessageBody(localPath: "/files/sent-video", displayName: "sent-video")
    let message = AgoraChatMessage(
      conversationID: "nina", from: "gina", to: "nina", body: body, ext: nil)
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown19() throws {
    let conversation = AgoraChatClient.shared.chatManager?.getConversation(
      "nina", type: .chat, createIfNotExist: true)
    var error: AgoraChatError?
    conversation?.deleteMessage(withId: "message-id", error: &error)
  }

  func shown20() throws {
    AgoraChatClient.shared.chatManager?.sendGroupMessageReadAck("message-id", toGroup: "trip", content: nil) { error in }
  }

  func shown21() throws {
    let body = AgoraChatTextMessageBody(text: "a sslip")
    let message = AgoraChatMessage(
      conversationID: "trip", from: "gina", to: "trip", body: body, ext: nil)
    message.chatType = .groupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown22() throws {
    let conversation = AgoraChatClient.shared.chatManager?.getConversation(
      "trip", type: .groupChat, createIfNotExist: true)
    var error: AgoraChatError?
    conversation?.markAllMessages(asRead: &error)
  }

  func shown23() throws {
    let body = AgoraChatTextMessageBody(text: "take me back")
    let message = AgoraChatMessage(
      conversationID: "trip", from: "gina", to: "trip", body: body, ext: nil)
    message.chatType = .groupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown24() throws {
    let body = AgoraChatImageMessageBody(localPath: "/files/sent-image", displayName: "sent-image")
    let message = AgoraChatMessage(
      conversationID: "trip", from: "gina", to: "trip", body: body, ext: nil)
    message.chatType = .groupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown25() throws {
    let body = AgoraChatFileMessageBody(localPath: "/files/sent-file", displayName: "sent-file")
    let message = AgoraChatMessage(
      conversationID: "trip", from: "gina", to: "trip", body: body, ext: nil)
    message.chatType = .groupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown26() throws {
    let body = AgoraChatVoiceMessageBody(localPath: "/files/sent-audio", displayName: "sent-audio")
    let message = AgoraChatMessage(
      conversationID: "trip", from: "gina", to: "trip", body: body, ext: nil)
    message.chatType = .groupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown27() throws {
    let body = AgoraChatVideoMessageBody(localPath: "/files/sent-video", displayName: "sent-video")
    let message = AgoraChatMessage(
      conversationID: "trip", from: "gina", to: "trip", body: body, ext: nil)
    message.chatType = .groupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared.chatManager?.send(message, progress: { progress in }) { message, error in }
  }

  func shown28() throws {
    let conversation = AgoraChatClient.shared.chatManager?.getConversation(
      "trip", type: .groupChat, createIfNotExist: true)
    var error: AgoraChatError?
    conversation?.deleteMessage(withId: "message-id", error: &error)
  }

  func shown29() throws {
    AgoraChatClient.shared.groupManager?.muteMembers(["quinn"], muteMilliseconds: -1, fromGroup: "trip") { group, error in }
  }

  func shown30() throws {
    AgoraChatClient.shared.groupManager?.unmuteMembers(["quinn"], fromGroup: "trip") { group, error in }
  }

  func shown31() throws {
    AgoraChatClient.shared.contactManager?.addContact(
      "nina", message: "hi") { username, error in }
  }

  func shown32() throws {
    AgoraChatClient.shared.contactManager?.deleteContact(
      "nina", isDeleteConversation: false) { username, error in }
  }

  func shown33() throws {
    AgoraChatClient.shared.contactManager?.approveFriendRequest(fromUser: "nina") { username, error in }
  }

  func shown34() throws {
    AgoraChatClient.shared.contactManager?.declineFriendRequest(fromUser: "nina") { username, error in }
  }

  func shown35() throws {
    AgoraChatClient.shared.contactManager?.addUser(toBlackList: "nina") { username, error in }
  }

  func shown36() throws {
    AgoraChatClient.shared.contactManager?.removeUser(fromBlackList: "nina") { username, error in }
  }

  func shown37() throws {
    AgoraChatClient.shared.presenceManager?.subscribe(["nina"], expiry: 86_400) { presences, error in }
  }

  func shown38() throws {
    AgoraChatClient.shared.presenceManager?.unsubscribe(["nina"]) { error in }
  }

  func shown39() throws {
    AgoraChatClient.shared.presenceManager?.publishPresence(withDescription: "at \"lunch\"") { error in }
  }

  func shown40() throws {
    let groups = AgoraChatClient.shared.groupManager?.getJoinedGroups()
    let group = groups?.first { $0.groupId == "trip" }
    _ = group
  }

  func shown41() throws {
    AgoraChatClient.shared.groupManager?.removeMembers(["rita"], fromGroup: "trip") { group, error in }
  }

  func shown42() throws {
    AgoraChatClient.shared.groupManager?.addMembers(["rita"], toGroup: "trip", message: nil) { group, error in }
  }

  func shown43() throws {
    AgoraChatClient.shared.groupManager?.updateGroupAnnouncement(
      withId: "trip", announcement: "to the \"lake\"") { group, error in }
  }

  func shown44() throws {
    AgoraChatClient.shared.groupManager?.updateGroupSubject(
      "to the \"lake\"", forGroup: "trip") { group, error in }
  }

  func shown45() throws {
    AgoraChatClient.shared.groupManager?.addAdmin("quinn", toGroup: "trip") { group, error in }
  }

  func shown46() throws {
    AgoraChatClient.shared.groupManager?.removeAdmin("quinn", fromGroup: "trip") { group, error in }
  }

  func shown47() throws {
    AgoraChatClient.shared.groupManager?.updateGroupOwner(
      "trip", newOwner: "nina") { group, error in }
  }

  func shown48() throws {
    AgoraChatClient.shared.logout(false) { error in }
  }

  func shown49() throws {
    let conversation = AgoraChatClient.shared.chatManager?.getConversation(
      "nina", type: .chat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 200, searchDirection: .up)
    _ = messages
  }

  func shown50() throws {
    let conversation = AgoraChatClient.shared.chatManager?.getConversation(
      "trip", type: .groupChat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 200, searchDirection: .up)
    _ = messages
  }

  func shown51() throws {
    AgoraChatClient.shared.chatManager?.asyncFetchHistoryMessages(
      fromServer: "nina", conversationType: .chat,
      startMessageId: nil, pageSize: 100) { result, error in }
  }
}
