import AcmeMessenger
import Foundation
import Parlance
import ParlanceConformance

extension AcmeDriver: MediaDriver, ThumbnailDriver, ThumbnailSendingDriver, MediaForwardingDriver {
  func submit(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64, to conversation: ConversationID
  ) async throws -> MessageID {
    let content = MediaContent(media: MediaDescriptor(fileName: fileName, duration: duration))
    let attachments = [MessageAttachment(.file, source: .file(path))]
    return try await ask { MessageID(try $0.send(sort.content(content), attachments, to: conversation)) }
  }

  func submitPicture(
    path: String, fileName: String, thumbnail: [UInt8], to conversation: ConversationID
  ) async throws -> MessageID {
    let content = MediaContent(media: MediaDescriptor(fileName: fileName))
    let attachments = [
      MessageAttachment(.file, source: .file(path)), MessageAttachment(.preview, source: .data(thumbnail)),
    ]
    return try await ask { MessageID(try $0.send(.image(content), attachments, to: conversation)) }
  }

  func forward(
    _ id: MessageID, in conversation: ConversationID, to target: ConversationID
  ) async throws -> MessageID {
    try await ask { messenger in
      guard let note = try messenger.note(id) else { throw MessagingError(.messageNotStored) }
      return MessageID(try messenger.send(note.message.body.content, [], to: target))
    }
  }

  func media(of id: MessageID, in conversation: ConversationID) async throws -> ObservedMedia? {
    try await ask { messenger in
      guard let content = try messenger.note(id)?.message.body.content, let sort = MediaSort(content),
        let media = content.media?.media
      else { return nil }
      return ObservedMedia(
        sort: sort, fileName: media.fileName, size: media.size, md5: media.md5, width: media.width,
        height: media.height, duration: media.duration)
    }
  }

  func fetch(_ id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await fetch(.file, of: id)
  }

  func fetchThumbnail(of id: MessageID, in conversation: ConversationID) async throws -> [UInt8] {
    try await fetch(.preview, of: id)
  }

  private func fetch(_ part: MediaPart, of id: MessageID) async throws -> [UInt8] {
    let path = try await log.request("fetch") { (reply: Reply<String>) in
      do {
        try self.messenger.device.fetchAttachment(of: id, part) { result in
          switch result {
          case .success(let path): reply.succeed(path)
          case .failure(let error): reply.fail(Self.error(error))
          }
        }
      } catch { reply.fail(Self.error(error)) }
    }
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
