import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Properties of bodies, messages and options that an app sets and reads again.
@Suite @MainActor struct BodyTests {
  private let sizes = [CGSize(width: 3, height: 4), .zero]

  @Test func aFile() {
    let body = AgoraChatFileMessageBody(data: Data([1, 2]), displayName: nil)
    #expect(body.type == .file && body.displayName == nil && body.fileLength == 2)
    body.displayName = "a.bin"
    (body.remotePath, body.secretKey, body.fileLength) = ("https://example.org/a", "key", 9)
    body.downloadStatus = .failed
    #expect(body.displayName == "a.bin" && body.remotePath == "https://example.org/a" && body.secretKey == "key")
    #expect(body.downloadStatus == .failed)
    body.displayName = ""
    #expect(body.displayName == nil)
    body.localPath = "/nowhere/b.bin"
    #expect(body.localPath == "/nowhere/b.bin")
    body.localPath = nil
    #expect(body.localPath == nil)
  }

  @Test func aPictureAndItsThumbnail() {
    let body: AgoraChatImageMessageBody = AgoraChatImageMessageBody(data: Data([1]), thumbnailData: Data([2, 3]))
    #expect(body.type == .image && body.thumbnailFileLength == 2)
    for size in sizes {
      (body.size, body.thumbnailSize) = (size, size)
      #expect(body.size == size && body.thumbnailSize == size)
    }
    (body.thumbnailDisplayName, body.thumbnailRemotePath) = ("small.png", "https://example.org/s")
    (body.thumbnailSecretKey, body.thumbnailFileLength) = ("key", 5)
    body.thumbnailDownloadStatus = .downloading
    #expect(body.thumbnailDisplayName == "small.png" && body.thumbnailRemotePath == "https://example.org/s")
    #expect(body.thumbnailSecretKey == "key" && body.thumbnailDownloadStatus == .downloading)
    body.thumbnailLocalPath = "/nowhere/s.png"
    #expect(body.thumbnailLocalPath == "/nowhere/s.png")
    body.compressRatio = 0.3
    #expect(body.compressionRatio == 0.3 && body.compressRatio == 0.3)
  }

  @Test func aFilmAndItsCover() {
    let body = AgoraChatVideoMessageBody(localPath: nil, displayName: "a.mp4")
    #expect(body.type == .video && body.duration == 0 && body.thumbnailLocalPath == nil)
    (body.duration, body.thumbnailRemotePath, body.thumbnailSecretKey) = (7, "https://example.org/c", "key")
    body.thumbnailDownloadStatus = .succeed
    #expect(body.duration == 7 && body.thumbnailRemotePath == "https://example.org/c")
    #expect(body.thumbnailSecretKey == "key" && body.thumbnailDownloadStatus == .succeed)
    for size in sizes {
      body.thumbnailSize = size
      #expect(body.thumbnailSize == size)
    }
    body.thumbnailLocalPath = "/nowhere/c.png"
    #expect(body.thumbnailLocalPath == "/nowhere/c.png")
  }

  @Test func everyDownloadStatusIsKept() {
    let body = AgoraChatVoiceMessageBody(data: Data([1]), displayName: nil)
    for status in [AgoraChatDownloadStatus.downloading, .succeed, .failed, .pending] {
      body.downloadStatus = status
      #expect(body.downloadStatus == status)
    }
  }

  /// A body as an enum, in words.
  private func word(_ body: AgoraChatMessageBaseBody) -> String {
    switch body {
    case .text(let content): "text \(content)"
    case .location(let latitude, let longitude, let address, let name):
      "location \(latitude) \(longitude) \(address ?? "-") \(name ?? "-")"
    case .image(let path, let name): "image \(path) \(name)"
    case .video(let path, let name): "video \(path) \(name)"
    case .voice(let path, let name): "voice \(path) \(name)"
    case .file(let path, let name): "file \(path) \(name)"
    case .cmd(let action): "cmd \(action)"
    case .custom(let event, let ext): "custom \(event) \(ext)"
    case .combine(let title, let summary, let text, let ids):
      "combine \(title ?? "-") \(summary ?? "-") \(text ?? "-") \(ids)"
    }
  }

  @Test(arguments: [
    "text a", "location 1.0 2.0 street house", "image /p n", "video /p n", "voice /p n", "file /p n", "cmd go",
    #"custom gift ["k": "v"]"#, #"combine t s c ["1"]"#,
  ]) func bodiesAsAnEnum(_ form: String) throws {
    let bodies: [AgoraChatMessageBaseBody] = [
      .text(content: "a"), .location(latitude: 1, longitude: 2, address: "street", buildingName: "house"),
      .image(localPath: "/p", displayName: "n"), .video(localPath: "/p", displayName: "n"),
      .voice(localPath: "/p", displayName: "n"), .file(localPath: "/p", displayName: "n"),
      .cmd(action: "go"), .custom(event: "gift", customExt: ["k": "v"]),
      .combine(title: "t", summary: "s", compatibleText: "c", messageIdList: ["1"]),
    ]
    let body = try #require(bodies.first { word($0) == form })
    #expect(word(AgoraChatMessage(conversationId: "bob", body: body, ext: nil).swiftBody) == form)
  }

