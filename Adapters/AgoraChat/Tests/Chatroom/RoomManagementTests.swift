import Dispatch
import Foundation
import Parlance
import Testing

@testable import AgoraChat

/// Permissions in a chat room, and the callbacks of each change: each device's log is compared as a whole.
@Suite struct RoomManagementTests {
  private let clock = ManualClock()
  private let environment: MessagingEnvironment
  private let alice: Phone
  private let bob: Phone
  private let carol: Phone

  init() throws {
    environment = .inMemory(clock: clock, callbackQueue: DispatchQueue(label: "callbacks"))
    alice = Phone(environment, "alice")
    bob = Phone(environment, "bob")
    carol = Phone(environment, "carol")
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
  }

  private var all: [Phone] { [alice, bob, carol] }

  /// The three accounts enter.
  private func enter() async throws {
    for phone in all { try phone.rooms.joinChatroom("hall", error: nil) }
    await alice.expect("bob entered, the 2. of Hall: -", "carol entered, the 3. of Hall: -")
    await bob.expect("carol entered, the 3. of Hall: -")
  }

  /// The three accounts enter, and Bob is an admin.
  private func enterWithAdmin() async throws {
    try await enter()
    let room = try alice.rooms.addAdmin("bob", toChatroom: "hall", error: nil)
    #expect(room?.adminList == ["bob"] && room?.permissionType == .owner && room?.chatroomId == "hall")
    await alice.expect("room admin bob for owner")
    await bob.expect("room admin bob for admin")
  }

  /// The error number of a waiting call; 0 after a success.
  private func number(_ call: (UnsafeMutablePointer<AgoraChatError?>?) throws -> Void) rethrows -> Int {
    var error = AgoraChatError(description: "untouched", code: .general)
    try call(&error)
    return code(error)
  }

  /// The error number of a message to the chat room.
  private func say(_ phone: Phone) async throws -> Int {
    let chat = try #require(phone.client.chatManager)
    return await withCheckedContinuation { continuation in
      let message = AgoraChatMessage(conversationId: "hall", body: .text(content: "hello"), ext: nil)
      message.chatType = .chatRoom
      chat.send(message, progress: nil) { _, error in continuation.resume(returning: code(error)) }
    }
  }

  @Test func adminsComeAndGo() async throws {
    try await enterWithAdmin()
    // What is so already is not reported.
    #expect(try number { try alice.rooms.addAdmin("bob", toChatroom: "hall", error: $0) } == 0)
    #expect(try number { try bob.rooms.addAdmin("carol", toChatroom: "hall", error: $0) } == 703)
    #expect(try number { try bob.rooms.blockMembers(["alice"], fromChatroom: "hall", error: $0) } == 703)
    try bob.rooms.updateSubject("Den", forChatroom: "hall", error: nil)
    for phone in all { await phone.expect("room is Den, ") }
    let room = try alice.rooms.removeAdmin("bob", fromChatroom: "hall", error: nil)
    #expect(room?.adminList == [])
    await alice.expect("room no admin bob for owner")
    await bob.expect("room no admin bob for member")
    #expect(try number { try bob.rooms.updateSubject("Nook", forChatroom: "hall", error: $0) } == 703)
    #expect(try number { try alice.rooms.removeMembers(["carol"], fromChatroom: "hall", error: $0) } == 0)
    for phone in [alice, bob] { await phone.expect("carol exited") }
    await carol.expect("out of hall: beRemoved")
  }

  @Test func mutes() async throws {
    try await enterWithAdmin()
    let end = clock.now().milliseconds + 60_000
    let room = try alice.rooms.muteMembers(
      ["carol"], muteMilliseconds: 60_000, fromChatroom: "hall", error: nil)
    #expect(room?.muteList == ["carol"] && room?.blacklist == [] && room?.whitelist == [])
    for phone in [bob, carol] { await phone.expect("room muted carol until \(end)") }
    #expect(try await say(carol) == 215)
    #expect(
      try alice.rooms.getChatroomMuteListFromServer(withId: "hall", pageNumber: 1, pageSize: 9, error: nil) == ["carol"]
    )
    clock.advance(byMilliseconds: 60_000)
    #expect(try await say(carol) == 0)
    #expect(try alice.rooms.getChatroomMuteListFromServer(withId: "hall", pageNumber: 1, pageSize: 9, error: nil) == [])
    // A mute that has ended by itself is not reported as ended.
    try alice.rooms.unmuteMembers(["carol"], fromChatroom: "hall", error: nil)

