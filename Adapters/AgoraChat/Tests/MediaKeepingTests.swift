import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import Testing
import TestSupport

/// Files over restarts, in groups, and in the local database.
@Suite @MainActor struct MediaKeepingTests {
  @Test func filesSurviveARestart() async throws {
    let files = SomeFiles()
    let folder = files.folder.appendingPathComponent("environment")
    var environment = try MessagingEnvironment.embedded(at: folder)
    let (alice, bob) = try pair(environment)
    let body = AgoraChatVoiceMessageBody(localPath: try files.file("a.amr", [1, 2, 3]), displayName: "voice")
    body.duration = 9
    let message = alice.message(body)
    #expect(try await alice.send(message) == nil)
    let received = try await bob.received.next()
    _ = try await bob.attachments.next()
    let path = try #require((received.body as? AgoraChatVoiceMessageBody)?.localPath)
    environment.shutDown()

    environment = try MessagingEnvironment.embedded(at: folder)
    let (again, other) = try pair(environment)
    let sent = try #require(again.chat.getMessageWithMessageId(message.messageId)?.body as? EMVoiceMessageBody)
    #expect(sent.localPath == files.path("a.amr"))
    #expect(sent.downloadStatus == EMDownloadStatusSucceed)
    #expect(sent.duration == 9)
    let kept = try #require(other.chat.getMessageWithMessageId(message.messageId)?.body as? EMFileMessageBody)
    #expect(kept.localPath == path)
    #expect(kept.displayName == "voice")
    #expect(kept.secretKey == body.secretKey)
    #expect(try bytes(at: kept.localPath) == [1, 2, 3])
    // A file that goes can be had again.
    try FileManager.default.removeItem(atPath: path)
    #expect(kept.downloadStatus == .pending)
    let stored = try #require(other.chat.getMessageWithMessageId(message.messageId))
    #expect(try await other.fetch(stored).code == nil)
    #expect(kept.downloadStatus == .succeed)
    // The sender's own, too.
    try FileManager.default.removeItem(atPath: files.path("a.amr"))
    let own = try #require(again.chat.getMessageWithMessageId(message.messageId))
    #expect(try await again.fetch(own).code == nil)
    #expect(try bytes(at: (own.body as? EMFileMessageBody)?.localPath) == [1, 2, 3])
    environment.shutDown()
  }

