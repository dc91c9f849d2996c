import Foundation
import Parlance
import Testing
import TestSupport

@testable import NIMSDK

/// Files across logins, and in chatrooms.
@Suite @MainActor struct MediaSessionTests {
  @Test func uploadContinuesInTheNextRun() async throws {
    let world = try MediaWorld()
    let folder = world.folder.appendingPathComponent("engine")
    let first = try MessagingEnvironment.embedded(at: folder, clock: world.clock)
    try first.administration.createAccount("bob")
    let alice = try await ChatApp.other("alice", in: first)
    first.setReachable(false, account: "alice", device: "phone", style: "NIM")
    let message = NIMMessage()
    let bytes = MediaWorld.png(5, 6, count: 200_000)
    message.messageObject = NIMImageObject(data: Data(bytes), extension: "png")
    try alice.sdk.chatManager.send(message, to: ChatApp.direct("bob"))
    first.shutDown()

    let second = try MessagingEnvironment.embedded(at: folder, clock: world.clock)
    defer { second.shutDown() }
    let config = NIMSDKConfig()
    let sdk = NIMSDK(environment: second, device: "phone", config: config)
    let listener = MediaListener()
    let completed = Completions()
    sdk.chatManager.add(listener)
    sdk.chatManager.add(completed)
    #expect(try await outcome { sdk.loginManager.login("alice", token: "token", completion: $0) } == nil)
    let (sent, error) = try await completed.inbox.next()
    #expect(error == nil && sent.messageId == message.messageId && sent.deliveryState == .deliveried)
    let picture = try #require(sent.messageObject as? NIMImageObject)
    #expect(try opened(picture.url) == bytes && contents(picture.path) == bytes)
    #expect(listener.addresses == [picture.url] && listener.sendingProgress.last == 1)
  }

  private final class Completions: NSObject, NIMChatManagerDelegate {
    let inbox = Inbox<(NIMMessage, NSError?)>("completion")
    func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
      inbox.add((message, error as NSError?))
    }
  }

  @Test func aLogoutEndsFetching() async throws {
    let world = try MediaWorld()
    let alice = try await world.app("alice")
    let bob = try await world.app("bob")
    _ = try await alice.send(NIMFileObject(data: Data([1]), extension: "txt"), to: "bob")
    let received = try await bob.chat.received.next()
    try await world.setReachable(false, bob)
    try bob.manager.fetchMessageAttachment(received)
    try await bob.chat.logOut()
    #expect(try await bob.listener.fetched.next().1?.local == .userInfoNeeded)
    #expect(!bob.manager.message(inTransport: received))
    #expect((received.messageObject as? NIMFileObject)?.path == nil)
  }

  @Test(arguments: [false, true]) func chatroomsHaveASettingOfTheirOwn(_ isOn: Bool) async throws {
    let world = try MediaWorld()
    let bob = try await world.app("bob") { $0.fetchAttachmentAutomaticallyAfterReceivingInChatroom = isOn }
    let alice = try await world.client("alice")
    let room = try world.environment.administration.createRoom(name: "R", owner: "alice")
    _ = try await alice.enterRoom(room)
    let request = NIMChatroomEnterRequest()
    request.roomId = room
    let entered = try await outcome { done in
      bob.chat.sdk.chatroomManager.enterChatroom(request) { error, _, _ in done(error) }
    }
    #expect(entered == nil)
    try await alice.send(file: try world.file("s.aac", [1, 2, 3]), as: .audio(MediaContent()), to: .room(room))
    let received = try await bob.chat.received.next()
    if isOn {
      #expect(try await bob.listener.fetched.next().0 === received)
    } else {
      try await bob.catchUp()
      #expect(bob.listener.fetched.pending.isEmpty && received.attachmentDownloadState == .needDownload)
      #expect(try await bob.fetch(received) == nil)
    }
    #expect(contents((received.messageObject as? NIMAudioObject)?.path) == [1, 2, 3])
  }

  @Test func theOldestAddressesAreForgotten() {
    let book = AddressBook()
    for number in 0..<10_001 { book.note("a\(number)", MediaDescriptor(size: Int64(number))) }
    #expect(book["a0"] == nil && book["a1"]?.size == 1 && book["a10000"]?.size == 10_000)
    book.note("a1", MediaDescriptor(size: 7))
    book.note("new", MediaDescriptor())
    #expect(book["a1"] == nil && book["a2"] != nil && book["new"] != nil)
  }
}
