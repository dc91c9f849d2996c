import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: MediaDriver {
  func submit(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64, to conversation: ConversationID
  ) async throws -> MessageID {
    try await perform {
      let body = Self.body(sort, path, fileName, seconds: Int32(clamping: duration / 1000))
      let object = AgoraChatMessage(
        conversationID: conversation.name, from: self.context.account.name, to: conversation.name, body: body, ext: nil)
      object.chatType = Self.chatType(conversation)
      let id = MessageID(object.messageId)
      self.shown[id] = object
      try self.send(object)
      return id
    }
  }

  func media(of id: MessageID, in conversation: ConversationID) async throws -> ObservedMedia? {
    try await perform {
      guard let body = try self.object(id, in: conversation).body as? AgoraChatFileMessageBody else { return nil }
      var media = ObservedMedia(sort: .file, fileName: body.displayName, size: body.fileLength)
      switch body {
      case let image as AgoraChatImageMessageBody:
        media.sort = .image
        media.width = Int(image.size.width)
        media.height = Int(image.size.height)
      case let voice as AgoraChatVoiceMessageBody:
        media.sort = .audio
        media.duration = Int64(voice.duration) * 1000
      case let video as AgoraChatVideoMessageBody:
        media.sort = .video
        media.duration = Int64(video.duration) * 1000
      default: break
      }
      return media
    }
  }

  func fetch(_ id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    let path = try await log.request("downloadMessageAttachment") { (reply: Reply<String>) in
      let object = try self.object(id, in: conversation)
      self.client.chatManager.downloadMessageAttachment(object, progress: nil) { message, error in
        if let error { return reply.fail(Self.error(error)) }
        guard let path = (message?.body as? AgoraChatFileMessageBody)?.localPath else {
          return reply.fail(ConformanceFailure("the download has no path"))
        }
        reply.succeed(path)
      }
    }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private static func body(
    _ sort: MediaSort, _ path: String, _ name: String, seconds: Int32
  ) -> AgoraChatFileMessageBody {
    switch sort {
    case .image: return AgoraChatImageMessageBody(localPath: path, displayName: name)
    case .audio:
      let voice = AgoraChatVoiceMessageBody(localPath: path, displayName: name)
      voice.duration = seconds
      return voice
    case .video:
      let video = AgoraChatVideoMessageBody(localPath: path, displayName: name)
      video.duration = seconds
      return video
    case .file: return AgoraChatFileMessageBody(localPath: path, displayName: name)
    }
  }
}

extension AgoraDriver: ThumbnailDriver, ThumbnailSendingDriver, MediaForwardingDriver {
  func fetchThumbnail(of id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    let path = try await log.request("downloadMessageThumbnail") { (reply: Reply<String>) in
      let object = try self.object(id, in: conversation)
      self.client.chatManager.downloadMessageThumbnail(object, progress: nil) { message, error in
        if let error { return reply.fail(Self.error(error)) }
        guard let path = (message?.body as? AgoraChatImageMessageBody)?.thumbnailLocalPath else {
          return reply.fail(ConformanceFailure("the download has no path"))
        }
        reply.succeed(path)
      }
    }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func submitPicture(
    path: String, fileName: String, thumbnail: [UInt8], to conversation: ConversationID
  ) async throws -> MessageID {
    let picture = try Data(contentsOf: URL(fileURLWithPath: path))
    return try await perform {
      let body: AgoraChatImageMessageBody! = AgoraChatImageMessageBody(data: picture, thumbnailData: Data(thumbnail))
      body.displayName = fileName
      return try self.send(body, to: conversation)
    }
  }

  func forward(
    _ id: MessageID, in conversation: ConversationID, to target: ConversationID
  ) async throws -> MessageID {
    try await perform { try self.send(try self.object(id, in: conversation).body, to: target) }
  }

  private func send(_ body: AgoraChatMessageBody, to conversation: ConversationID) throws -> MessageID {
    let object = AgoraChatMessage(
      conversationID: conversation.name, from: context.account.name, to: conversation.name, body: body, ext: nil)
    object.chatType = Self.chatType(conversation)
    let id = MessageID(object.messageId)
    shown[id] = object
    try send(object)
    return id
  }
}
