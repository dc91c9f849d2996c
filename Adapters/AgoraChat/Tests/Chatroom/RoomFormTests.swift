import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Every call about chat rooms, in every form that the headers of both versions and their forerunners have.
@Suite @MainActor struct RoomFormTests {
  private typealias Rooms = any IAgoraChatroomManager
  private typealias Pointer = UnsafeMutablePointer<AgoraChatError?>?
  private typealias Done<Value> = (Value?, AgoraChatError?) -> Void
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let alice: ChatApp
  private let bob: ChatApp

  init() throws {
    alice = try ChatApp.loggedIn("alice", environment)
    bob = try ChatApp.loggedIn("bob", environment)
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
  }

  private func rooms(_ app: ChatApp) throws -> Rooms { try #require(app.client.roomManager) }

  /// Returns the result of a waiting call. Its error starts with a value, so that a call that never sets it is noticed.
  private func waited<Value>(_ done: Done<Value>, _ call: (Pointer) -> Value?) {
    var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
    let value = call(&error)
    done(value, error)
  }

  private func number(_ ask: (@escaping (AgoraChatError?) -> Void) -> Void) async throws -> Int {
    try await failure(ask)?.rawValue ?? 0
  }

  /// The number of members in the hall.
  private func count() throws -> Int {
    try #require(try rooms(alice).getChatroomSpecificationFromServer(withId: "hall", error: nil)).occupantsCount
  }

  @Test func comingAndGoing() async throws {
    let rooms = try rooms(bob)
    let joining: [(String?, @escaping Done<AgoraChatroom>) -> Void] = [
      { id, done in waited(done) { rooms.joinChatroom(id ?? "", error: $0) } },
      { id, done in waited(done) { rooms.joinChatroom(id, error: $0) } },
      { id, done in rooms.joinChatroom(id ?? "", completion: done) },
      { id, done in rooms.joinChatroom(id, completion: done) },
      { id, done in rooms.joinChatroom(id ?? "", ext: nil, leaveOtherRooms: true, completion: done) },
      { id, done in rooms.asyncJoinChatroom(id, success: { done($0, nil) }, failure: { done(nil, $0) }) },
    ]
    let leaving: [(String?, @escaping (AgoraChatError?) -> Void) -> Void] = [
      { id, done in waited({ (_: Void?, error) in done(error) }) { rooms.leaveChatroom(id ?? "", error: $0) } },
      { id, done in waited({ (_: Void?, error) in done(error) }) { rooms.leaveChatroom(id, error: $0) } },
      { id, done in rooms.leaveChatroom(id ?? "", completion: done) },
      { id, done in rooms.leaveChatroom(id, completion: done) },
      { id, done in rooms.leaveChatroom(id ?? "", completion: done) },
      { id, done in
        rooms.asyncLeaveChatroom(
          id,
          success: {
            #expect($0?.chatroomId == "hall" && $0?.subject == nil)
            done(nil)
          }, failure: done)
      },
    ]
    for (join, leave) in zip(joining, leaving) {
      let joined = try await reply { join("hall", $0) }
      #expect(joined.code == nil && joined.value?.chatroomId == "hall" && joined.value?.subject == "Hall")
      #expect(joined.value?.permissionType == .member)
      #expect(try count() == 1)
      #expect(try await number { leave("hall", $0) } == 0)
      #expect(try count() == 0)
      #expect(try await number { leave("hall", $0) } == 702)
      #expect(try await number { leave(nil, $0) } == 110)
      let nowhere = try await reply { join("nowhere", $0) }
      #expect(nowhere.value == nil && nowhere.code == .chatroomNotExist)
      let none = try await reply { join(nil, $0) }
      #expect(none.value == nil && none.code == .invalidParam)
    }
  }

  @Test func endingARoom() async throws {
    let rooms = try rooms(alice)
    let forms: [(String?, @escaping (AgoraChatError?) -> Void) -> Void] = [
      { id, done in done(rooms.destroyChatroom(id ?? "")) }, { id, done in done(rooms.destroyChatroom(id)) },
      { id, done in rooms.destroyChatroom(id ?? "", completion: done) },
      { id, done in rooms.destroyChatroom(id, completion: done) },
    ]
    for (turn, form) in forms.enumerated() {
      let id = try environment.administration.createRoom(id: "room \(turn)", name: "R", owner: "alice")
      #expect(try await number { form(id, $0) } == 0)
      #expect(try await number { form(id, $0) } == 705)
      #expect(try await number { form(nil, $0) } == 110)
      #expect(try await number { form("hall", $0) } == 0 || turn > 0)
    }
  }

  @Test func removingMembers() async throws {
    let (rooms, others) = (try rooms(alice), try rooms(bob))
    let users: [Any]? = ["bob"]
    let forms: [(String?, @escaping Done<AgoraChatroom>) -> Void] = [
      { id, done in waited(done) { rooms.removeMembers(["bob"], fromChatroom: id ?? "", error: $0) } },
      { id, done in waited(done) { rooms.removeMembers(users, fromChatroom: id, error: $0) } },
      { id, done in rooms.removeMembers(["bob"], fromChatroom: id ?? "", completion: done) },
      { id, done in rooms.removeMembers(users, fromChatroom: id, completion: done) },
    ]
    for form in forms {
      #expect(others.joinChatroom("hall", error: nil) != nil)
      let removed = try await reply { form("hall", $0) }
      #expect(removed.code == nil && removed.value?.memberList == [] && removed.value?.occupantsCount == 0)
      #expect(try await reply { form("hall", $0) }.code == .chatroomNotJoined)
      #expect(try await reply { form("nowhere", $0) }.code == .chatroomNotExist)
      #expect(try await reply { form(nil, $0) }.code == .invalidParam)
    }
  }

  @Test(arguments: [nil, "nowhere"]) func questions(_ wrong: String?) async throws {
    let rooms = try rooms(alice)
    #expect(try self.rooms(bob).joinChatroom("hall", error: nil) != nil)
    let code: AgoraChatErrorCode = wrong == nil ? .invalidParam : .chatroomNotExist
    let rooms_: [(withMembers: Bool, ask: (String?, @escaping Done<AgoraChatroom>) -> Void)] = [
      (false, { id, done in waited(done) { rooms.getChatroomSpecificationFromServer(withId: id ?? "", error: $0) } }),
      (false, { id, done in waited(done) { rooms.getChatroomSpecificationFromServer(withId: id, error: $0) } }),
      (false, { id, done in rooms.getChatroomSpecificationFromServer(withId: id ?? "", completion: done) }),
      (false, { id, done in rooms.getChatroomSpecificationFromServer(withId: id, completion: done) }),
      (
        true,
        { id, done in
          rooms.getChatroomSpecificationFromServer(withId: id ?? "", fetchMembers: true, completion: done)
        }
      ),
      (true, { id, done in waited(done) { rooms.fetchChatroomInfo(id, includeMembersList: true, error: $0) } }),
      (
        true,
        { id, done in rooms.getChatroomSpecificationFromServer(byID: id, includeMembersList: true, completion: done) }
      ),
      (
        true,
        { id, done in
          rooms.asyncFetchChatroomInfo(
            id, includeMembersList: true, success: { done($0, nil) }, failure: { done(nil, $0) })
        }
      ),
    ]
    for form in rooms_ {
      let room = try await reply { form.ask("hall", $0) }
      #expect(room.code == nil && room.value?.owner == "alice" && room.value?.membersCount == 1)
      #expect(room.value?.memberList == (form.withMembers ? ["bob"] : nil))
      #expect(room.value?.members as? [String] == (form.withMembers ? ["bob"] : nil))
      #expect(room.value?.description == "" && room.value?.announcement == nil)
      let none = try await reply { form.ask(wrong, $0) }
      #expect(none.value == nil && none.code == code)
    }
    let lists: [(String?, @escaping Done<AgoraChatCursorResult<NSString>>) -> Void] = [
      { id, done in
        waited(done) { rooms.getChatroomMemberListFromServer(withId: id ?? "", cursor: nil, pageSize: 9, error: $0) }
      },
      { id, done in
        waited(done) { rooms.getChatroomMemberListFromServer(withId: id, cursor: nil, pageSize: 9, error: $0) }
      },
      { id, done in
        rooms.getChatroomMemberListFromServer(withId: id ?? "", cursor: nil, pageSize: 9, completion: done)
      },
      { id, done in rooms.getChatroomMemberListFromServer(withId: id, cursor: nil, pageSize: 9, completion: done) },
    ]
    for form in lists {
      let list = try await reply { form("hall", $0) }
      #expect(list.code == nil && list.value?.list == ["bob"])
      let none = try await reply { form(wrong, $0) }
      #expect(none.value == nil && none.code == code)
    }
    let announcements: [(String?, @escaping Done<String>) -> Void] = [
      { id, done in waited(done) { rooms.getChatroomAnnouncement(withId: id ?? "", error: $0) } },
      { id, done in waited(done) { rooms.getChatroomAnnouncement(withId: id, error: $0) } },
      { id, done in rooms.getChatroomAnnouncement(withId: id ?? "", completion: done) },
      { id, done in rooms.getChatroomAnnouncement(withId: id, completion: done) },
    ]
    for form in announcements {
      let text = try await reply { form("hall", $0) }
      #expect(text.code == nil && text.value == "")
      let none = try await reply { form(wrong, $0) }
      #expect(none.value == nil && none.code == code)
    }
  }

  /// Makes calls without completions, as code does that does not wait.
  private func callWithoutCompletions(_ rooms: Rooms, _ others: Rooms) {
    silently { others.joinChatroom("hall") }
    silently { others.leaveChatroom("hall") }
    silently { others.joinChatroom("hall", ext: "waves", leaveOtherRooms: true) }
    silently { rooms.joinChatroom("hall") }
    rooms.getChatroomSpecificationFromServer(withId: "hall")
    rooms.getChatroomSpecificationFromServer(withId: "hall", fetchMembers: true)
    rooms.getChatroomMemberListFromServer(withId: "hall", cursor: nil, pageSize: 9)
    rooms.getChatroomAnnouncement(withId: "hall")
  }

  @Test func completionsAreOptional() async throws {
    callWithoutCompletions(try rooms(alice), try rooms(bob))
    try await bob.catchUp()
    try await alice.catchUp()
    #expect(try count() == 2)
    let remove: (Rooms) -> Void = { $0.removeMembers(["bob"], fromChatroom: "hall") }
    remove(try rooms(alice))
    #expect(try count() == 1)
    #expect(alice.client.logout(false) == nil)
    #expect(
      try await reply { try? rooms(alice).getChatroomAnnouncement(withId: "hall", completion: $0) }.code
        == .userNotLogin)
  }

