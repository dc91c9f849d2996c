import AgoraRtmKit
import Foundation
import Parlance
import ParlanceConformance

extension RTMDriver: MediaDriver {
  /// Uploads the file, and sends the message that the upload created: an image message for a picture, else a file message.
  func submit(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64, to conversation: ConversationID
  ) async throws -> MessageID {
    try await log.request("createMessage(byUploading:)") { (reply: Reply<MessageID>) in
      if sort == .image {
        self.kit.createImageMessage(byUploading: path, withRequest: nil) { _, message, code in
          message?.fileName = fileName
          self.uploaded(message, code, to: conversation, reply)
        }
      } else {
        self.kit.createFileMessage(byUploading: path, withRequest: nil) { _, message, code in
          message?.fileName = fileName
          self.uploaded(message, code, to: conversation, reply)
        }
      }
    }
  }

  private func uploaded(
    _ message: AgoraRtmMessage?, _ code: AgoraRtmUploadMediaErrorCode, to conversation: ConversationID,
    _ reply: Reply<MessageID>
  ) {
    guard let message else { return reply.fail(Self.error(code)) }
    reply.succeed(submit(message, to: conversation))
  }

  func media(of id: MessageID, in conversation: ConversationID) async throws -> ObservedMedia? {
    try await perform {
      switch self.files[id] {
      case let image as AgoraRtmImageMessage:
        let isKnown = image.width != 0
        return ObservedMedia(
          sort: .image, fileName: image.fileName, size: image.size, width: isKnown ? Int(image.width) : nil,
          height: isKnown ? Int(image.height) : nil)
      case let file as AgoraRtmFileMessage:
        return ObservedMedia(sort: .file, fileName: file.fileName, size: file.size)
      default: return nil
      }
    }
  }

  func fetch(_ id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await log.request("downloadMedia(toMemory:)") { (reply: Reply<[UInt8]>) in
      let message = self.files[id]
      let media = (message as? AgoraRtmImageMessage)?.mediaId ?? (message as? AgoraRtmFileMessage)?.mediaId
      self.kit.downloadMedia(toMemory: media ?? "", withRequest: nil) { _, data, code in
        if let data { reply.succeed([UInt8](data)) } else { reply.fail(Self.error(code)) }
      }
    }
  }
}

extension RTMDriver: ThumbnailDriver, ThumbnailSendingDriver, MediaForwardingDriver {
  func fetchThumbnail(of id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await perform { [UInt8]((self.files[id] as? AgoraRtmImageMessage)?.thumbnail ?? Data()) }
  }

  func submitPicture(
    path: String, fileName: String, thumbnail: [UInt8], to conversation: ConversationID
  ) async throws -> MessageID {
    try await log.request("createImageMessage(byUploading:)") { (reply: Reply<MessageID>) in
      self.kit.createImageMessage(byUploading: path, withRequest: nil) { _, message, code in
        message?.fileName = fileName
        message?.thumbnail = Data(thumbnail)
        self.uploaded(message, code, to: conversation, reply)
      }
    }
  }

  /// By the media id alone, under the name that it has.
  func forward(
    _ id: MessageID, in conversation: ConversationID, to target: ConversationID
  ) async throws -> MessageID {
    try await perform {
      switch self.files[id] {
      case let image as AgoraRtmImageMessage:
        let further: AgoraRtmImageMessage = self.kit.createImageMessage(byMediaId: image.mediaId)
        further.fileName = image.fileName
        return self.submit(further, to: target)
      case let file as AgoraRtmFileMessage:
        let further: AgoraRtmFileMessage = self.kit.createFileMessage(byMediaId: file.mediaId)
        further.fileName = file.fileName
        return self.submit(further, to: target)
      default: throw ConformanceFailure("\(self.log.name) has no file of \(id)")
      }
    }
  }
}
