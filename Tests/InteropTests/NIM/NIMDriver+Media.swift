import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

/// Speech and files are fetched by the SDK; pictures and films by the app, at their addresses.
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
      try self.sdk.chatManager.send(message, to: Self.session(conversation))
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
          width: Int(image.size.width), height: Int(image.size.height))
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
    let isAtAddress = try await perform {
      switch try self.object(id, in: conversation).messageType {
      case .image, .video: true
      default: false
      }
    }
    if !isAtAddress { try await fetchAttachment(of: id, in: conversation) }
    return try await perform {
      switch try self.object(id, in: conversation).messageObject {
      case let image as NIMImageObject: try self.open(image.url)
      case let video as NIMVideoObject: try self.open(video.url)
      case let audio as NIMAudioObject: try self.read(audio.path)
      case let file as NIMFileObject: try self.read(file.path)
      default: throw ConformanceFailure("\(self.log.name) shows \(id) as no file")
      }
    }
  }

  func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    for reply in fetches.removeValue(forKey: MessageID(message.messageId)) ?? [] { reply.finish(error) }
  }

  private func fetchAttachment(of id: MessageID, in conversation: ConversationID) async throws {
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

  private func open(_ address: String?) throws -> [UInt8] {
    guard let url = address.flatMap({ URL(string: $0) }) else { throw ConformanceFailure("\(log.name): no address") }
    return [UInt8](try Data(contentsOf: url))
  }

  private func read(_ path: String?) throws -> [UInt8] {
    guard let path else { throw ConformanceFailure("\(log.name): no path") }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