    for _ in 1...2 { try bob.rooms.muteMembers(["carol"], muteMilliseconds: -1, fromChatroom: "hall", error: nil) }
    for phone in [alice, carol] { await phone.expect("room muted carol until -1") }
    // The later mute replaces the earlier.
    let later = clock.now().milliseconds + 1000
    try bob.rooms.muteMembers(["carol"], muteMilliseconds: 1000, fromChatroom: "hall", error: nil)
    for phone in [alice, carol] { await phone.expect("room muted carol until \(later)") }
    clock.advance(byMilliseconds: 1000)
    #expect(try await say(carol) == 0)
    try bob.rooms.muteMembers(["carol"], muteMilliseconds: 1000, fromChatroom: "hall", error: nil)
    try bob.rooms.muteMembers(["carol"], muteMilliseconds: -1, fromChatroom: "hall", error: nil)
    clock.advance(byMilliseconds: 1000)
    #expect(try await say(carol) == 215)
    #expect(try bob.rooms.unmuteMembers(["carol"], fromChatroom: "hall", error: nil)?.muteList == [])
    for phone in [alice, carol] {
      await phone.expect("room muted carol until \(later + 1000)", "room muted carol until -1", "room unmuted carol")
    }
    #expect(try await say(carol) == 0)
    for milliseconds in [0, -2] {
      #expect(
        try number {
          try bob.rooms.muteMembers(["carol"], muteMilliseconds: milliseconds, fromChatroom: "hall", error: $0)
        } == 110)
    }
    await bob.expect()
  }

  @Test func muteOfAllAndTheWhiteList() async throws {
    try await enterWithAdmin()
    #expect(try alice.rooms.muteAllMembers(fromChatroom: "hall", error: nil)?.isMuteAllMembers == true)
    for phone in [bob, carol] { await phone.expect("room all muted true true") }
    #expect(try await say(carol) == 215)
    #expect(try await say(bob) == 0)
    let room = try bob.rooms.addWhiteListMembers(["carol"], fromChatroom: "hall", error: nil)
    #expect(room?.whitelist == ["carol"] && room?.whiteList as? [String] == ["carol"])
    for phone in [alice, carol] { await phone.expect("room allowed carol") }
    #expect(try await say(carol) == 0)
    #expect(try carol.rooms.isMemberInWhiteListFromServer(withChatroomId: "hall", error: nil))
    #expect(try alice.rooms.getChatroomWhiteListFromServer(withId: "hall", error: nil) == ["carol"])
    try alice.rooms.removeWhiteListMembers(["carol"], fromChatroom: "hall", error: nil)
    for phone in [bob, carol] { await phone.expect("room disallowed carol") }
    #expect(try await say(carol) == 215)
    try alice.rooms.unmuteAllMembers(fromChatroom: "hall", error: nil)
    for phone in [bob, carol] { await phone.expect("room all muted false false") }
    #expect(try await say(carol) == 0)
    await alice.expect()
  }

  @Test func blackList() async throws {
    try await enterWithAdmin()
    let room = try bob.rooms.blockMembers(["carol"], fromChatroom: "hall", error: nil)
    #expect(room?.blacklist == ["carol"] && room?.occupantsCount == 2)
    await carol.expect("out of hall: beRemoved")
    for phone in [alice, bob] { await phone.expect("carol exited") }
    #expect(try number { _ = try carol.rooms.joinChatroom("hall", error: $0) } == 707)
    let list = try alice.rooms.getChatroomBlacklistFromServer(withId: "hall", pageNumber: 1, pageSize: 9, error: nil)
    #expect(list == ["carol"])
    #expect(try alice.rooms.unblockMembers(["carol"], fromChatroom: "hall", error: nil)?.blacklist == [])
    try carol.rooms.joinChatroom("hall", error: nil)
    for phone in [alice, bob] { await phone.expect("carol entered, the 3. of Hall: -") }
    await carol.expect()
  }

  @Test func properties() async throws {
    try await enter()
    let room = try alice.rooms.updateSubject("Den", forChatroom: "hall", error: nil) as AgoraChatroom?
    #expect(room?.subject == "Den")
    for phone in all { await phone.expect("room is Den, ") }
    for _ in 1...2 {
      #expect(try alice.rooms.updateDescription("ours", forChatroom: "hall", error: nil)?.description == "ours")
    }
    for phone in all { await phone.expect("room is Den, ours") }
    let announced = try alice.rooms.updateChatroomAnnouncement(withId: "hall", announcement: "news", error: nil)
    #expect(announced?.announcement == "news")
    try alice.rooms.updateChatroomAnnouncement(withId: "hall", announcement: nil, error: nil)
    for phone in all {
      await phone.expect("room announced news", "room announced ")
      #expect(try phone.rooms.getChatroomAnnouncement(withId: "hall", error: nil) == "")
    }
    let fetched = try bob.rooms.getChatroomSpecificationFromServer(withId: "hall", error: nil)
    #expect(fetched?.subject == "Den" && fetched?.description == "ours" && fetched?.announcement == nil)
    #expect(fetched?.adminList == [] && fetched?.muteList == nil && fetched?.permissionType == .member)
  }

  @Test func owners() async throws {
    try await enter()
    #expect(try number { try alice.rooms.updateChatroomOwner("hall", newOwner: "nobody", error: $0) } == 702)
    let room = try alice.rooms.updateChatroomOwner("hall", newOwner: "bob", error: nil)
    #expect(room?.owner == "bob" && room?.permissionType == .member && room?.muteList == nil)
    for phone in [alice, carol] { await phone.expect("room owner bob, not alice, for member") }
    await bob.expect("room owner bob, not alice, for owner")
    #expect(try number { try alice.rooms.updateChatroomOwner("hall", newOwner: "alice", error: $0) } == 703)
    try bob.rooms.addAdmin("alice", toChatroom: "hall", error: nil)
    await bob.expect("room admin alice for owner")
    await alice.expect("room admin alice for admin")
    await carol.expect()
  }

  @Test func refusals() async throws {
    try await enter()
    let rooms = try bob.rooms
    let calls: [(UnsafeMutablePointer<AgoraChatError?>?) -> Void] = [
      { rooms.updateSubject("Den", forChatroom: "hall", error: $0) },
      { rooms.updateDescription("ours", forChatroom: "hall", error: $0) },
      { rooms.updateChatroomAnnouncement(withId: "hall", announcement: "news", error: $0) },
      { rooms.updateChatroomOwner("hall", newOwner: "carol", error: $0) },
      { rooms.addAdmin("carol", toChatroom: "hall", error: $0) },
      { rooms.removeAdmin("carol", fromChatroom: "hall", error: $0) },
      { rooms.blockMembers(["carol"], fromChatroom: "hall", error: $0) },
      { rooms.unblockMembers(["carol"], fromChatroom: "hall", error: $0) },
      { rooms.muteMembers(["carol"], muteMilliseconds: -1, fromChatroom: "hall", error: $0) },
      { rooms.muteMembers(["carol"], muteMilliseconds: 9, fromChatroom: "hall", error: $0) },
      { rooms.unmuteMembers(["carol"], fromChatroom: "hall", error: $0) },
      { rooms.muteAllMembers(fromChatroom: "hall", error: $0) },
      { rooms.unmuteAllMembers(fromChatroom: "hall", error: $0) },
      { rooms.addWhiteListMembers(["carol"], fromChatroom: "hall", error: $0) },
      { rooms.removeWhiteListMembers(["carol"], fromChatroom: "hall", error: $0) },
      { rooms.getChatroomBlacklistFromServer(withId: "hall", pageNumber: 1, pageSize: 9, error: $0) },
      { rooms.getChatroomMuteListFromServer(withId: "hall", pageNumber: 1, pageSize: 9, error: $0) },
      { rooms.getChatroomWhiteListFromServer(withId: "hall", error: $0) },
    ]
    for call in calls { #expect(number(call) == 703) }
    let own = try alice.rooms
    #expect(number { own.addAdmin("nobody", toChatroom: "hall", error: $0) } == 204)
    #expect(number { own.blockMembers(["carol", "nobody"], fromChatroom: "hall", error: $0) } == 204)
    #expect(number { own.muteMembers([], muteMilliseconds: -1, fromChatroom: "hall", error: $0) } == 110)
    for page in [0, -1] {
      #expect(
        number { own.getChatroomMuteListFromServer(withId: "hall", pageNumber: page, pageSize: 9, error: $0) } == 110)
    }
    for phone in all { await phone.expect() }
  }

  /// Notes the messages that an app receives.
  ///
  /// Safe to share: the phone is.
  private final class Hearer: NSObject, AgoraChatManagerDelegate, @unchecked Sendable {
    private let phone: Phone
    init(_ phone: Phone) { self.phone = phone }
    func messagesDidReceive(_ aMessages: [AgoraChatMessage]) {
      for message in aMessages { phone.note("heard from \(message.from)") }
    }
    func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]) {
      phone.note("\(aConversationList.count) conversations")
    }
  }

  @Test func notificationsAreNotReportedAsMessages() async throws {
    try await enter()
    let chat = try #require(bob.client.chatManager)
    let hearer = Hearer(bob)
    chat.add(hearer, delegateQueue: nil)
    try alice.rooms.updateSubject("Den", forChatroom: "hall", error: nil)
    try alice.rooms.addAdmin("bob", toChatroom: "hall", error: nil)
    #expect(try await say(alice) == 0)
    await bob.expect("room is Den, ", "room admin bob for admin", "heard from alice")
    try alice.rooms.updateSubject("Nook", forChatroom: "hall", error: nil)
    await bob.expect("room is Nook, ")
    let history = chat.fetchHistoryMessages(
      fromServer: "hall", conversationType: .chatRoom, startMessageId: nil, pageSize: 9, error: nil)
    #expect(history?.list?.count == 1)
    let conversation = chat.getConversation("hall", type: .chatRoom, createIfNotExist: false)
    #expect(conversation?.latestMessage?.from == "alice")
    #expect(conversation?.loadMessagesStart(fromId: nil, count: 9, searchDirection: .up)?.count == 1)
    #expect(chat.getAllConversations()?.isEmpty ?? true)
    withExtendedLifetime(hearer) {}
  }
}
