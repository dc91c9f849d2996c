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
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let item = NIMSDK.shared().chatExtendManager.pinItem(for: message)
    NIMSDK.shared().chatExtendManager.addMessagePin(item) { error, item in }
  }

  func shown9() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let item = NIMSDK.shared().chatExtendManager.pinItem(for: message)
    NIMSDK.shared().chatExtendManager.removeMessagePin(item) { error, item in }
  }

  func shown10() throws {
    let session = NIMSession("gina", type: .P2P)
    NIMSDK.shared().conversationManager.markAllMessagesRead(in: session) { error in }
  }

  func shown11() throws {
    let message = NIMMessage()
    message.text = "take me back"
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown12() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatManager.revokeMessage(message) { error in }
  }

  func shown13() throws {
    let message = NIMMessage()
    let object = NIMImageObject(filepath: "/files/sent-image")
    object.displayName = "sent-image"
    message.messageObject = object
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown14() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? NIMImageObject else { return }
    guard let url = object.url, let path = object.path else { return }
    NIMSDK.shared().resourceManager.download(
      url, filepath: path, progress: { progress in }, completion: { error in })
  }

  func shown15() throws {
    let message = NIMMessage()
    let object = NIMFileObject(sourcePath: "/files/sent-file")
    object.displayName = "sent-file"
    message.messageObject = object
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown16() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    try NIMSDK.shared().chatManager.fetchMessageAttachment(message)
  }

  func shown17() throws {
    let message = NIMMessage()
    let object = NIMAudioObject(sourcePath: "/files/sent-audio")
    object.displayName = "sent-audio"
    message.messageObject = object
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown18() throws {
    let message = NIMMessage()
    let object = NIMVideoObject(sourcePath: "/files/sent-video")
    object.displayName = "sent-video"
    message.messageObject = object
    let session = NIMSession("gina", type: .P2P)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func shown19() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? NIMVideoObject else { return }
    guard let url = object.url, let path = object.path else { return }
    NIMSDK.shared().resourceManager.download(
      url, filepath: path, progress: { progress in }, completion: { error in })
  }

  func shown20() throws {
    let session = NIMSession("gina", type: .P2P)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().conversationManager.delete(message)
  }

  func shown21() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let receipt = NIMMessageReceipt(message: message)
    NIMSDK.shared().chatManager.sendTeamMessageReceipts([receipt]) { error, failed in }
  }

  func shown22() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let comment = NIMQuickComment()
    comment.replyType = 1
    NIMSDK.shared().chatExtendManager.add(comment, to: message) { error in }
  }

  func shown23() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in
      let list = comments?[1] as? [NIMQuickComment]
      guard let own = list?.first(where: { $0.from == "nina" }) else { return }
      NIMSDK.shared().chatExtendManager.delete(own) { error in }
    }
  }

  func shown24() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let comment = NIMQuickComment()
    comment.replyType = 0
    comment.ext = "🐙"
    NIMSDK.shared().chatExtendManager.add(comment, to: message) { error in }
  }

  func shown25() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in
      let list = comments?[0] as? [NIMQuickComment]
      guard let own = list?.first(where: { $0.from == "nina" && $0.ext == "🐙" }) else { return }
      NIMSDK.shared().chatExtendManager.delete(own) { error in }
    }
  }

  func shown26() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let item = NIMSDK.shared().chatExtendManager.pinItem(for: message)
    NIMSDK.shared().chatExtendManager.addMessagePin(item) { error, item in }
  }

  func shown27() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    let item = NIMSDK.shared().chatExtendManager.pinItem(for: message)
    NIMSDK.shared().chatExtendManager.removeMessagePin(item) { error, item in }
  }

  func shown28() throws {
    let session = NIMSession("trip", type: .team)
    NIMSDK.shared().conversationManager.markAllMessagesRead(in: session) { error in }
  }

  func shown29() throws {
    let message = NIMMessage()
    message.text = "take me back"
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
    NIMSDK.shared().chatManager.revokeMessage(message) { error in }
  }

  func shown31() throws {
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

  func shown32() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? NIMImageObject else { return }
    guard let url = object.url, let path = object.path else { return }
    NIMSDK.shared().resourceManager.download(
      url, filepath: path, progress: { progress in }, completion: { error in })
  }

  func shown33() throws {
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

  func shown34() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    try NIMSDK.shared().chatManager.fetchMessageAttachment(message)
  }

  func shown35() throws {
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

  func shown36() throws {
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

  func shown37() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? NIMVideoObject else { return }
    guard let url = object.url, let path = object.path else { return }
    NIMSDK.shared().resourceManager.download(
      url, filepath: path, progress: { progress in }, completion: { error in })
  }

  func shown38() throws {
    let session = NIMSession("trip", type: .team)
    let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    NIMSDK.shared().conversationManager.delete(message)
  }

  func shown39() throws {
    NIMSDK.shared().teamManager.updateMuteState(
      true, userId: "quinn", inTeam: "trip") { error in }
  }

  func shown40() throws {
    NIMSDK.shared().teamManager.updateMuteState(
      false, userId: "quinn", inTeam: "trip") { error in }
  }

  func shown41() throws {
    let request = NIMUserRequest()
    request.userId = "gina"
    request.operation = .request
    request.message = "hi"
    NIMSDK.shared().userManager.requestFriend(request) { error in }
  }

  func shown42() throws {
    NIMSDK.shared().userManager.deleteFriend("gina") { error in }
  }

  func shown43() throws {
    let request = NIMUserRequest()
    request.userId = "gina"
    request.operation = .verify
    NIMSDK.shared().userManager.requestFriend(request) { error in }
  }

  func shown44() throws {
    let request = NIMUserRequest()
    request.userId = "gina"
    request.operation = .reject
    NIMSDK.shared().userManager.requestFriend(request) { error in }
  }

  func shown45() throws {
    NIMSDK.shared().userManager.add(toBlackList: "gina") { error in }
  }

  func shown46() throws {
    NIMSDK.shared().userManager.remove(fromBlackBlackList: "gina") { error in }
  }

  func shown47() throws {
    let request = NIMSubscribeRequest()
    request.type = NIMSubscribeSystemEventType.online.rawValue
    request.expiry = 86_400
    request.publishers = ["gina"]
    request.syncEnabled = true
    NIMSDK.shared().subscribeManager.subscribeEvent(request) { error, failed in }
  }

  func shown48() throws {
    let request = NIMSubscribeRequest()
    request.type = NIMSubscribeSystemEventType.online.rawValue
    request.expiry = 86_400
    request.publishers = ["gina"]
    request.syncEnabled = true
    NIMSDK.shared().subscribeManager.unSubscribeEvent(request) { error, failed in }
  }

  func shown49() throws {
    let event = NIMSubscribeEvent()
    event.value = 10_001
    event.setExt("at \"lunch\"")
    event.sendToOnlineUsersOnly = false
    NIMSDK.shared().subscribeManager.publishEvent(event) { error, event in }
  }

  func shown50() throws {
    let team = NIMSDK.shared().teamManager.team(byId: "trip")
    NIMSDK.shared().teamManager.fetchTeamMembers("trip") { error, members in }
    _ = team
  }

  func shown51() throws {
    NIMSDK.shared().teamManager.kickUsers(["rita"], fromTeam: "trip") { error in }
  }

  func shown52() throws {
    NIMSDK.shared().teamManager.addUsers(
      ["rita"], toTeam: "trip", postscript: nil, attach: nil) { error, members in }
  }

  func shown53() throws {
    NIMSDK.shared().teamManager.updateTeamAnnouncement("to the \"lake\"", teamId: "trip") { error in }
  }

  func shown54() throws {
    NIMSDK.shared().teamManager.updateTeamName("to the \"lake\"", teamId: "trip") { error in }
  }

  func shown55() throws {
    NIMSDK.shared().teamManager.addManagers(toTeam: "trip", users: ["quinn"]) { error in }
  }

  func shown56() throws {
    NIMSDK.shared().teamManager.removeManagers(
      fromTeam: "trip", users: ["quinn"]) { error in }
  }

  func shown57() throws {
    NIMSDK.shared().teamManager.transferManager(
      withTeam: "trip", newOwnerId: "gina", isLeave: false) { error in }
  }

  func shown58() throws {
    NIMSDK.shared().loginManager.logout { error in }
  }

  func shown59() throws {
    let session = NIMSession("gina", type: .P2P)
    let messages = NIMSDK.shared().conversationManager.messages(in: session, message: nil, limit: 200)
    for message in messages ?? [] {
      NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in }
    }
  }

  func shown60() throws {
    let session = NIMSession("trip", type: .team)
    let messages = NIMSDK.shared().conversationManager.messages(in: session, message: nil, limit: 200)
    for message in messages ?? [] {
      NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in }
    }
  }

  func shown61() throws {
    let session = NIMSession("gina", type: .P2P)
    let option = NIMHistoryMessageSearchOption()
    option.limit = 100
    option.sync = true
    NIMSDK.shared().conversationManager.fetchMessageHistory(session, option: option) { error, messages in }
  }
}
