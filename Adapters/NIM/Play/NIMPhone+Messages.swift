import Foundation
import NIMSDK
import PhoneApps

// Actions of the phone's user on messages.

extension NIMPhone {
  /// The lines that look a message up.
  private static func lookup(_ id: String, _ place: Place) -> [String] {
    [
      sessionLine(place),
      "let found = NIMSDK.shared().conversationManager.messages(in: session, messageIds: [\(CodeText.literal(id))])",
      "guard let message = found?.first else { return }",
    ]
  }

  /// Looks a message up in the local database, and notes the lines; without one the action ends.
  func message(_ id: String, _ place: Place, _ lines: [String], _ outcome: Outcome) -> NIMMessage? {
    screen.code(Self.lookup(id, place) + lines)
    let found = sdk.conversationManager.messages(in: Self.session(place), messageIds: [id])
    if found?.first == nil { outcome.fail(.notHere) }
    return found?.first
  }

  func read(_ id: String, in place: Place, _ outcome: Outcome) {
    let make = "let receipt = NIMMessageReceipt(message: message)"
    if place.isGroup {
      let call = "NIMSDK.shared().chatManager.sendTeamMessageReceipts([receipt]) { error, failed in }"
      guard let message = message(id, place, [make, call], outcome) else { return }
      sdk.chatManager.sendTeamMessageReceipts([NIMMessageReceipt(message: message)]) { [weak self] error, failed in
        let count = failed?.count ?? 0
        self?.screen.callback("sendTeamMessageReceipts(_:completion:)", [Words.error(error), "failed: \(count)"])
        if error == nil, count > 0 {
          outcome.fail(VendorProblem("The receipt was not accepted.", code: "failedReceipts"))
        } else {
          outcome.finish(error)
        }
      }
    } else {
      guard
        let message = message(
          id, place, [make, "NIMSDK.shared().chatManager.send(receipt) { error in }"], outcome)
      else { return }
      sdk.chatManager.send(NIMMessageReceipt(message: message)) { [weak self] error in
        self?.screen.callback("send(_:completion:)", [Words.error(error)])
        outcome.finish(error)
      }
    }
  }

  func revoke(_ id: String, in place: Place, _ outcome: Outcome) {
    let call = "NIMSDK.shared().chatManager.revokeMessage(message) { error in }"
    guard let message = message(id, place, [call], outcome) else { return }
    sdk.chatManager.revokeMessage(message) { [weak self] error in
      self?.screen.callback("revokeMessage(_:completion:)", [Words.error(error)])
      outcome.finish(error)
    }
  }

  func delete(_ id: String, in place: Place, _ outcome: Outcome) {
    guard
      let message = message(id, place, ["NIMSDK.shared().conversationManager.delete(message)"], outcome)
    else { return }
    sdk.conversationManager.delete(message)
    messages[id] = nil
    screen.remove(id)
    outcome.succeed()
  }

  func download(_ id: String, in place: Place, _ outcome: Outcome) {
    let resource: (url: String?, path: String?)?
    let lines: [String]
    switch messages[id]?.messageObject {
    case let image as NIMImageObject:
      resource = (image.url, image.path)
      lines = ["guard let object = message.messageObject as? NIMImageObject else { return }"]
    case let video as NIMVideoObject:
      resource = (video.url, video.path)
      lines = ["guard let object = message.messageObject as? NIMVideoObject else { return }"]
    default:
      return fetch(id, place, outcome)
    }
    let found = [
      "guard let url = object.url, let path = object.path else { return }",
      "NIMSDK.shared().resourceManager.download(",
      "  url, filepath: path, progress: { progress in }, completion: { error in })",
    ]
    guard message(id, place, lines + found, outcome) != nil else { return }
    guard let url = resource?.url, let path = resource?.path else { return outcome.fail(.notHere) }
    sdk.resourceManager.download(
      url, filepath: path,
      progress: { [weak self] share in
        self?.progress[id] = share
        self?.screen.callback("download(_:filepath:progress:completion:)", ["progress: \(Words.percent(share))"])
      },
      completion: { [weak self] error in
        self?.progress[id] = nil
        self?.screen.callback("download(_:filepath:progress:completion:)", [Words.error(error)])
        outcome.finish(error)
      })
  }

