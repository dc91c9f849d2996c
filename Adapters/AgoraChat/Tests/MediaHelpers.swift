import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// Files for tests, in a folder that goes with them.
final class SomeFiles {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Bytes that differ from place to place.
  static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) } }

  /// The beginning of a PNG picture, and more bytes.
  static func picture(_ width: UInt8, _ height: UInt8, more: Int = 0) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width]
      + [0, 0, 0, height, 8, 6, 0, 0, 0, 1, 2, 3, 4] + bytes(more)
  }
}

/// The bytes of a file.
func bytes(at path: String?) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: try #require(path))))
}

/// A device of no style of this package.
final class NeutralApp {
  let device: Device
  let received = Inbox<Message>("message at the other side")
  let outcomes = Inbox<MessagingError?>("outcome at the other side")

  init(_ account: AccountID, _ environment: MessagingEnvironment) throws {
    let (received, outcomes) = (received, outcomes)
    device = try environment.openDevice(DeviceConfiguration(style: "Other", account: account, device: "other")) {
      for event in $0 {
        switch event {
        case .received(let messages): for message in messages { received.add(message) }
        case .sent(_, let error): outcomes.add(error)
        default: break
        }
      }
    }
    #expect(Device.wait { self.device.connect(token: "", completion: $0) } == nil)
  }

  @MainActor func send(_ content: MessageContent, _ file: [UInt8], preview: [UInt8]? = nil) async throws {
    var draft = MessageDraft(
      conversation: .direct("alice"), body: MessageBody(content: content),
      attachments: [MessageAttachment(source: .data(file))])
    if let preview { draft.attachments.append(MessageAttachment(.preview, source: .data(preview))) }
    try device.send(draft)
    #expect(try await outcomes.next() == nil)
  }

  @MainActor func fetch(_ message: Message, _ part: MediaPart = .file) async throws -> [UInt8] {
    let done = Inbox<Result<String, MessagingError>>("download")
    device.fetchAttachment(of: message.id, part) { done.add($0) }
    return try bytes(at: try await done.next().get())
  }
}

extension ChatApp {
  func message(_ body: AgoraChatMessageBody, to peer: String = "bob") -> AgoraChatMessage {
    AgoraChatMessage(conversationID: peer, body: body, ext: nil)
  }

  /// Downloads a message's file, and tells how that ended and what was told on the way.
  @MainActor func fetch(
    _ message: AgoraChatMessage, thumbnail: Bool = false
  ) async throws -> (code: AgoraChatErrorCode?, progress: [Int32]) {
    var progress: [Int32] = []
    let done = Inbox<AgoraChatError?>("download")
    let end: (AgoraChatMessage?, AgoraChatError?) -> Void = { downloaded, error in
      #expect(downloaded === message)
      done.add(error)
    }
    if thumbnail {
      chat.downloadMessageThumbnail(message, progress: { progress.append($0) }, completion: end)
    } else {
      chat.downloadMessageAttachment(message, progress: { progress.append($0) }, completion: end)
    }
    return (try await done.next()?.code, progress)
  }
}
