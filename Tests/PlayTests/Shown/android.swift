// The code that the phone android shows. ShownCodeTests compares it, and writes it anew.
// swift-format-ignore-file

import AgoraChatAndroid

@MainActor
private struct AndroidShown {
  func shown1(callback: any AgoraCallBack) throws {
    AgoraChatManager.getInstance().login("andy", "", callback)
  }

  func shown2(callback: any AgoraCallBack) throws {
    try AgoraChatManager.getInstance().ackMessageRead("nina", "message-id")
  }

  func shown3(callback: any AgoraCallBack) throws {
    let conversation = AgoraChatManager.getInstance().getConversation("nina", false)
    conversation.markAllMessagesAsRead()
  }

  func shown4(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createTxtSendMessage("take me back", "nina")
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown5(callback: any AgoraCallBack) throws {
    let cmdMsg = AgoraMessage.createSendMessage(.CMD)
    let cmdBody = CmdMessageBody("REVOKE_FLAG")
    cmdMsg.addBody(cmdBody)
    cmdMsg.setReceipt("nina")
    cmdMsg.setAttribute("msgId", "message-id")
    AgoraChatManager.getInstance().sendMessage(cmdMsg, callback)
  }

  func shown6(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createImageSendMessage("/files/sent-image", true, "nina")
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown7(callback: any AgoraCallBack) throws {
    guard let message = AgoraChatManager.getInstance().getMessage("message-id") else { return }
    message.setMessageStatusCallback(callback)
    AgoraChatManager.getInstance().asyncFetchMessage(message)
  }

  func shown8(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createFileSendMessage("/files/sent-file", "nina")
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown9(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createVoiceSendMessage("/files/sent-audio", 1, "nina")
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown10(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createVideoSendMessage("/files/sent-video", "", 1, "nina")
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown11(callback: any AgoraCallBack) throws {
    let conversation = AgoraChatManager.getInstance().getConversation("nina", false)
    conversation.removeMessage("message-id")
  }

  func shown12(callback: any AgoraCallBack) throws {
    let conversation = AgoraChatManager.getInstance().getConversation("trip", true)
    conversation.markAllMessagesAsRead()
  }

  func shown13(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createTxtSendMessage("take me back", "trip")
    message.setChatType(ChatType.GroupChat)
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown14(callback: any AgoraCallBack) throws {
    let cmdMsg = AgoraMessage.createSendMessage(.CMD)
    cmdMsg.setChatType(ChatType.GroupChat)
    let cmdBody = CmdMessageBody("REVOKE_FLAG")
    cmdMsg.addBody(cmdBody)
    cmdMsg.setReceipt("trip")
    cmdMsg.setAttribute("msgId", "message-id")
    AgoraChatManager.getInstance().sendMessage(cmdMsg, callback)
  }

  func shown15(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createImageSendMessage("/files/sent-image", true, "trip")
    message.setChatType(ChatType.GroupChat)
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown16(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createFileSendMessage("/files/sent-file", "trip")
    message.setChatType(ChatType.GroupChat)
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown17(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createVoiceSendMessage("/files/sent-audio", 1, "trip")
    message.setChatType(ChatType.GroupChat)
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown18(callback: any AgoraCallBack) throws {
    let message = AgoraMessage.createVideoSendMessage("/files/sent-video", "", 1, "trip")
    message.setChatType(ChatType.GroupChat)
    AgoraChatManager.getInstance().sendMessage(message, callback)
  }

  func shown19(callback: any AgoraCallBack) throws {
    let conversation = AgoraChatManager.getInstance().getConversation("trip", true)
    conversation.removeMessage("message-id")
  }

  func shown20(callback: any AgoraCallBack) throws {
    let group = AgoraGroupManager.getInstance().getGroup("trip")
    _ = group
  }

  func shown21(callback: any AgoraCallBack) throws {
    try AgoraGroupManager.getInstance().removeUserFromGroup("trip", "rita")
  }

  func shown22(callback: any AgoraCallBack) throws {
    try AgoraGroupManager.getInstance().addUsersToGroup("trip", ["rita"])
  }

  func shown23(callback: any AgoraCallBack) throws {
    AgoraChatManager.getInstance().logout(callback)
  }

  func shown24(callback: any AgoraCallBack) throws {
    let conversation = AgoraChatManager.getInstance().getConversation("nina", false)
    let messages = conversation.loadMoreMsgFromDB("", 200)
    _ = messages
  }

  func shown25(callback: any AgoraCallBack) throws {
    let conversation = AgoraChatManager.getInstance().getConversation("trip", true)
    let messages = conversation.loadMoreMsgFromDB("", 200)
    _ = messages
  }
}
