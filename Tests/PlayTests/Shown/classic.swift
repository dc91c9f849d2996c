// The code that the phone classic shows. ShownCodeTests compares it, and writes it anew.
// swift-format-ignore-file

import AgoraChat

@MainActor
private struct ClassicShown {
  func shown1() throws {
    AgoraChatClient.shared().asyncLogin(withUsername: "carl", password: "",
      success: {}, failure: { error in })
  }

  func shown2() throws {
    guard let message = AgoraChatClient.shared().chatManager?.getMessageWithMessageId("message-id") else { return }
    AgoraChatClient.shared().chatManager.sendMessageReadAck(message) { message, error in }
  }

  func shown3() throws {
    let conversation = AgoraChatClient.shared().chatManager?.getConversation(
      "nina", type: AgoraConversationTypeChat, createIfNotExist: true)
    var error: AgoraError?
    conversation?.markAllMessages(asRead: &error)
  }

  func shown4() throws {
    let body = AgoraTextMessageBody(text: "take me back")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "nina", from: currentUsername, to: "nina", body: body, ext: nil)
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown5() throws {
    let body: AgoraCmdMessageBody! = AgoraCmdMessageBody(action: "REVOKE_FLAG")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "nina", from: currentUsername, to: "nina", body: body, ext: ["msgId": "message-id"])
    AgoraChatClient.shared().chatManager.send(message, progress: nil) { message, error in }
  }

  func shown6() throws {
    let body = AgoraChatImageMessageBody(localPath: "/files/sent-image", displayName: "sent-image")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "nina", from: currentUsername, to: "nina", body: body, ext: nil)
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown7() throws {
    guard let message = AgoraChatClient.shared().chatManager?.getMessageWithMessageId("message-id") else { return }
    AgoraChatClient.shared().chatManager.asyncDownloadMessageAttachments(
      message, progress: { progress in }) { message, error in }
  }

  func shown8() throws {
    let body = AgoraChatFileMessageBody(localPath: "/files/sent-file", displayName: "sent-file")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "nina", from: currentUsername, to: "nina", body: body, ext: nil)
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown9() throws {
    let body = AgoraChatVoiceMessageBody(localPath: "/files/sent-audio", displayName: "sent-audio")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "nina", from: currentUsername, to: "nina", body: body, ext: nil)
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown10() throws {
    let body = AgoraChatVideoMessageBody(localPath: "/files/sent-video", displayName: "sent-video")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "nina", from: currentUsername, to: "nina", body: body, ext: nil)
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown11() throws {
    let conversation = AgoraChatClient.shared().chatManager?.getConversation(
      "nina", type: AgoraConversationTypeChat, createIfNotExist: true)
    var error: AgoraError?
    conversation?.deleteMessage(withId: "message-id", error: &error)
  }

  func shown12() throws {
    AgoraChatClient.shared().chatManager.sendGroupMessageReadAck(
      "message-id", toGroup: "trip", content: nil) { error in }
  }

  func shown13() throws {
    let conversation = AgoraChatClient.shared().chatManager?.getConversation(
      "trip", type: AgoraConversationTypeGroupChat, createIfNotExist: true)
    var error: AgoraError?
    conversation?.markAllMessages(asRead: &error)
  }

  func shown14() throws {
    let body = AgoraTextMessageBody(text: "take me back")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "trip", from: currentUsername, to: "trip", body: body, ext: nil)
    message.chatType = AgoraChatTypeGroupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown15() throws {
    let body: AgoraCmdMessageBody! = AgoraCmdMessageBody(action: "REVOKE_FLAG")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "trip", from: currentUsername, to: "trip", body: body, ext: ["msgId": "message-id"])
    message.chatType = AgoraChatTypeGroupChat
    AgoraChatClient.shared().chatManager.send(message, progress: nil) { message, error in }
  }

  func shown16() throws {
    let body = AgoraChatImageMessageBody(localPath: "/files/sent-image", displayName: "sent-image")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "trip", from: currentUsername, to: "trip", body: body, ext: nil)
    message.chatType = AgoraChatTypeGroupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown17() throws {
    let body = AgoraChatFileMessageBody(localPath: "/files/sent-file", displayName: "sent-file")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "trip", from: currentUsername, to: "trip", body: body, ext: nil)
    message.chatType = AgoraChatTypeGroupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown18() throws {
    let body = AgoraChatVoiceMessageBody(localPath: "/files/sent-audio", displayName: "sent-audio")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "trip", from: currentUsername, to: "trip", body: body, ext: nil)
    message.chatType = AgoraChatTypeGroupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown19() throws {
    let body = AgoraChatVideoMessageBody(localPath: "/files/sent-video", displayName: "sent-video")
    let currentUsername = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "trip", from: currentUsername, to: "trip", body: body, ext: nil)
    message.chatType = AgoraChatTypeGroupChat
    message.isNeedGroupAck = true
    AgoraChatClient.shared().chatManager.asyncSend(message, progress: { progress in }) { message, error in }
  }

  func shown20() throws {
    let conversation = AgoraChatClient.shared().chatManager?.getConversation(
      "trip", type: AgoraConversationTypeGroupChat, createIfNotExist: true)
    var error: AgoraError?
    conversation?.deleteMessage(withId: "message-id", error: &error)
  }

  func shown21() throws {
    var error: AgoraError?
    AgoraChatClient.shared().groupManager.muteMembers(
      ["quinn"], muteMilliseconds: -1, fromGroup: "trip", error: &error)
  }

  func shown22() throws {
    var error: AgoraError?
    AgoraChatClient.shared().groupManager.unmuteMembers(["quinn"], fromGroup: "trip", error: &error)
  }

  func shown23() throws {
    AgoraChatClient.shared().contactManager?.addContact(
      "nina", message: "hi") { username, error in }
  }

  func shown24() throws {
    AgoraChatClient.shared().contactManager?.deleteContact(
      "nina", isDeleteConversation: false) { username, error in }
  }

  func shown25() throws {
    AgoraChatClient.shared().contactManager?.approveFriendRequest(fromUser: "nina") { username, error in }
  }

  func shown26() throws {
    AgoraChatClient.shared().contactManager?.declineFriendRequest(fromUser: "nina") { username, error in }
  }

  func shown27() throws {
    AgoraChatClient.shared().contactManager?.addUser(toBlackList: "nina") { username, error in }
  }

  func shown28() throws {
    AgoraChatClient.shared().contactManager?.removeUser(fromBlackList: "nina") { username, error in }
  }

  func shown29() throws {
    let groups = AgoraChatClient.shared().groupManager?.getJoinedGroups()
    let group = groups?.first { $0.groupId == "trip" }
    _ = group
  }

  func shown30() throws {
    AgoraChatClient.shared().groupManager?.removeMembers(["rita"], fromGroup: "trip") { group, error in }
  }

  func shown31() throws {
    AgoraChatClient.shared().groupManager?.addMembers(["rita"], toGroup: "trip", message: nil) { group, error in }
  }

  func shown32() throws {
    AgoraChatClient.shared().groupManager?.updateGroupAnnouncement(
      withId: "trip", announcement: "to the \"lake\"") { group, error in }
  }

  func shown33() throws {
    AgoraChatClient.shared().groupManager?.updateGroupSubject(
      "to the \"lake\"", forGroup: "trip") { group, error in }
  }

  func shown34() throws {
    AgoraChatClient.shared().groupManager?.addAdmin("quinn", toGroup: "trip") { group, error in }
  }

  func shown35() throws {
    AgoraChatClient.shared().groupManager?.removeAdmin("quinn", fromGroup: "trip") { group, error in }
  }

  func shown36() throws {
    AgoraChatClient.shared().groupManager?.updateGroupOwner(
      "trip", newOwner: "nina") { group, error in }
  }

  func shown37() throws {
    AgoraChatClient.shared().asyncLogout(false, success: {}, failure: { error in })
  }

  func shown38() throws {
    let conversation = AgoraChatClient.shared().chatManager?.getConversation(
      "nina", type: AgoraConversationTypeChat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 200, searchDirection: .up)
    _ = messages
  }

  func shown39() throws {
    let conversation = AgoraChatClient.shared().chatManager?.getConversation(
      "trip", type: AgoraConversationTypeGroupChat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 200, searchDirection: .up)
    _ = messages
  }
}