  private final class Listener: NSObject, AgoraChatroomManagerDelegate {
    let told = Inbox<String>("chat room")
    func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
      told.add("\(aChatroom.chatroomId ?? ""): \(aReason)")
    }
  }

  @Test func delegatesAreAddedAndRemovedInAllForms() async throws {
    let listener = Listener()
    let some: (any AgoraChatroomManagerDelegate)? = listener
    let (rooms, others) = (try rooms(bob), try rooms(alice))
    let nobody: (any AgoraChatroomManagerDelegate)? = nil
    rooms.add(nobody)
    rooms.add(nobody, delegateQueue: nil)
    rooms.remove(nobody)
    let forms: [(add: () -> Void, remove: () -> Void)] = [
      ({ rooms.add(some) }, { rooms.remove(some) }),
      ({ rooms.add(some, delegateQueue: nil) }, { rooms.remove(listener) }),
      ({ rooms.add(listener, delegateQueue: nil) }, { rooms.remove(listener) }),
    ]
    for form in forms {
      form.add()
      for isListening in [true, false] {
        #expect(rooms.joinChatroom("hall", error: nil) != nil)
        #expect(others.removeMembers(["bob"], fromChatroom: "hall", error: nil) != nil)
        try await bob.catchUp()
        #expect(listener.told.takeAll() == (isListening ? ["hall: beRemoved"] : []))
        if isListening { form.remove() }
      }
    }
  }

  @Test func emptyRoomHasNoProperties() {
    let room = AgoraChatroom()
    #expect(room.chatroomId == nil && room.subject == nil && room.owner == nil && room.description == "")
    #expect(room.adminList == nil && room.memberList == nil && room.members == nil && room.occupants == nil)
    #expect(room.blacklist == nil && room.muteList == nil && room.whitelist == nil && room.whiteList == nil)
    #expect(
      room.permissionType == AgoraChatroomPermissionType.none && room.occupantsCount == 0 && !room.isMuteAllMembers)
    #expect(AgoraChatroom(id: "hall")?.chatroomId == "hall" && AgoraChatroom(id: "") == nil)
  }
}
