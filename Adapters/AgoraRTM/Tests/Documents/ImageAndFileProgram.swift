import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// The vendor's document on sending and receiving image and file messages, in its own words: every call that it shows,
/// in its order, as Swift spells it. Its `AgoraRtm.kit` is Alice's kit or Bob's.
@Suite @MainActor struct ImageAndFileProgram {
  /// The document's chat window.
  final class ChatViewController: NSObject, AgoraRtmDelegate, AgoraRtmChannelDelegate {
    let name: String
    var rtmChannel: AgoraRtmChannel?
    let images = Inbox<(message: AgoraRtmImageMessage, from: String)>("picture")
    let files = Inbox<(message: AgoraRtmFileMessage, from: String)>("file")
    let others = Inbox<AgoraRtmMessage>("other message")

    init(_ name: String) { self.name = name }

    func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
      others.add(message)
    }

    func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {
      // deal with message
      images.add((message, peerId))
    }

    func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {
      // deal with message
      files.add((message, peerId))
    }

    func channel(
      _ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember
    ) {
      // deal with message
      images.add((message, member.userId))
    }

    func channel(
      _ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember
    ) {
      // deal with message
      files.add((message, member.userId))
    }

    /// As the document has it; a picture that fits, instead of one that is scaled.
    func generateThumbnail(_ imagePath: String, toByte maxLength: Int) -> Data? {
      let image = SomeFiles.picture(8, 6)
      return image.count <= maxLength ? Data(image) : nil
    }
  }

  private func user(_ name: String, _ world: World) async throws -> (AgoraRtmKit, ChatViewController) {
    let window = ChatViewController(name)
    let kit = try #require(AgoraRtmKit(appId: App.appID, delegate: window, environment: world.environment))
    #expect(try await code { kit.login(byToken: nil, user: name, completion: $0) } == .ok)
    let channel = try #require(kit.createChannel(withId: "tutorial", delegate: window))
    #expect(try await code { channel.join(completion: $0) } == .channelErrorOk)
    window.rtmChannel = channel
    return (kit, window)
  }

  @Test func imageMessages() async throws {
    let world = World()
    let (alice, window) = try await user("alice", world)
    let (bob, other) = try await user("bob", world)
    let bytes = SomeFiles.picture(200, 100, more: 300_000)
    let imagePath = try world.files.file("image.png", bytes)
    // 1. Upload.
    let uploads = Inbox<AgoraRtmImageMessage?>("upload")
    var requestId: Int64 = 0
    alice.createImageMessage(byUploading: imagePath, withRequest: &requestId) {
      (requestId: Int64, message: AgoraRtmImageMessage?, errorCode: AgoraRtmUploadMediaErrorCode) in
      // deal with message
      #expect(requestId > 0 && errorCode == .ok)
      uploads.add(message)
    }
    let message = try #require(try await uploads.next())
    #expect(message.size == Int64(bytes.count) && message.width == 200 && message.height == 100)

    // 2. Set what is to be seen of it.
    let (imageWidth, imageHeight): (Int32, Int32) = (100, 50)
    message.width = imageWidth
    message.height = imageHeight
    if let imageData = window.generateThumbnail(imagePath, toByte: 5 * 1024) {
      message.thumbnail = imageData
      message.thumbnailWidth = 8
      message.thumbnailHeight = 6
    }

    // 3. Send it, to a peer and to a channel.
    let rtmMessage: AgoraRtmMessage = message
    let option = AgoraRtmSendMessageOptions()
    let peers = Inbox<AgoraRtmSendPeerMessageErrorCode>("peer")
    alice.send(rtmMessage, toPeer: other.name, sendMessageOptions: option) { errorCode in peers.add(errorCode) }
    #expect(try await peers.next() == .ok)
    let channels = Inbox<AgoraRtmSendChannelMessageErrorCode>("channel")
    window.rtmChannel?.send(rtmMessage) { errorCode in channels.add(errorCode) }
    #expect(try await channels.next() == .errorOk)

    // 4. Receive it twice, and save it.
    for _ in 0..<2 {
      let (arrived, sender) = try await other.images.next()
      #expect(sender == "alice" && arrived.type == .image && arrived.mediaId == message.mediaId)
      #expect(arrived.width == 100 && arrived.height == 50 && arrived.thumbnail == message.thumbnail)
      #expect(arrived.thumbnailWidth == 8 && arrived.thumbnailHeight == 6 && !arrived.thumbnail.isEmpty)
      try await saveAndFetch(bob, arrived.mediaId, world.files.path("saved.png"), bytes)
    }
    #expect(other.others.pending.isEmpty && other.files.pending.isEmpty)

    // A message can be created from the ID without another upload.
    let mediaId = message.mediaId
    let again: AgoraRtmImageMessage = bob.createImageMessage(byMediaId: mediaId)
    #expect(try await code { bob.send(again, toPeer: window.name, completion: $0) } == .ok)
    #expect(try await window.images.next().message.mediaId == mediaId)
    try await takeBack(bob, imagePath)
  }

  @Test func fileMessages() async throws {
    let world = World()
    let (alice, window) = try await user("alice", world)
    let (bob, other) = try await user("bob", world)
    let bytes = SomeFiles.bytes(300_000)
    let filePath = try world.files.file("paper.pdf", bytes)
    var mediaId = ""
    let uploads = Inbox<AgoraRtmFileMessage?>("upload")
    var requestId: Int64 = 0
    alice.createFileMessage(byUploading: filePath, withRequest: &requestId) {
      (requestId: Int64, message: AgoraRtmFileMessage?, errorCode: AgoraRtmUploadMediaErrorCode) in
      // deal with message
      uploads.add(message)
    }
    let message = try #require(try await uploads.next())
    mediaId = message.mediaId
    if let imageData = window.generateThumbnail(filePath, toByte: 5 * 1024) { message.thumbnail = imageData }
    message.fileName = "paper.pdf"
    let option = AgoraRtmSendMessageOptions()
    #expect(
      try await code {
        alice.send(message, toPeer: other.name, sendMessageOptions: option, completion: $0)
      } == .ok)
    #expect(try await code { window.rtmChannel?.send(message, completion: $0) } == .errorOk)
    for _ in 0..<2 {
      let (message, sender) = try await other.files.next()
      #expect(sender == "alice" && message.type == .file && message.size == 300_000)
      #expect(message.fileName == "paper.pdf" && !message.thumbnail.isEmpty)
      try await saveAndFetch(bob, message.mediaId, world.files.path("saved.pdf"), bytes)
    }
    #expect(other.others.pending.isEmpty && other.images.pending.isEmpty)
    let again: AgoraRtmFileMessage = bob.createFileMessage(byMediaId: mediaId)
    #expect(try await code { other.rtmChannel?.send(again, completion: $0) } == .errorOk)
    #expect(try await window.files.next().message.mediaId == mediaId)
    try await takeBack(bob, filePath)
  }

  /// Downloads to a file, and to memory.
  private func saveAndFetch(_ kit: AgoraRtmKit, _ mediaId: String, _ filePath: String, _ bytes: [UInt8]) async throws {
    let saves = Inbox<(Int64, AgoraRtmDownloadMediaErrorCode)>("download")
    var requestId: Int64 = 0
    kit.downloadMedia(mediaId, toFile: filePath, withRequest: &requestId) {
      (requestId: Int64, errorCode: AgoraRtmDownloadMediaErrorCode) in
      saves.add((requestId, errorCode))
    }
    let saved = try await saves.next()
    #expect(saved.0 == requestId && saved.1 == .ok)
    #expect(try Data(contentsOf: URL(fileURLWithPath: filePath)) == Data(bytes))
    let fetches = Inbox<(Int64, Data?, AgoraRtmDownloadMediaErrorCode)>("download")
    kit.downloadMedia(toMemory: mediaId, withRequest: &requestId) {
      (requestId: Int64, data: Data?, errorCode: AgoraRtmDownloadMediaErrorCode) in
      fetches.add((requestId, data, errorCode))
    }
    let fetched = try await fetches.next()
    #expect(fetched.0 == requestId && fetched.1 == Data(bytes) && fetched.2 == .ok)
  }

  /// Takes an upload back. The document hands over the address of the id; the header's method takes the id.
  private func takeBack(_ kit: AgoraRtmKit, _ path: String) async throws {
    let ends = Inbox<String>("end")
    var requestId: Int64 = 0
    kit.createFileMessage(byUploading: path, withRequest: &requestId) { ends.add("\($0) \($2)") }
    kit.cancelMediaUpload(requestId) {
      (requestId: Int64, errorCode: AgoraRtmCancelMediaErrorCode) in
      ends.add("\(requestId) \(errorCode)")
    }
    #expect(try await ends.next() == "\(requestId) interrupted")
    #expect(try await ends.next() == "\(requestId) ok")
    // Only what is under way can be taken back.
    kit.cancelMediaUpload(requestId) { ends.add("\($0) \($1)") }
    #expect(try await ends.next() == "\(requestId) notExist")
  }
}