  @Test func absentReceiversGetFilesLater() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    #expect(try await failure { bob.client.logout(false, completion: $0) } == nil)
    let message = alice.message(
      AgoraChatImageMessageBody(data: Data(SomeFiles.picture(4, 3)), thumbnailData: Data([9])), to: group)
    message.chatType = .groupChat
    #expect(try await alice.send(message) == nil)
    #expect(bob.client.login(withUsername: "bob", password: "secret") == nil)
    let received = try await bob.received.next()
    #expect(received.conversationId == group)
    #expect(try await bob.attachments.next().message === received)
    let body = try #require(received.body as? AgoraChatImageMessageBody)
    #expect(try bytes(at: body.thumbnailLocalPath) == [9])
    #expect(body.thumbnailSize == .zero)
    #expect(body.downloadStatus == .pending)
  }

  @Test func otherDeviceOfTheSenderFetchesFiles() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, _) = try pair(environment)
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    let message = alice.message(AgoraChatVoiceMessageBody(data: Data([5]), displayName: nil))
    #expect(try await alice.send(message) == nil)
    let seen = try await tablet.received.next()
    #expect(seen.direction == .send)
    _ = try await tablet.attachments.next()
    #expect(try bytes(at: (seen.body as? AgoraChatVoiceMessageBody)?.localPath) == [5])
  }

  @Test func messagesArePutIntoTheDatabaseWithTheirFiles() async throws {
    let files = SomeFiles()
    let alice = try ChatApp.loggedIn("alice", .inMemory())
    let conversation = try alice.conversation("bob")
    let message = alice.message(AgoraChatFileMessageBody(localPath: try files.file("a.txt", [1]), displayName: nil))
    var error: AgoraChatError?
    conversation.insert(message, error: &error)
    #expect(error == nil)
    let stored = try #require(alice.chat.getMessageWithMessageId(message.messageId)?.body as? AgoraChatFileMessageBody)
    #expect(stored.localPath == files.path("a.txt"))
    #expect(stored.displayName == "a.txt")
    #expect(stored.downloadStatus == .succeed)
    #expect(stored.remotePath == nil)
    let lost = alice.message(AgoraChatFileMessageBody(localPath: files.path("no"), displayName: nil))
    conversation.insert(lost, error: &error)
    #expect(error?.code == .fileNotFound)
    // Its file would never be uploaded.
    message.body = AgoraChatFileMessageBody(localPath: files.path("a.txt"), displayName: nil)
    conversation.updateMessageChange(message, error: &error)
    #expect(error?.code == .messageInvalid)
  }

  @Test func propertiesThatTheAppSetsStayWithTheObject() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    try await other.send(.video(MediaContent()), [1, 2, 3], preview: SomeFiles.picture(2, 2))
    let message = try await alice.received.next()
    let body = try #require(message.body as? AgoraChatVideoMessageBody)
    _ = try await alice.attachments.next()
    #expect(body.thumbnailSize == CGSize(width: 2, height: 2))
    body.remotePath = "https://example.com/a"
    body.secretKey = "secret"
    body.downloadStatus = .failed
    body.duration = -4
    body.thumbnailSize = CGSize(width: Double.nan, height: .infinity)
    #expect(body.remotePath == "https://example.com/a")
    #expect(body.secretKey == "secret")
    #expect(body.downloadStatus == .failed)
    #expect(body.duration == 0)
    #expect(body.thumbnailSize == .zero)
    let again = try #require(alice.chat.getMessageWithMessageId(message.messageId)?.body as? AgoraChatVideoMessageBody)
    #expect(again.downloadStatus == .pending)
    #expect(again.remotePath != body.remotePath)
  }

  @Test func recordingsAreDownloadedWithoutADelegate() async throws {
    let (alice, bob) = try pair { $0.enableDeliveryAck = true }
    bob.chat.remove(bob)
    let message = alice.message(AgoraChatVoiceMessageBody(data: Data([5]), displayName: nil))
    #expect(try await alice.send(message) == nil)
    _ = try await alice.delivered.next()
    try await bob.catchUp()
    let body = try #require(bob.chat.getMessageWithMessageId(message.messageId)?.body as? AgoraChatVoiceMessageBody)
    #expect(body.downloadStatus == .downloading || body.downloadStatus == .succeed)
  }

  @Test func anotherAccountsMessageIsNotDownloaded() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    #expect(try await alice.send(alice.message(AgoraChatFileMessageBody(data: Data([5]), displayName: nil))) == nil)
    let message = try await bob.received.next()
    #expect(try await failure { bob.client.logout(false, completion: $0) } == nil)
    let body = try #require(message.body as? AgoraChatFileMessageBody)
    #expect(body.downloadStatus == .pending)
    #expect(body.localPath == nil)
    #expect(bob.client.login(withUsername: "carol", password: "secret") == nil)
    #expect(try await bob.fetch(message).code == .userNotLogin)
    #expect(try await failure { bob.client.logout(false, completion: $0) } == nil)
    #expect(bob.client.login(withUsername: "bob", password: "secret") == nil)
    #expect(try await bob.fetch(message).code == nil)
    #expect(try bytes(at: body.localPath) == [5])
  }

  /// Setting the body that a message already has changes nothing.
  @Test func aFailedMessageIsSentAgainWithTheBodyThatItHas() async throws {
    var settings = HubSettings()
    settings.mediaSizeLimit = 10
    let files = SomeFiles()
    let (alice, bob) = try pair(.inMemory(settings: settings))
    let body = AgoraChatFileMessageBody(
      localPath: try files.file("a", [UInt8](repeating: 1, count: 11)), displayName: nil)
    let message = alice.message(body)
    #expect(try await alice.send(message)?.code == .fileTooLarge)
    _ = try files.file("a", [1, 2, 3])
    message.body = body
    let again = try await failure { done in alice.chat.resend(message, progress: nil) { done($1) } }
    #expect(again == nil)
    let received = try await bob.received.next()
    #expect((received.body as? AgoraChatFileMessageBody)?.fileLength == 3)
    #expect(body.fileLength == 3)
  }
}
