import AgoraChatAndroid
import Foundation
import PhoneApps

// Actions of the phone's user on messages.

extension AndroidPhone {
  func read(_ id: String, in place: Place, _ outcome: Outcome) {
    guard !place.isGroup else { return outcome.fail(Self.profile.lacking(.groupRead)) }
    let (peer, message) = (CodeText.literal(place.name), CodeText.literal(id))
    screen.code(["try AgoraChatManager.getInstance().ackMessageRead(\(peer), \(message))"])
    do throws(EaseMobException) {
      try manager.ackMessageRead(place.name, id)
      messages[id]?.setAcked(true)
      outcome.succeed()
    } catch {
      outcome.fail(Self.problem(error))
    }
  }

  /// An exception as the app shows it.
  static func problem(_ error: EaseMobException) -> VendorProblem {
    VendorProblem(error.getMessage(), code: "\(error.getErrorCode())")
  }

  /// The page "iOS Message Withdraw", its Android half; the sender's own copy is its app's to remove.
  func revoke(_ id: String, in place: Place, _ outcome: Outcome) {
    let command = AgoraMessage.createSendMessage(.CMD)
    if place.isGroup { command.setChatType(ChatType.GroupChat) }
    command.setReceipt(place.name)
    command.addBody(CmdMessageBody("REVOKE_FLAG"))
    command.setAttribute("msgId", id)
    screen.code(
      ["let cmdMsg = AgoraMessage.createSendMessage(.CMD)"]
        + (place.isGroup ? ["cmdMsg.setChatType(ChatType.GroupChat)"] : [])
        + [
          "let cmdBody = CmdMessageBody(\"REVOKE_FLAG\")", "cmdMsg.addBody(cmdBody)",
          "cmdMsg.setReceipt(\(CodeText.literal(place.name)))",
          "cmdMsg.setAttribute(\"msgId\", \(CodeText.literal(id)))",
          "AgoraChatManager.getInstance().sendMessage(cmdMsg, callback)",
        ])
    manager.sendMessage(
      command,
      callBack("sendMessage", ["REVOKE_FLAG"], outcome) { [weak self] problem in
        if problem == nil { self?.removeRevoked(id, place, by: self?.manager.getCurrentUser() ?? "") }
      })
  }

  /// Removes a message that was taken back from the local database, as the page has apps do, and says so.
  func removeRevoked(_ id: String, _ place: Place, by revoker: String) {
    if !screen.isRevoked(id) {
      screen.revoke(id, message(id), verb: "withdrew", by: revoker == manager.getCurrentUser() ? nil : revoker)
    }
    conversation(place).removeMessage(id)
    messages[id] = nil
  }

  func download(_ id: String, in place: Place, _ outcome: Outcome) {
    screen.code([
      "guard let message = AgoraChatManager.getInstance().getMessage(\(CodeText.literal(id))) else { return }",
      "message.setMessageStatusCallback(callback)", "AgoraChatManager.getInstance().asyncFetchMessage(message)",
    ])
    guard let message = manager.getMessage(id) else { return outcome.fail(.notHere) }
    message.setMessageStatusCallback(
      callBack("asyncFetchMessage", [id], outcome) { [weak self] _ in self?.progress[id] = nil })
    manager.asyncFetchMessage(message)
  }

  func delete(_ id: String, in place: Place, _ outcome: Outcome) {
    screen.code([conversationLine(place), "conversation.removeMessage(\(CodeText.literal(id)))"])
    conversation(place).removeMessage(id)
    messages[id] = nil
    screen.remove(id)
    outcome.succeed()
  }

  func react(_ text: String, _ isOn: Bool, to id: String, in place: Place, _ outcome: Outcome) {
    outcome.fail(Self.profile.lacking(.react))
  }

  // MARK: what the screen shows

  func message(_ id: String) -> MessageSnapshot? { messages[id].map { snapshot($0) } }

  private func snapshot(_ message: AgoraMessage) -> MessageSnapshot {
    let isMine = message.direct == .SEND
    var result = MessageSnapshot(
      id: message.getMsgId(), mine: isMine, from: message.getFrom(), time: message.getMsgTime(),
      state: isMine ? Self.state(message) : .received)
    switch message.getBody() {
    case let text as TextMessageBody: result.text = text.getMessage()
    case let image as ImageMessageBody:
      result.kind = .image
      if image.getWidth() > 0 { (result.width, result.height) = (image.getWidth(), image.getHeight()) }
    case is VoiceMessageBody: result.kind = .audio
    case let video as VideoMessageBody:
      result.kind = .video
      result.size = video.getVideoFileLength()
    case let file as NormalFileMessageBody:
      result.kind = .file
      result.size = file.getFileSize()
    case is LocationMessageBody: result.kind = .location
    case let command as CmdMessageBody:
      result.kind = .command
      result.text = command.action
    default: break
    }
    if let file = message.getBody() as? FileMessageBody { result.name = file.getFileName() }
    let paths = paths(of: message.getMsgId())
    result.file = Words.isThere(paths.file)
    result.thumbnail = Words.isThere(paths.thumbnail)
    result.progress = progress[message.getMsgId()].map { Double($0) / 100 }
    if isMine, message.isAcked { result.receipt = "read" }
    return result
  }

  private static func state(_ message: AgoraMessage) -> MessageSnapshot.State {
    switch message.status {
    case .CREATE, .INPROGRESS: .sending
    case .SUCCESS: .sent
    case .FAIL: .failed
    }
  }

  func paths(of id: String) -> MessagePaths {
    switch messages[id]?.getBody() {
    case let image as ImageMessageBody: MessagePaths(file: image.getLocalUrl(), thumbnail: image.getLocalThumb())
    case let video as VideoMessageBody: MessagePaths(file: video.getLocalUrl(), thumbnail: video.getLocalThumb())
    case let file as FileMessageBody: MessagePaths(file: file.getLocalUrl())
    default: MessagePaths()
    }
  }
}
