import Foundation
import Parlance
import ParlanceConformance
import QD_IMSDK

extension QDDriver: MediaDriver {
  func submit(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64, to conversation: ConversationID
  ) async throws -> MessageID {
    try await perform {
      let message = QDMessage()
      message.messageObject = Self.object(sort, path: path, fileName: fileName, duration: duration)
      try self.client.chatManager.send(message, to: Self.session(conversation))
      self.shown[MessageID(message.messageId)] = message
      return MessageID(message.messageId)
    }
  }

  private static func object(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64
  ) -> any QDMessageObject {
    switch sort {
    case .image:
      let image = QDImageObject(sourcePath: path)
      image.fileName = fileName
      return image
    case .audio:
      let audio = QDAudioObject(sourcePath: path)
      audio.fileName = fileName
      audio.duration = duration
      return audio
    case .video:
      // QD's videos do not say how long they play.
      let video = QDVideoObject(sourcePath: path)
      video.fileName = fileName
      return video
    case .file:
      let file = QDFileObject(sourcePath: path)
      file.fileName = fileName
      return file
    }
  }

  func media(of id: MessageID, in conversation: ConversationID) async throws -> ObservedMedia? {
    try await perform {
      switch try self.object(id, in: conversation).messageObject {
      case let image as QDImageObject:
        let isKnown = image.size != .zero
        return ObservedMedia(
          sort: .image, fileName: image.fileName, size: image.fileLength, md5: image.md5,
          width: isKnown ? Int(image.size.width) : nil, height: isKnown ? Int(image.size.height) : nil)
      case let audio as QDAudioObject:
        return ObservedMedia(
          sort: .audio, fileName: audio.fileName, size: audio.fileLength, duration: audio.duration)
      case let video as QDVideoObject:
        return ObservedMedia(sort: .video, fileName: video.fileName, size: video.fileLength, md5: video.md5)
      case let file as QDFileObject:
        return ObservedMedia(sort: .file, fileName: file.fileName, size: file.fileLength, md5: file.md5)
      default: return nil
      }
    }
  }

  /// Recordings and files are fetched by the SDK; pictures and videos by the app, from the address that they show.
  func fetch(_ id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await log.request("fetchMessageAttachment") { (reply: Reply<[UInt8]>) in
      let message = try self.object(id, in: conversation)
      switch message.messageObject {
      case let image as QDImageObject: reply.succeed(try Self.open(image.url))
      case let video as QDVideoObject: reply.succeed(try Self.open(video.url))
      default:
        self.fetches[id, default: []].append { message, error in
          if let error { return reply.fail(error) }
          let path = (message.messageObject as? QDAudioObject)?.path ?? (message.messageObject as? QDFileObject)?.path
          do { reply.succeed([UInt8](try Data(contentsOf: URL(fileURLWithPath: path ?? "")))) } catch {
            reply.fail(error)
          }
        }
        try self.client.chatManager.fetchMessageAttachment(message)
      }
    }
  }

  private static func open(_ address: String?) throws -> [UInt8] {
    guard let url = address.flatMap({ URL(string: $0) }) else { throw ConformanceFailure("a file without an address") }
    return [UInt8](try Data(contentsOf: url))
  }

  func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    for end in fetches.removeValue(forKey: MessageID(message.messageId)) ?? [] { end(message, error) }
  }
}

extension QDDriver: ThumbnailDriver {
  func fetchThumbnail(of id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await log.request("fetchMessageAttachment") { (reply: Reply<[UInt8]>) in
      self.fetches[id, default: []].append { message, error in
        if let error { return reply.fail(error) }
        do {
          let path = (message.messageObject as? QDImageObject)?.thumbPath
          reply.succeed([UInt8](try Data(contentsOf: URL(fileURLWithPath: path ?? ""))))
        } catch {
          reply.fail(error)
        }
      }
      try self.client.chatManager.fetchMessageAttachment(try self.object(id, in: conversation))
    }
  }
}
