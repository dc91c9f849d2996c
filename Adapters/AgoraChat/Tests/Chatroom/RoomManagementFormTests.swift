import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Every call that manages a chat room, in every form that the headers of both versions have.
@Suite @MainActor struct RoomManagementFormTests {
  private typealias Rooms = any IAgoraChatroomManager
  private typealias Pointer = UnsafeMutablePointer<AgoraChatError?>?
  private typealias Done<Value> = (Value?, AgoraChatError?) -> Void
  private typealias Form<Value> = (Rooms, String?, @escaping Done<Value>) -> Void
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let alice: ChatApp
  private let bob: ChatApp

  init() throws {
    alice = try ChatApp.loggedIn("alice", environment)
    bob = try ChatApp.loggedIn("bob", environment)
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
  }

  private func rooms(_ app: ChatApp) throws -> Rooms { try #require(app.client.roomManager) }

  /// A form that waits. Its error starts with a value, so that a call that never sets it is noticed.
  private func waiting<Value>(_ call: @escaping (Rooms, String?, Pointer) -> Value?) -> Form<Value> {
    { rooms, id, done in
      var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
      let value = call(rooms, id, &error)
      done(value, error)
    }
  }

  /// Makes a call with an id that is known, is unknown, and is invalid.
  private func check<Value>(_ forms: [Form<Value>], _ isRight: (Value) -> Bool) async throws {
    let rooms = try rooms(alice)
    let wrongs: [(String?, AgoraChatErrorCode)] = [("nowhere", .chatroomNotExist), (nil, .invalidParam)]
    for form in forms {
      let answer = try await reply { form(rooms, "hall", $0) }
      #expect(answer.code == nil && answer.value.map(isRight) == true)
      for (wrong, code) in wrongs {
        let refusal = try await reply { form(rooms, wrong, $0) }
        #expect(refusal.value == nil && refusal.code == code)
      }
    }
  }

  private func checkRoom(_ forms: [Form<AgoraChatroom>], _ isRight: (AgoraChatroom) -> Bool) async throws {
    try await check(forms, isRight)
  }

  private func checkNames(_ forms: [Form<[String]>], _ isRight: ([String]) -> Bool) async throws {
    try await check(forms, isRight)
  }

  private func isMuted(_ rooms: Rooms) async throws -> Bool? {
    let answer = try await reply { (done: @escaping Done<Bool>) in
      rooms.isMemberInMuteListFromServer(withChatroomId: "hall") { done($0, $1) }
    }
    #expect(answer.code == nil)
    return answer.value
  }

  private func isAllowed(_ rooms: Rooms) async throws -> Bool? {
    let answer = try await reply { (done: @escaping Done<Bool>) in
      rooms.isMemberInWhiteListFromServer(withChatroomId: "hall") { done($0, $1) }
    }
    #expect(answer.code == nil)
    return answer.value
  }

  @Test func properties() async throws {
    try await checkRoom(
      [
        waiting { $0.updateSubject("a", forChatroom: $1 ?? "", error: $2) },
        waiting { $0.updateSubject("a", forChatroom: $1, error: $2) },
        { $0.updateSubject("a", forChatroom: $1 ?? "", completion: $2) },
        { $0.updateSubject("a", forChatroom: $1, completion: $2) },
      ], { $0.subject == "a" })
    try await checkRoom(
      [
        waiting { $0.updateDescription("b", forChatroom: $1 ?? "", error: $2) },
        waiting { $0.updateDescription("b", forChatroom: $1, error: $2) },
        { $0.updateDescription("b", forChatroom: $1 ?? "", completion: $2) },
        { $0.updateDescription("b", forChatroom: $1, completion: $2) },
      ], { $0.description == "b" })
    try await checkRoom(
      [
        waiting { $0.updateChatroomAnnouncement(withId: $1 ?? "", announcement: "c", error: $2) },
        waiting { $0.updateChatroomAnnouncement(withId: $1, announcement: "c", error: $2) },
        { $0.updateChatroomAnnouncement(withId: $1 ?? "", announcement: "c", completion: $2) },
        { $0.updateChatroomAnnouncement(withId: $1, announcement: "c", completion: $2) },
      ], { $0.announcement == "c" })
    try await checkRoom(
      [
        waiting { $0.muteAllMembers(fromChatroom: $1 ?? "", error: $2) },
        { $0.muteAllMembers(fromChatroom: $1 ?? "", completion: $2) },
      ], { $0.isMuteAllMembers })
    try await checkRoom(
      [
        waiting { $0.unmuteAllMembers(fromChatroom: $1 ?? "", error: $2) },
        { $0.unmuteAllMembers(fromChatroom: $1 ?? "", completion: $2) },
      ], { !$0.isMuteAllMembers })
  }

  @Test func admins() async throws {
    let user: String? = "bob"
    try await checkRoom(
      [
        waiting { $0.addAdmin("bob", toChatroom: $1 ?? "", error: $2) },
        waiting { $0.addAdmin(user, toChatroom: $1, error: $2) },
        { $0.addAdmin("bob", toChatroom: $1 ?? "", completion: $2) },
        { $0.addAdmin(user, toChatroom: $1, completion: $2) },
      ], { $0.adminList == ["bob"] })
    try await checkRoom(
      [
        waiting { $0.removeAdmin("bob", fromChatroom: $1 ?? "", error: $2) },
        waiting { $0.removeAdmin(user, fromChatroom: $1, error: $2) },
        { $0.removeAdmin("bob", fromChatroom: $1 ?? "", completion: $2) },
        { $0.removeAdmin(user, fromChatroom: $1, completion: $2) },
      ], { $0.adminList == [] })
  }

  @Test func mutes() async throws {
    let users: [Any]? = ["bob"]
    try await checkRoom(
      [
        waiting { $0.muteMembers(["bob"], muteMilliseconds: -1, fromChatroom: $1 ?? "", error: $2) },
        waiting { $0.muteMembers(users, muteMilliseconds: 9, fromChatroom: $1, error: $2) },
        { $0.muteMembers(["bob"], muteMilliseconds: -1, fromChatroom: $1 ?? "", completion: $2) },
        { $0.muteMembers(users, muteMilliseconds: 9, fromChatroom: $1, completion: $2) },
      ], { $0.muteList == ["bob"] })
    try await checkNames(
      [
        waiting { $0.getChatroomMuteListFromServer(withId: $1 ?? "", pageNumber: 1, pageSize: 9, error: $2) },
        waiting { $0.getChatroomMuteListFromServer(withId: $1, pageNumber: 1, pageSize: 9, error: $2) },
        { $0.getChatroomMuteListFromServer(withId: $1 ?? "", pageNumber: 1, pageSize: 9, completion: $2) },
        { $0.getChatroomMuteListFromServer(withId: $1, pageNumber: 1, pageSize: 9, completion: $2) },
      ], { $0 == ["bob"] })
    let others = try rooms(bob)
    #expect(try await isMuted(others) == true)
    try await checkRoom(
      [
        waiting { $0.unmuteMembers(["bob"], fromChatroom: $1 ?? "", error: $2) },
        waiting { $0.unmuteMembers(users, fromChatroom: $1, error: $2) },
        { $0.unmuteMembers(["bob"], fromChatroom: $1 ?? "", completion: $2) },
        { $0.unmuteMembers(users, fromChatroom: $1, completion: $2) },
      ], { $0.muteList == [] })
    #expect(try await isMuted(others) == false)
  }

  @Test func blackList() async throws {
    let users: [Any]? = ["bob"]
    try await checkRoom(
      [
        waiting { $0.blockMembers(["bob"], fromChatroom: $1 ?? "", error: $2) },
        waiting { $0.blockMembers(users, fromChatroom: $1, error: $2) },
        { $0.blockMembers(["bob"], fromChatroom: $1 ?? "", completion: $2) },
        { $0.blockMembers(users, fromChatroom: $1, completion: $2) },
      ], { $0.blacklist == ["bob"] })
    try await checkNames(
      [
        waiting { $0.getChatroomBlacklistFromServer(withId: $1 ?? "", pageNumber: 1, pageSize: 9, error: $2) },
        waiting { $0.getChatroomBlacklistFromServer(withId: $1, pageNumber: 1, pageSize: 9, error: $2) },
        { $0.getChatroomBlacklistFromServer(withId: $1 ?? "", pageNumber: 1, pageSize: 9, completion: $2) },
        { $0.getChatroomBlacklistFromServer(withId: $1, pageNumber: 1, pageSize: 9, completion: $2) },
      ], { $0 == ["bob"] })
    try await checkRoom(
      [
        waiting { $0.unblockMembers(["bob"], fromChatroom: $1 ?? "", error: $2) },
        waiting { $0.unblockMembers(users, fromChatroom: $1, error: $2) },
        { $0.unblockMembers(["bob"], fromChatroom: $1 ?? "", completion: $2) },
        { $0.unblockMembers(users, fromChatroom: $1, completion: $2) },
      ], { $0.blacklist == [] })
  }

  @Test func whiteList() async throws {
    try await checkRoom(
      [
        waiting { $0.addWhiteListMembers(["bob"], fromChatroom: $1 ?? "", error: $2) },
        { $0.addWhiteListMembers(["bob"], fromChatroom: $1 ?? "", completion: $2) },
      ], { $0.whitelist == ["bob"] })
    try await checkNames(
      [
        waiting { $0.getChatroomWhiteListFromServer(withId: $1 ?? "", error: $2) },
        { $0.getChatroomWhiteListFromServer(withId: $1 ?? "", completion: $2) },
      ], { $0 == ["bob"] })
    let others = try rooms(bob)
    #expect(try await isAllowed(others) == true)
    var error: AgoraChatError?
    #expect(!others.isMemberInWhiteListFromServer(withChatroomId: "nowhere", error: &error))
    #expect(error?.code == .chatroomNotExist)
    try await checkRoom(
      [
        waiting { $0.removeWhiteListMembers(["bob"], fromChatroom: $1 ?? "", error: $2) },
        { $0.removeWhiteListMembers(["bob"], fromChatroom: $1 ?? "", completion: $2) },
      ], { $0.whitelist == [] })
  }

  @Test func owners() async throws {
    for app in [alice, bob] { #expect(try rooms(app).joinChatroom("hall", error: nil) != nil) }
    let forms: [(String) -> Form<AgoraChatroom>] = [
      { heir in self.waiting { $0.updateChatroomOwner($1 ?? "", newOwner: heir, error: $2) } },
      { heir in self.waiting { $0.updateChatroomOwner($1, newOwner: heir, error: $2) } },
      { heir in { $0.updateChatroomOwner($1 ?? "", newOwner: heir, completion: $2) } },
      { heir in { $0.updateChatroomOwner($1, newOwner: heir, completion: $2) } },
    ]
    var (owner, heir) = (alice, bob)
    for make in forms {
      let (rooms, form) = (try rooms(owner), make(heir.account))
      let refusal = try await reply { form(rooms, nil, $0) }
      #expect(refusal.value == nil && refusal.code == .invalidParam)
      let room = try await reply { form(rooms, "hall", $0) }
      #expect(room.code == nil && room.value?.owner == heir.account && room.value?.permissionType == .member)
      (owner, heir) = (heir, owner)
    }
  }

  /// Makes calls without completions, as code does that does not wait.
  private func callWithoutCompletions(_ rooms: Rooms) {
    silently { rooms.updateSubject("a", forChatroom: "hall") }
    silently { rooms.updateDescription("b", forChatroom: "hall") }
    silently { rooms.updateChatroomAnnouncement(withId: "hall", announcement: "c") }
    silently { rooms.addAdmin("bob", toChatroom: "hall") }
    silently { rooms.removeAdmin("bob", fromChatroom: "hall") }
    silently { rooms.muteMembers(["bob"], muteMilliseconds: -1, fromChatroom: "hall") }
    silently { rooms.unmuteMembers(["bob"], fromChatroom: "hall") }
    silently { rooms.addWhiteListMembers(["bob"], fromChatroom: "hall") }
    silently { rooms.removeWhiteListMembers(["bob"], fromChatroom: "hall") }
    silently { rooms.blockMembers(["bob"], fromChatroom: "hall") }
    silently { rooms.unblockMembers(["bob"], fromChatroom: "hall") }
    silently { rooms.muteAllMembers(fromChatroom: "hall") }
    silently { rooms.unmuteAllMembers(fromChatroom: "hall") }
    rooms.getChatroomBlacklistFromServer(withId: "hall", pageNumber: 1, pageSize: 9)
    rooms.getChatroomMuteListFromServer(withId: "hall", pageNumber: 1, pageSize: 9)
    rooms.getChatroomWhiteListFromServer(withId: "hall")
    silently { rooms.isMemberInWhiteListFromServer(withChatroomId: "hall") }
    silently { rooms.isMemberInMuteListFromServer(withChatroomId: "hall") }
    silently { rooms.updateChatroomOwner("hall", newOwner: "bob") }
  }

  @Test func completionsAreOptional() async throws {
    #expect(try rooms(bob).joinChatroom("hall", error: nil) != nil)
    callWithoutCompletions(try rooms(alice))
    try await alice.catchUp()
    let room = try rooms(alice).getChatroomSpecificationFromServer(withId: "hall", error: nil)
    #expect(room?.subject == "a" && room?.description == "b" && room?.announcement == "c")
    #expect(alice.client.logout(false) == nil)
    let late = try await reply { try? rooms(alice).updateSubject("d", forChatroom: "hall", completion: $0) }
    #expect(late.code == .userNotLogin)
  }
}
