import AcmeMessenger
import Foundation
import Parlance
import ParlanceConformance

extension AcmeDriver: MediaDriver, ThumbnailDriver, ThumbnailSendingDriver, MediaForwardingDriver {
  func submit(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64, to conversation: ConversationID
  ) async throws -> MessageID {
    let content = MediaContent(media: MediaDescriptor(fileName: fileName, duration: duration))
    return try await submit(sort.content(content), [MessageAttachment(.file, source: .file(path))], to: conversation)
  }

  func submitPicture(
    path: String, fileName: String, thumbnail: [UInt8], to conversation: ConversationID
  ) async throws -> MessageID {
    let content = MediaContent(media: MediaDescriptor(fileName: fileName))
    let attachments = [
      MessageAttachment(.file, source: .file(path)), MessageAttachment(.preview, source: .data(thumbnail)),
    ]
    return try await submit(.image(content), attachments, to: conversation)
  }

  private func submit(
    _ content: MessageContent, _ attachments: [MessageAttachment], to conversation: ConversationID
  ) async throws -> MessageID {
    try await perform {
      var options = AcmeSendOptions()
      options.attachments = attachments
      return MessageID(try self.messenger.send(content, to: conversation, options))
    }
  }

  func forward(
    _ id: MessageID, in conversation: ConversationID, to target: ConversationID
  ) async throws -> MessageID {
    try await perform {
      guard let note = try self.messenger.note(id, in: conversation) else {
        throw ConformanceFailure("the app has no note \(id)")
      }
      return MessageID(try self.messenger.send(note.message.body.content, to: target))
    }
  }

  func media(of id: MessageID, in conversation: ConversationID) async throws -> ObservedMedia? {
    try await perform {
      guard let content = try self.messenger.note(id, in: conversation)?.message.body.content,
        let sort = MediaSort(content), let media = content.media?.media
      else { return nil }
      return ObservedMedia(
        sort: sort, fileName: media.fileName, size: media.size, md5: media.md5, width: media.width,
        height: media.height, duration: media.duration)
    }
  }

  func fetch(_ id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await fetch(.file, of: id, in: conversation)
  }

  func fetchThumbnail(of id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await fetch(.preview, of: id, in: conversation)
  }

  private func fetch(_ part: MediaPart, of id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    let path = try await fetch("fetchFile") { $0.fetchFile(part, of: id, in: conversation, completion: $1) }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension MediaSort {
  fileprivate func content(_ media: MediaContent) -> MessageContent {
    switch self {
    case .image: .image(media)
    case .audio: .audio(media)
    case .video: .video(media)
    case .file: .file(media)
    }
  }

  fileprivate init?(_ content: MessageContent) {
    switch content {
    case .image: self = .image
    case .audio: self = .audio
    case .video: self = .video
    case .file: self = .file
    default: return nil
    }
  }
}
