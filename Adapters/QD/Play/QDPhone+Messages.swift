import Foundation
import PhoneApps
import QD_IMSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Actions of the phone's user on messages.

extension QDPhone {
  /// Looks a message up in the local database, and notes the lines; without one the action ends.
  private func message(_ id: String, _ place: Place, _ lines: [String], _ outcome: Outcome) -> QDMessage? {
    screen.code(
      [
        Self.sessionLine(place),
        "let found = QDClient.shared().chatManager.messages(in: session, messageIds: [\(CodeText.literal(id))])",
        "guard let message = found?.first else { return }",
      ] + lines)
    let found = client.chatManager.messages(in: Self.session(place), messageIds: [id])
    if found?.first == nil { outcome.fail(.notHere) }
    return found?.first
  }

  func read(_ id: String, in place: Place, _ outcome: Outcome) {
    let call = "QDClient.shared().chatManager.sendMessageReceipt(message) { error in }"
    guard let message = message(id, place, [call], outcome) else { return }
    client.chatManager.sendMessageReceipt(message) { [weak self] error in
      self?.screen.callback("sendMessageReceipt(_:completion:)", [Words.error(error)])
      outcome.finish(error)
    }
  }

  func revoke(_ id: String, in place: Place, _ outcome: Outcome) {
    let call = "QDClient.shared().chatManager.revokeMessage(message) { error in }"
    guard let message = message(id, place, [call], outcome) else { return }
    client.chatManager.revokeMessage(message) { [weak self] error in
      guard let self else { return }
      screen.callback("revokeMessage(_:completion:)", [Words.error(error)])
      // The account that revokes is notified by the completion only.
      if error == nil {
        screen.revoke(id, self.message(id), verb: "revoked", by: nil)
        messages[id] = nil
      }
      outcome.finish(error)
    }
  }

  func delete(_ id: String, in place: Place, _ outcome: Outcome) {
    let call = "QDClient.shared().conversationManager.delete(message) { error in }"
    guard let message = message(id, place, [call], outcome) else { return }
    client.conversationManager.delete(message) { [weak self] error in
      self?.screen.callback("delete(_:completion:)", [Words.error(error)])
      if error == nil {
        self?.messages[id] = nil
        self?.screen.remove(id)
      }
      outcome.finish(error)
    }
  }

  func download(_ id: String, in place: Place, _ outcome: Outcome) {
    switch messages[id]?.messageObject {
    case let image as QDImageObject: openAddress(id, place, image.url, image.path, "QDImageObject", outcome)
    case let video as QDVideoObject: openAddress(id, place, video.url, video.path, "QDVideoObject", outcome)
    default: fetch(id, place, outcome)
    }
  }

  /// Opens the address of a picture or a film, which QD leaves to apps.
  private func openAddress(
    _ id: String, _ place: Place, _ url: String?, _ path: String?, _ type: String, _ outcome: Outcome
  ) {
    let lines = [
      "guard let object = message.messageObject as? \(type), let path = object.path,",
      "  let url = object.url.flatMap({ URL(string: $0) })", "else { return }",
      "try Data(contentsOf: url).write(to: URL(fileURLWithPath: path))",
    ]
    guard message(id, place, lines, outcome) != nil else { return }
    guard let path, let url = url.flatMap({ URL(string: $0) }) else { return outcome.fail(.notHere) }
    do {
      try Data(contentsOf: url).write(to: URL(fileURLWithPath: path))
      screen.touch(place)
      outcome.succeed()
    } catch {
      outcome.finish(error)
    }
  }

  private func fetch(_ id: String, _ place: Place, _ outcome: Outcome) {
    let call = "try QDClient.shared().chatManager.fetchMessageAttachment(message)"
    guard let message = message(id, place, [call], outcome) else { return }
    fetching[id, default: []].append(outcome)
    do {
      try client.chatManager.fetchMessageAttachment(message)
    } catch {
      fetching[id] = nil
      outcome.finish(error)
    }
  }

  func react(_ text: String, _ isOn: Bool, to id: String, in place: Place, _ outcome: Outcome) {
    outcome.fail(Self.profile.lacking(.react))
  }

  // MARK: what the screen shows

  func message(_ id: String) -> MessageSnapshot? { messages[id].map { snapshot($0) } }

  private func snapshot(_ message: QDMessage) -> MessageSnapshot {
    let isMine = message.isOutgoingMsg
    var result = MessageSnapshot(
      id: message.messageId, mine: isMine, from: message.senderId, time: Int64(message.timestamp / 1_000_000),
      text: message.text, state: isMine ? Self.state(message) : .received)
    switch message.messageObject {
    case let image as QDImageObject:
      result.kind = .image
      (result.name, result.size) = (image.fileName, image.fileLength)
      if image.size != .zero { (result.width, result.height) = (Int(image.size.width), Int(image.size.height)) }
    case let audio as QDAudioObject:
      result.kind = .audio
      (result.name, result.size) = (audio.fileName, audio.fileLength)
    case let video as QDVideoObject:
      result.kind = .video
      (result.name, result.size) = (video.fileName, video.fileLength)
    case let file as QDFileObject:
      result.kind = .file
      (result.name, result.size) = (file.fileName, file.fileLength)
    case is QDLocationObject: result.kind = .location
    case let notification as QDNotificationObject:
      result.kind = .note
      let content = notification.content
      result.text = Self.words(notification)
      result.textZh = GroupNote.chinese("\(content.operationType)", by: content.sourceId, content.targetIds)
    case is QDTipObject: result.kind = .note
    default: break
    }
    let paths = paths(of: message.messageId)
    result.file = Words.isThere(paths.file)
    result.thumbnail = Words.isThere(paths.thumbnail)
    result.progress = progress[message.messageId].map(Double.init)
    // QD reports neither who read a group's message nor how many did.
    if isMine, message.session.sessionType == .P2P, message.isRemoteRead { result.receipt = "read" }
    if isMine, message.session.sessionType == .group, readInGroup.contains(message.messageId) {
      result.receipt = "read"
    }
    return result
  }

  private static func state(_ message: QDMessage) -> MessageSnapshot.State {
    switch message.deliveryState {
    case .delivering: .sending
    case .deliveried: .sent
    default: .failed
    }
  }

  /// The words of a notification.
  static func words(_ notification: QDNotificationObject) -> String {
    let content = notification.content
    let targets = content.targetIds.joined(separator: ", ")
    return "\(content.sourceId): \(content.operationType)" + (targets.isEmpty ? "" : " \(targets)")
  }

  func paths(of id: String) -> MessagePaths {
    switch messages[id]?.messageObject {
    case let image as QDImageObject: MessagePaths(file: image.path, thumbnail: image.thumbPath)
    case let video as QDVideoObject: MessagePaths(file: video.path, thumbnail: video.coverPath)
    case let audio as QDAudioObject: MessagePaths(file: audio.path)
    case let file as QDFileObject: MessagePaths(file: file.path)
    default: MessagePaths()
    }
  }
}
