import DemoApps

/// A scene for each of the vendors' documents from which this package was made, in the documents' words.
@MainActor
enum SceneDocuments {
  /// Plays the scenes.
  static func play(_ files: [DemoFile], on stage: Stage) async {
    await receipts(on: stage)
    await revocation(on: stage)
    await withdrawal(on: stage)
    await withdrawalOnAndroid(on: stage)
    await mediaMessages(files, on: stage)
    await messages(files, on: stage)
  }

  /// "消息已读回执": receipts in a direct chat and in a team.
  private static func receipts(on stage: Stage) async {
    stage.timeline.scene("NIM, iOS: 消息已读回执 (read receipts)")
    guard let anna = stage.app(of: "anna") as? any GroupFounder, let dora = stage.app(of: "dora"),
      let gina = stage.app(of: "gina")
    else { return stage.report("the document's apps are not there") }
    let message = await stage.send(
      Outgoing(text: "Lunch at noon?"), from: anna, to: .direct(dora.account), hearers: [dora],
      words: "chatManager.send(message, to: NIMSession(\"dora\", type: .P2P))")
    guard let message else { return }
    await stage.acknowledge(message, by: dora, words: "chatManager.sendMessageReceipt(message)")
    guard let team = await SceneGroup.found("Lunch", by: anna, [dora, gina], on: stage) else { return }
    let question = await stage.send(
      Outgoing(text: "Who comes?"), from: anna, to: .group(team), hearers: [dora, gina],
      words: "setting.teamReceiptEnabled = true; chatManager.send(message, to: team)")
    if let question { await stage.acknowledge(question, inGroupBy: [dora, gina]) }
  }

  /// "消息撤回": revoking within two minutes.
  private static func revocation(on stage: Stage) async {
    stage.timeline.scene("NIM, iOS: 消息撤回 (revocation)")
    guard let anna = stage.app(of: "anna"), let leo = stage.app(of: "leo") else {
      return stage.report("the document's apps are not there")
    }
    let message = await stage.send(
      Outgoing(text: "I am ill"), from: anna, to: .direct(leo.account), hearers: [leo],
      words: "chatManager.send(message, to: NIMSession(\"leo\", type: .P2P))")
    guard let message else { return }
    await stage.takeBack(message, by: anna, witnesses: [leo], words: "chatManager.revokeMessage(message)")
  }

  /// "iOS Message Withdraw", its iOS half: a command that names the message.
  private static func withdrawal(on stage: Stage) async {
    stage.timeline.scene("Agora Chat, iOS: 消息撤回 (Message Withdraw)")
    guard let ida = stage.app(of: "ida"), let fay = stage.app(of: "fay") else {
      return stage.report("the document's apps are not there")
    }
    let message = await stage.send(
      Outgoing(text: "Take boots."), from: ida, to: .direct(fay.account), hearers: [fay],
      words: "chatManager.asyncSend(message)")
    guard let message else { return }
    await stage.takeBack(
      message, by: ida, witnesses: [fay],
      words: "AgoraCmdMessageBody(action: \"REVOKE_FLAG\"), ext [\"msgId\": \(message.label)]")
  }

  /// The same page's Android half, as it was in 2016.
  private static func withdrawalOnAndroid(on stage: Stage) async {
    stage.timeline.scene("Agora Chat, Android 2016: 消息撤回 (Message Withdraw)")
    guard let emil = stage.app(of: "emil"), let ben = stage.app(of: "ben") else {
      return stage.report("the document's apps are not there")
    }
    let message = await stage.send(
      Outgoing(text: "It rains!"), from: emil, to: .direct(ben.account), hearers: [ben],
      words: "AgoraChatManager.getInstance().sendMessage(message)")
    guard let message else { return }
    await stage.takeBack(
      message, by: emil, witnesses: [ben],
      words: "CmdMessageBody(\"REVOKE_FLAG\"), setAttribute(\"msgId\", \(message.label))")
  }

  /// "发送和接收图片或文件消息": a picture is uploaded, then sent; a file comes and is downloaded.
  private static func mediaMessages(_ files: [DemoFile], on stage: Stage) async {
    stage.timeline.scene("Agora RTM, iOS: 发送和接收图片或文件消息 (image and file messages)")
    guard let gus = stage.app(of: "gus") as? any FileUploader, let hugo = stage.app(of: "hugo") as? any FileExchanger,
      let picture = files.first(where: { $0.kind == .picture }),
      let document = files.first(where: { $0.kind == .document })
    else { return stage.report("the document's apps are not there") }
    await stage.upload(picture, by: gus, words: "kit.createImageMessage(byUploading: path)")
    let sent = await stage.send(
      Outgoing(text: "", file: picture), from: gus, to: .direct(hugo.account), hearers: [hugo],
      words: "kit.send(message, toPeer: \"hugo\", sendMessageOptions: options)")
    if let sent { await stage.open(picture, of: sent, by: hugo) }
    let answer = await stage.send(
      Outgoing(text: "", file: document), from: hugo, to: .direct(gus.account), hearers: [gus])
    if let answer {
      await stage.open(document, of: answer, by: gus, words: "kit.downloadMedia(message.mediaId, toFile: path)")
    }
  }

  /// "消息": texts, objects, receipts and revocation.
  private static func messages(_ files: [DemoFile], on stage: Stage) async {
    stage.timeline.scene("QD, iOS: 消息 (messages)")
    guard let carl = stage.app(of: "carl") as? any FileExchanger, let ben = stage.app(of: "ben"),
      let hugo = stage.app(of: "hugo") as? any FileExchanger,
      let picture = files.first(where: { $0.kind == .picture })
    else { return stage.report("the document's apps are not there") }
    let text = await stage.send(
      Outgoing(text: "A table, please", shared: ["seats": 4]), from: carl, to: .direct(ben.account), hearers: [ben],
      words: "message.remoteExt = [\"seats\": 4]; chatManager.send(message, to: session)")
    guard let text else { return }
    await stage.acknowledge(text, by: ben, words: "chatManager.send(NIMMessageReceipt(message: message))")
    await stage.takeBack(text, by: carl, witnesses: [ben], words: "chatManager.revokeMessage(message)")
    let sent = await stage.send(
      Outgoing(text: "", file: picture), from: carl, to: .direct(hugo.account), hearers: [hugo],
      words: "message.messageObject = QDImageObject(sourcePath: path); chatManager.send(message, to: session)")
    if let sent { await stage.open(picture, of: sent, by: hugo) }
  }
}
