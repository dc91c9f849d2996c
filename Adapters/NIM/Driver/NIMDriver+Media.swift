import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

/// Speech and files are fetched as attachments; pictures and films, whose attachments are small pictures, as resources.
extension NIMDriver: MediaDriver {
  func submit(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64, to conversation: ConversationID
  ) async throws -> MessageID {
    try await perform {
      let message = NIMMessage()
      switch sort {
      case .image:
        let image = NIMImageObject(filepath: path)
        image.displayName = fileName
        message.messageObject = image
      case .audio:
        let audio = NIMAudioObject(sourcePath: path)
        audio.displayName = fileName
        audio.duration = Int(duration)
        message.messageObject = audio
      case .video:
        let video = NIMVideoObject(sourcePath: path)
        video.displayName = fileName
        video.duration = Int(duration)
        message.messageObject = video
      case .file:
        let file = NIMFileObject(sourcePath: path)
        file.displayName = fileName
        message.messageObject = file
      }
      try self.sdk.chatManager.send(message, to: self.session(conversation))
      self.shown[MessageID(message.messageId)] = message
      return MessageID(message.messageId)
    }
  }

  func media(of id: MessageID, in conversation: ConversationID) async throws -> ObservedMedia? {
    try await perform {
      switch try self.object(id, in: conversation).messageObject {
      case let image as NIMImageObject:
        ObservedMedia(
          sort: .image, fileName: image.displayName, size: image.fileLength, md5: image.md5,
          width: image.size == .zero ? nil : Int(image.size.width),
          height: image.size == .zero ? nil : Int(image.size.height))
      case let audio as NIMAudioObject:
        ObservedMedia(sort: .audio, fileName: audio.displayName, md5: audio.md5, duration: Int64(audio.duration))
      case let video as NIMVideoObject:
        ObservedMedia(
          sort: .video, fileName: video.displayName, size: video.fileLength, md5: video.md5,
          duration: Int64(video.duration))
      case let file as NIMFileObject:
        ObservedMedia(sort: .file, fileName: file.displayName, size: file.fileLength, md5: file.md5)
      default: nil
      }
    }
  }

  func fetch(_ id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    let resource = try await perform { () -> (url: String, path: String)? in
      let (url, path): (String?, String?)
      switch try self.object(id, in: conversation).messageObject {
      case let image as NIMImageObject: (url, path) = (image.url, image.path)
      case let video as NIMVideoObject: (url, path) = (video.url, video.path)
      default: return nil
      }
      guard let url, let path else { throw ConformanceFailure("\(self.log.name) has no address of \(id)") }
      return (url, path)
    }
    if let (url, path) = resource {
      try await act("download") { driver, completion in
        driver.sdk.resourceManager.download(url, filepath: path, progress: nil, completion: completion)
      }
    } else {
      try await fetchAttachment(of: id, in: conversation)
    }
    return try await perform {
      let path: String? =
        switch try self.object(id, in: conversation).messageObject {
        case let image as NIMImageObject: image.path
        case let audio as NIMAudioObject: audio.path
        case let video as NIMVideoObject: video.path
        case let file as NIMFileObject: file.path
        default: nil
        }
      guard let path else { throw ConformanceFailure("\(self.log.name) has no file of \(id)") }
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    for reply in fetches.removeValue(forKey: MessageID(message.messageId)) ?? [] { reply.finish(error) }
  }

  fileprivate func fetchAttachment(of id: MessageID, in conversation: ConversationID) async throws {
    try await log.request("fetchMessageAttachment") { (reply: Reply<Void>) in
      let message = try self.object(id, in: conversation)
      do {
        try self.sdk.chatManager.fetchMessageAttachment(message)
      } catch let error as NSError where error.code == NIMLocalErrorCode.sameOperationInProgress.rawValue {
        // It was begun when the message came; its end is this call's too.
      }
      self.fetches[id, default: []].append(reply)
    }
  }
}

extension NIMDriver: ThumbnailDriver, MediaForwardingDriver {
  func fetchThumbnail(of id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await fetchAttachment(of: id, in: conversation)
    return try await perform {
      let path = (try self.object(id, in: conversation).messageObject as? NIMImageObject)?.thumbPath
      guard let path else { throw ConformanceFailure("\(self.log.name) has no thumbnail of \(id)") }
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  func forward(
    _ id: MessageID, in conversation: ConversationID, to target: ConversationID
  ) async throws -> MessageID {
    try await perform {
      var error: NSError?
      let further = self.sdk.chatManager.makeForwardMessage(
        from: try self.object(id, in: conversation), error: &error)
      if let error { throw error }
      try self.sdk.chatManager.sendForwardMessage(further, to: self.session(target))
      self.shown[MessageID(further.messageId)] = further
      return MessageID(further.messageId)
    }
  }
}