  /// Fetches speech or a file, which are attachments.
  private func fetch(_ id: String, _ place: Place, _ outcome: Outcome) {
    let call = "try NIMSDK.shared().chatManager.fetchMessageAttachment(message)"
    guard let message = message(id, place, [call], outcome) else { return }
    fetching[id, default: []].append(outcome)
    do {
      try sdk.chatManager.fetchMessageAttachment(message)
    } catch {
      fetching[id] = nil
      outcome.finish(error)
    }
  }

  // MARK: what the screen shows

  func message(_ id: String) -> MessageSnapshot? { messages[id].map { snapshot($0) } }

  private func snapshot(_ message: NIMMessage) -> MessageSnapshot {
    let isMine = message.isOutgoingMsg
    var result = MessageSnapshot(
      id: message.messageId, mine: isMine, from: message.from ?? "", time: Int64(message.timestamp * 1000),
      text: message.text ?? "", state: isMine ? state(message) : .received)
    result.fromName = message.senderName ?? ""
    switch message.messageObject {
    case let image as NIMImageObject:
      result.kind = .image
      result.name = image.displayName
      result.size = image.fileLength
      if image.size != .zero { (result.width, result.height) = (Int(image.size.width), Int(image.size.height)) }
    case let audio as NIMAudioObject:
      result.kind = .audio
      result.name = audio.displayName
    case let video as NIMVideoObject:
      result.kind = .video
      result.name = video.displayName
      result.size = video.fileLength
    case let file as NIMFileObject:
      result.kind = .file
      result.name = file.displayName
      result.size = file.fileLength
    case is NIMLocationObject: result.kind = .location
    case is NIMCustomObject: result.kind = .custom
    case let notification as NIMNotificationObject:
      result.kind = .note
      result.text = Self.words(notification)
      result.textZh = (notification.content as? NIMTeamNotificationContent).map {
        GroupNote.chinese(Self.operation($0), by: $0.sourceID ?? "", $0.targetIDs ?? [])
      }
    case is NIMTipObject: result.kind = .note
    default: break
    }
    let paths = paths(of: message.messageId)
    result.file = Words.isThere(paths.file)
    result.thumbnail = Words.isThere(paths.thumbnail)
    result.progress = progress[message.messageId].map(Double.init)
    if isMine { result.receipt = receipt(message) }
    result.reactions = reactions(message.messageId)
    result.pinnedBy = pinner(of: message)
    return result
  }

  private func state(_ message: NIMMessage) -> MessageSnapshot.State {
    switch message.deliveryState {
    case .delivering: .sending
    case .deliveried: .sent
    default: .failed
    }
  }

  private func receipt(_ message: NIMMessage) -> String? {
    guard message.session?.sessionType == .team else { return message.isRemoteRead ? "read" : nil }
    guard let counts = message.teamReceiptInfo, counts.readCount > 0 else { return nil }
    return "read by \(counts.readCount) of \(counts.readCount + counts.unreadCount)"
  }

  /// The words of a notification.
  static func words(_ notification: NIMNotificationObject) -> String {
    guard let content = notification.content as? NIMTeamNotificationContent else { return "NIMNotificationObject" }
    let targets = (content.targetIDs ?? []).joined(separator: ", ")
    return "\(content.sourceID ?? ""): \(operation(content))" + (targets.isEmpty ? "" : " \(targets)")
  }

  /// The name of an operation; NIM has the same one for a mute and its end.
  private static func operation(_ content: NIMTeamNotificationContent) -> String {
    let isUnmute = (content.attachment as? NIMMuteTeamMemberAttachment)?.flag == false
    return isUnmute ? "unmute" : "\(content.operationType)"
  }

  func paths(of id: String) -> MessagePaths {
    switch messages[id]?.messageObject {
    case let image as NIMImageObject: MessagePaths(file: image.path, thumbnail: image.thumbPath)
    case let video as NIMVideoObject: MessagePaths(file: video.path, thumbnail: video.coverPath)
    case let audio as NIMAudioObject: MessagePaths(file: audio.path)
    case let file as NIMFileObject: MessagePaths(file: file.path)
    default: MessagePaths()
    }
  }
}
