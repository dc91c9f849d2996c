import AgoraRtmKit
import Foundation
import PhoneApps

// Actions of the phone's user on messages.

extension RTMPhone {
  func read(_ id: String, in place: Place, _ outcome: Outcome) { outcome.fail(Self.profile.lacking(.read)) }
  func revoke(_ id: String, in place: Place, _ outcome: Outcome) { outcome.fail(Self.profile.lacking(.revoke)) }

  func react(_ text: String, _ isOn: Bool, to id: String, in place: Place, _ outcome: Outcome) {
    outcome.fail(Self.profile.lacking(.react))
  }

  func download(_ id: String, in place: Place, _ outcome: Outcome) {
    let media: String?
    switch kept[id]?.object {
    case let image as AgoraRtmImageMessage: media = image.mediaId
    case let file as AgoraRtmFileMessage: media = file.mediaId
    default: media = nil
    }
    guard let media else { return outcome.fail(.notHere) }
    let path = folder + "/" + UUID().uuidString
    screen.code([
      "var request: Int64 = 0",
      "kit.downloadMedia(message.mediaId, toFile: \(CodeText.literal(path)), withRequest: &request) { _, code in }",
    ])
    var request: Int64 = 0
    kit?.downloadMedia(media, toFile: path, withRequest: &request) { [weak self] _, code in
      self?.progress[id] = nil
      if code == .ok { self?.kept[id]?.path = path }
      self?.screen.callback("downloadMedia(_:toFile:withRequest:completion:)", ["\(code)"])
      outcome.finish(Self.problem(code))
    }
    transfers[request] = id
  }

  /// Deletes a message from the app's own list, without a call of the vendor.
  func delete(_ id: String, in place: Place, _ outcome: Outcome) {
    kept[id] = nil
    screen.remove(id)
    outcome.succeed()
  }

  // MARK: what the screen shows

  func message(_ id: String) -> MessageSnapshot? {
    guard let kept = kept[id] else { return nil }
    var result = MessageSnapshot(
      id: id, mine: kept.isMine, from: kept.from, time: kept.time, text: kept.object.text,
      state: kept.isMine ? kept.state : .received)
    switch kept.object {
    case let image as AgoraRtmImageMessage:
      result.kind = .image
      (result.name, result.size) = (image.fileName, image.size)
      if image.width > 0 { (result.width, result.height) = (Int(image.width), Int(image.height)) }
    case let file as AgoraRtmFileMessage:
      result.kind = .file
      (result.name, result.size) = (file.fileName, file.size)
    case let raw as AgoraRtmRawMessage:
      result.kind = .custom
      result.size = Int64(raw.rawData.count)
    default:
      // A file that is being uploaded is not a message of the vendor yet.
      if kept.path != nil { (result.kind, result.name) = (.file, kept.object.text) }
    }
    result.file = Words.isThere(kept.path)
    result.progress = progress[id]
    return result
  }

  func paths(of id: String) -> MessagePaths { MessagePaths(file: kept[id]?.path) }
}
