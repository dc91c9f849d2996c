import Foundation
import HyphenateChat
import Parlance
import Testing
import TestSupport

/// The calls about files as apps of each spelling write them.
@Suite @MainActor struct MediaSurfaceTests {
  @Test func theInterfaceOf131() async throws {
    let (alice, bob) = try pair { $0.autoDownloadThumbnail = true }
    let image = AgoraChatImageMessageBody(data: Data([1]), displayName: "a.jpg")
    image.compressionRatio = 0.6
    image.thumbnailDisplayName = "small.jpg"
    #expect(image.compressRatio == 0.6)
    #expect(image.type == .image)
    let message = AgoraChatMessage(conversationID: "bob", body: image, ext: nil)
    #expect(try await alice.send(message) == nil)
    let received = try await bob.received.next()
    if case .image(let path, let name) = received.swiftBody {
      #expect(!path.isEmpty)
      #expect(name == "a.jpg")
    } else {
      Issue.record("no picture")
    }
    _ = try await bob.attachments.next()
    silently { bob.chat.downloadMessageAttachment(received, progress: nil) }
    silently { bob.chat.downloadMessageThumbnail(received, progress: nil) }
    try await bob.catchUp()
    // A thumbnail that was named and not given does not exist.
    #expect((received.body as? AgoraChatImageMessageBody)?.thumbnailDisplayName == "a.jpg")
  }

  @Test func theInterfaceOf3x() async throws {
    let (alice, bob) = try pair { $0.isAutoDownloadThumbnail = false }
    let file: AgoraFileMessageBody! = AgoraFileMessageBody(localPath: nil, displayName: "none")
    #expect(file.localPath == nil)
    #expect(file.fileLength == 0)
    let video: AgoraVideoMessageBody! = AgoraVideoMessageBody(data: Data([1, 2]), displayName: "a.mp4")
    video.duration = 3
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "bob", from: "alice", to: "bob", body: video, ext: nil)
    #expect(try await alice.send(message) == nil)
    let received = try await bob.received.next()
    let body = try #require(received.body as? AgoraVideoMessageBody)
    let path: String! = body.localPath
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(body.downloadStatus == AgoraDownloadStatusPending)
    let done = Inbox<AgoraError?>("download")
    bob.chat.asyncDownloadMessageThumbnail(received, progress: { (_: Int32) in }) {
      (_: AgoraMessage?, error: AgoraError?) in done.add(error)
    }
    #expect(try await done.next()?.code == AgoraErrorFileNotFound)
    bob.chat.asyncDownloadMessageAttachments(received, progress: nil) { (_: AgoraMessage?, error: AgoraError?) in
      done.add(error)
    }
    #expect(try await done.next() == nil)
    #expect(body.downloadStatus == AgoraDownloadStatusSuccessed)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func theOtherBrandsNames() async throws {
    let (alice, bob) = try pair()
    let body: EMVoiceMessageBody! = EMVoiceMessageBody(data: Data([1]), displayName: "a.amr")
    body.duration = 4
    #expect(try await alice.send(EMChatMessage(conversationID: "bob", body: body, ext: nil)) == nil)
    let received: EMMessage = try await bob.received.next()
    #expect(received.body.type == EMMessageBodyTypeVoice)
    #expect((received.body as? EMVoiceMessageBody)?.duration == 4)
    let status: EMDownloadStatus? = (received.body as? EMFileMessageBody)?.downloadStatus
    #expect(status != EMDownloadStatusFailed)
    #expect(AgoraImageMessageBody.self == EMImageMessageBody.self)
    #expect(AgoraVideoMessageBody.self == EMVideoMessageBody.self)
  }
}