  @Test func messagePropertiesCanBeSet() {
    let message = AgoraChatMessage(conversationId: "bob", body: .text(content: "a"), ext: nil)
    (message.messageId, message.conversationId, message.from, message.to) = ("id", "carol", "me", "carol")
    (message.direction, message.localTime, message.timestamp) = (.receive, 5, 6)
    #expect(message.messageId == "id" && message.conversationId == "carol" && message.from == "me")
    #expect(message.to == "carol" && message.direction == .receive && message.localTime == 5 && message.timestamp == 6)
    for value in [true, false] {
      (message.deliverOnlineOnly, message.isNeedGroupAck) = (value, value)
      #expect(message.deliverOnlineOnly == value && message.isNeedGroupAck == value)
      (message.isDeliverAcked, message.isReadAcked, message.isRead, message.isListened) = (value, value, value, value)
      #expect(message.isDeliverAcked == value && message.isReadAcked == value)
      #expect(message.isRead == value && message.isListened == value)
    }
    for status in [AgoraChatMessageStatus.pending, .delivering, .succeed, .failed] {
      message.status = status
      #expect(message.status == status)
    }
    #expect(message.groupAckCount == 0)
  }

  @Test func optionsUnderTheNamesOf3x() {
    let options = AgoraChatOptions(appkey: "a#b")
    for value in [false, true] {
      options.isAutoDownloadThumbnail = value
      #expect(options.autoDownloadThumbnail == value && options.isAutoDownloadThumbnail == value)
      options.isDeleteMessagesWhenExitChatRoom = value
      #expect(options.deleteMessagesOnLeaveChatroom == value && options.isDeleteMessagesWhenExitChatRoom == value)
      options.isDeleteMessagesWhenExitGroup = value
      #expect(options.deleteMessagesOnLeaveGroup == value && options.isDeleteMessagesWhenExitGroup == value)
    }
  }

  @Test func aPageOfAList() {
    let page = AgoraChatPageResult<NSString>(list: ["a"], andCount: 1)
    #expect(page.list == ["a"] && page.count == 1)
  }

  @Test func aCommandsParametersAreJSONOrText() {
    let nothing: String? = nil
    #expect(AgoraChatCmdMessageBody(action: nothing).action == "")
  }

  // MARK: conversations in the words of 3.x

  private func words(_ found: [Any]?) -> [String?]? { found?.map { ($0 as? AgoraChatMessage)?.words } }

  @Test func aConversationInTheWordsOf3x() async throws {
    let clock = ManualClock()
    let (alice, bob) = try pair(.inMemory(clock: clock))
    for (app, text) in [(alice, "one"), (bob, "two"), (alice, "three")] {
      clock.advance(bySeconds: 1)
      try await app.say(text, to: app === alice ? "bob" : "alice")
      if app === bob { _ = try await alice.received.next() }
    }
    let conversation = try alice.conversation("bob")
    #expect(conversation.latestMessageFromOthers()?.words == "two")
    #expect(words(conversation.loadMoreMessages(from: 0, to: .max, maxCount: 2)) == ["two", "three"])
    #expect(
      words(conversation.loadMoreMessages(with: .text, before: -1, limit: 9, from: "alice", direction: .up))
        == ["one", "three"])
    #expect(
      words(
        try await reply {
          conversation.loadMessages(
            with: .text, timestamp: -1, count: 9, fromUser: "bob", searchDirection: .up, completion: $0)
        }.value) == ["two"])
    #expect(
      words(
        try await reply {
          conversation.loadMessages(
            withKeyword: "t", timestamp: -1, count: 9, fromUser: nil, searchDirection: .up, completion: $0)
        }.value) == ["two", "three"])
    let custom = try await reply {
      conversation.loadCustomMsg(
        withKeyword: "t", timestamp: -1, count: 9, fromUser: nil, searchDirection: .up, completion: $0)
    }
    #expect(custom.value == [] && custom.code == nil)
    let typed = try await reply {
      alice.chat.loadMessages(
        with: .text, timestamp: -1, count: 1, fromUser: nil, searchDirection: .up, completion: $0)
    }
    #expect(words(typed.value) == ["three"])
    let found = try await reply {
      alice.chat.loadMessages(
        withKeyword: "one", timestamp: -1, count: 9, fromUser: nil, searchDirection: .up, completion: $0)
    }
    #expect(words(found.value) == ["one"])
    // Changes of stored messages.
    let message = try #require(conversation.latestMessage)
    message.ext = ["k": "v"]
    #expect(conversation.update(message) && conversation.latestMessage.ext?["k"] as? String == "v")
    #expect(conversation.unreadMessagesCount == 1 && conversation.markAllMessagesAsRead())
    #expect(conversation.unreadMessagesCount == 0)
    #expect(conversation.deleteAllMessages() && conversation.messagesCount == 0)
    #expect(alice.client.logout(false) == nil)
    #expect(!conversation.deleteAllMessages() && !conversation.markAllMessagesAsRead() && !conversation.update(message))
    #expect(conversation.latestMessageFromOthers() == nil)
  }
}
