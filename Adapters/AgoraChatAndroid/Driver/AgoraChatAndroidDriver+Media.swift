import AgoraChatAndroid
import Foundation
import Parlance
import ParlanceConformance

extension AgoraChatAndroidDriver: MediaDriver {
  func submit(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64, to conversation: ConversationID
  ) async throws -> MessageID {
    try await perform {
      let (name, seconds) = (conversation.name, Int(duration / 1000))
      let object: AgoraMessage =
        switch sort {
        case .image: .createImageSendMessage(path, true, name)
        case .audio: .createVoiceSendMessage(path, seconds, name)
        case .video: .createVideoSendMessage(path, "", seconds, name)
        case .file: .createFileSendMessage(path, name)
        }
      (object.getBody() as? FileMessageBody)?.setFileName(fileName)
      object.setChatType(Self.chatType(conversation))
      self.send(object)
      return MessageID(object.getMsgId())
    }
  }

  func media(of id: MessageID, in conversation: ConversationID) async throws -> ObservedMedia? {
    try await perform {
      guard let body = try self.object(id, in: conversation).getBody() as? FileMessageBody else { return nil }
      var media = ObservedMedia(sort: .file, fileName: body.getFileName())
      switch body {
      case let image as ImageMessageBody:
        media.sort = .image
        media.width = image.getWidth()
        media.height = image.getHeight()
      case let voice as VoiceMessageBody:
        media.sort = .audio
        media.duration = Int64(voice.getLength()) * 1000
      case let video as VideoMessageBody:
        media.sort = .video
        media.size = video.getVideoFileLength()
        media.duration = Int64(video.getLength()) * 1000
      case let file as NormalFileMessageBody: media.size = file.getFileSize()
      default: break
      }
      return media
    }
  }

  func fetch(_ id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    let path = try await log.request("asyncFetchMessage") { (reply: Reply<String>) in
      let object = try self.object(id, in: conversation)
      object.setMessageStatusCallback(
        Callback { error in
          object.setMessageStatusCallback(nil)
          if let error { return reply.fail(error) }
          guard let path = (object.getBody() as? FileMessageBody)?.getLocalUrl() else {
            return reply.fail(ConformanceFailure("the download has no path"))
          }
          reply.succeed(path)
        })
      self.manager.asyncFetchMessage(object)
    }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
