// The code that the phone nim shows. ShownCodeTests compares it, and writes it anew.
// swift-format-ignore-file

import NIMSDK

@MainActor
private struct NIMShown {
  func shown1() throws {
    NIMSDK.shared().loginManager.login("nina", token: "") { error in }
  }

  func shown2() throws {
    NIMSDK.shared().teamManager.addManagers(toTeam: "trip", users: ["gina", "carl", "hugo"]) { error in }
  }

  func shown3() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let receipt = NIMMessageReceipt(message: message)
    NIMSDK.shared().chatManager.send(receipt) { error in }
  }

  func shown4() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let comment = NIMQuickComment()
    comment.replyType = 1
    NIMSDK.shared().chatExtendManager.add(comment, to: message) { error in }
  }

  func shown5() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in
      let list = comments?[1] as? [NIMQuickComment]
      guard let own = list?.first(where: { $0.from == "nina" }) else { return }
      NIMSDK.shared().chatExtendManager.delete(own) { error in }
    }
  }

  func shown6() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let comment = NIMQuickComment()
    comment.replyType = 0
    comment.ext = "🐙"
    NIMSDK.shared().chatExtendManager.add(comment, to: message) { error in }
  }

  func shown7() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in
      let list = comments?[0] as? [NIMQuickComment]
      guard let own = list?.first(where: { $0.from == "nina" && $0.ext == "🐙" }) else { return }
      NIMSDK.shared().chatExtendManager.delete(own) { error in }
    }
  }

  func shown8() throws {
    let session = NIMSession("gina", type: .P2P)
    NIMSDK.shared().conversationManager.markAllMessagesRead(in: session) { error in }
  }

  func shown9() throws {
    let message = NIMMessage()
    message.text = "take me back"
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown10() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatManager.revokeMessage(message) { error in }
  }

  func shown11() throws {
    let message = NIMMessage()
    let object = NIMImageObject(filepath: "/files/sent-image")
    object.displayName = "sent-image"
    message.messageObject = object
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown12() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? NIMImageObject else { return }
    guard let url = object.url, let path = object.path else { return }
    NIMSDK.shared().resourceManager.download(
      url, filepath: path, progress: { progress in }, completion: { error in })
  }

  func shown13() throws {
    let message = NIMMessage()
    let object = NIMFileObject(sourcePath: "/files/sent-file")
    object.displayName = "sent-file"
    message.messageObject = object
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown14() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    try NIMSDK.shared().chatManager.fetchMessageAttachment(message)
  }

  func shown15() throws {
    let message = NIMMessage()
    let object = NIMAudioObject(sourcePath: "/files/sent-audio")
    object.displayName = "sent-audio"
    message.messageObject = object
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown16() throws {
    let message = NIMMessage()
    let object = NIMVideoObject(sourcePath: "/files/sent-video")
    object.displayName = "sent-video"
    message.messageObject = object
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown17() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? NIMVideoObject else { return }
    guard let url = object.url, let path = object.path else { return }
    NIMSDK.shared().resourceManager.download(
      url, filepath: path, progress: { progress in }, completion: { error in })
  }

  func shown18() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().conversationManager.delete(message)
  }

  func shown19() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let receipt = NIMMessageReceipt(message: message)
    NIMSDK.shared().chatManager.sendTeamMessageReceipts([receipt]) { error, failed in }
  }

  func shown20() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let comment = NIMQuickComment()
    comment.replyType = 1
    NIMSDK.shared().chatExtendManager.add(comment, to: message) { error in }
  }

  func shown21() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in
      let list = comments?[1] as? [NIMQuickComment]
      guard let own = list?.first(where: { $0.from == "nina" }) else { return }
      NIMSDK.shared().chatExtendManager.delete(own) { error in }
    }
  }

  func shown22() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let comment = NIMQuickComment()
    comment.replyType = 0
    comment.ext = "🐙"
    NIMSDK.shared().chatExtendManager.add(comment, to: message) { error in }
  }

  func shown23() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in
      let list = comments?[0] as? [NIMQuickComment]
      guard let own = list?.first(where: { $0.from == "nina" && $0.ext == "🐙" }) else { return }
      NIMSDK.shared().chatExtendManager.delete(own) { error in }
    }
  }

  func shown24() throws {
    let session = NIMSession("trip", type: .team)
    NIMSDK.shared().conversationManager.markAllMessagesRead(in: session) { error in }
  }

  func shown25() throws {
    let message = NIMMessage()
    message.text = "take me back"
    let setting = NIMMessageSetting()
    setting.teamReceiptEnabled = true
    message.setting = setting
    let session = NIMSession("trip", type: .team)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown26() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatManager.revokeMessage(message) { error in }
  }

  func shown27() throws {
    let message = NIMMessage()
    let object = NIMImageObject(filepath: "/files/sent-image")
    object.displayName = "sent-image"
    message.messageObject = object
    let setting = NIMMessageSetting()
    setting.teamReceiptEnabled = true
    message.setting = setting
    let session = NIMSession("trip", type: .team)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown28() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? NIMImageObject else { return }
    guard let url = object.url, let path = object.path else { return }
    NIMSDK.shared().resourceManager.download(
      url, filepath: path, progress: { progress in }, completion: { error in })
  }

  func shown29() throws {
    let message = NIMMessage()
    let object = NIMFileObject(sourcePath: "/files/sent-file")
    object.displayName = "sent-file"
    message.messageObject = object
    let setting = NIMMessageSetting()
    setting.teamReceiptEnabled = true
    message.setting = setting
    let session = NIMSession("trip", type: .team)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown30() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    try NIMSDK.shared().chatManager.fetchMessageAttachment(message)
  }

  func shown31() throws {
    let message = NIMMessage()
    let object = NIMAudioObject(sourcePath: "/files/sent-audio")
    object.displayName = "sent-audio"
    message.messageObject = object
    let setting = NIMMessageSetting()
    setting.teamReceiptEnabled = true
    message.setting = setting
    let session = NIMSession("trip", type: .team)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown32() throws {
    let message = NIMMessage()
    let object = NIMVideoObject(sourcePath: "/files/sent-video")
    object.displayName = "sent-video"
    message.messageObject = object
    let setting = NIMMessageSetting()
    setting.teamReceiptEnabled = true
    message.setting = setting
    let session = NIMSession("trip", type: .team)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown33() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? NIMVideoObject else { return }
    guard let url = object.url, let path = object.path else { return }
    NIMSDK.shared().resourceManager.download(
      url, filepath: path, progress: { progress in }, completion: { error in })
  }

  func shown34() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().conversationManager.delete(message)
  }

  func shown35() throws {
    NIMSDK.shared().teamManager.updateMuteState(
      true, userId: "quinn", inTeam: "trip") { error in }
  }

  func shown36() throws {
    NIMSDK.shared().teamManager.updateMuteState(
      false, userId: "quinn", inTeam: "trip") { error in }
  }

  func shown37() throws {
    NIMSDK.shared().loginManager.logout { error in }
  }

  func shown38() throws {
    let session = NIMSession("gina", type: .P2P)
    let messages = NIMSDK.shared().conversationManager.messages(in: session, message: nil, limit: 200)
    for message in messages ?? [] {
      NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in }
    }
  }

  func shown39() throws {
    let session = NIMSession("trip", type: .team)
    let messages = NIMSDK.shared().conversationManager.messages(in: session, message: nil, limit: 200)
    for message in messages ?? [] {
      NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in }
    }
  }

  func shown40() throws {
    let session = NIMSession("gina", type: .P2P)
    let option = NIMHistoryMessageSearchOption()
    option.limit = 100
    option.sync = true
    NIMSDK.shared().conversationManager.fetchMessageHistory(session, option: option) { error, messages in }
  }
}
