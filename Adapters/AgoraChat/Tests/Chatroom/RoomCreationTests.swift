import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Lists of chat rooms, creating them, and how many users they take, in every form.
@Suite @MainActor struct RoomCreationTests {
  private typealias Pointer = UnsafeMutablePointer<AgoraChatError?>?
  private typealias Done<Value> = (Value?, AgoraChatError?) -> Void
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let alice: ChatApp
  private let bob: ChatApp

  init() throws {
    alice = try ChatApp.loggedIn("alice", environment)
    bob = try ChatApp.loggedIn("bob", environment)
  }

  private func rooms(_ app: ChatApp) throws -> any IAgoraChatroomManager { try #require(app.client.roomManager) }

  /// Returns the result of a waiting call. Its error starts with a value, so that a call that never sets it is noticed.
  private func waited<Value>(_ done: Done<Value>, _ call: (Pointer) -> Value?) {
    var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
    let value = call(&error)
    done(value, error)
  }

  @Test func superAdminsCreateChatRooms() async throws {
    let rooms = try rooms(alice)
    let none: [Any]! = nil
    let creations: [(@escaping Done<AgoraChatroom>) -> Void] = [
      { done in
        waited(done) {
          rooms.createChatroom(
            withSubject: "Hall", description: "a hall", invitees: [String](), message: nil, maxMembersCount: 2,
            error: $0)
        }
      },
      { done in
        rooms.createChatroom(
          withSubject: "Hall", description: "a hall", invitees: [String](), message: nil, maxMembersCount: 2,
          completion: done)
      },
      { done in
        waited(done) {
          rooms.createChatroom(
            withSubject: "Hall", description: "a hall", invitees: none, message: nil, maxMembersCount: 2, error: $0)
        }
      },
      { done in
        rooms.createChatroom(
          withSubject: "Hall", description: "a hall", invitees: none, message: nil, maxMembersCount: 2, completion: done
        )
      },
    ]
    for create in creations {
      let refused = try await reply { create($0) }
      #expect(refused.value == nil && refused.code == .chatroomPermissionDenied)
    }
    try environment.administration.setCreatesRooms(true, "alice")
    for create in creations {
      let created = try await reply { create($0) }
      let room = try #require(created.value)
      #expect(created.code == nil && room.subject == "Hall" && room.description == "a hall" && room.owner == "alice")
      #expect(room.maxOccupantsCount == 2 && room.maxMembersCount == 2 && room.permissionType == .owner)
      #expect(room.occupantsCount == 0)
    }
    #expect(rooms.getAllChatroomsFromServerWithError(nil)?.count == 4)
    // Without waiting, and in async code.
    rooms.createChatroom(
      withSubject: "Den", description: nil, invitees: nil as [String]?, message: nil, maxMembersCount: 0,
      completion: nil)
    try await until("the fifth") { rooms.getAllChatroomsFromServerWithError(nil)?.count == 5 }
    let (den, error) = await rooms.createChatroom(
      withSubject: nil, description: nil, invitees: nil, message: nil, maxMembersCount: 0)
    #expect(error == nil && den?.maxOccupantsCount == 0 && den?.subject == "" && den?.description == "")
    // Users enter by themselves, and a limit is a number of users.
    for (invitees, limit, code) in [(["bob"], 2, AgoraChatErrorCode.operationUnsupported), ([], -1, .invalidParam)] {
      let refused = try await reply { done in
        rooms.createChatroom(
          withSubject: "Hall", description: nil, invitees: invitees, message: "come", maxMembersCount: limit,
          completion: done)
      }
      #expect(refused.value == nil && refused.code == code)
    }
    #expect(AgoraChatroomOptions().maxUsersCount == 0)
    let options = AgoraChatroomOptions()
    options.maxUsersCount = 9
    #expect(options.maxUsersCount == 9)
  }

  @Test func chatRoomsAreListedInPages() async throws {
    for index in 1...5 { try environment.administration.createRoom(id: "r\(index)", name: "R", owner: "alice") }
    try environment.administration.createGroup(id: "g", name: "G", owner: "alice", members: ["bob"])
    let rooms = try rooms(bob)
    let pages: [(Int, Int, @escaping Done<AgoraChatPageResult<AgoraChatroom>>) -> Void] = [
      { number, size, done in
        waited(done) { rooms.getChatroomsFromServer(withPage: number, pageSize: size, error: $0) }
      },
      { number, size, done in rooms.getChatroomsFromServer(withPage: number, pageSize: size, completion: done) },
    ]
    for page in pages {
      for (number, ids) in [(1, ["r1", "r2"]), (2, ["r3", "r4"]), (3, ["r5"]), (4, [])] {
        let found = try await reply { page(number, 2, $0) }
        #expect(found.code == nil && found.value?.count == ids.count)
        #expect(found.value?.list?.map { $0.chatroomId } == ids)
      }
      for (number, size) in [(0, 2), (-1, 2), (1, 0)] {
        let refused = try await reply { page(number, size, $0) }
        #expect(refused.value == nil && refused.code == .invalidParam)
      }
    }
    let (far, _) = await rooms.chatroomsFromServer(withPage: .max, pageSize: .max)
    #expect(far?.count == 0)
    // The completion may be left out.
    rooms.getChatroomsFromServer(withPage: 1, pageSize: 2, completion: nil)
    let all = ["r1", "r2", "r3", "r4", "r5"]
    let lists: [(@escaping Done<[Any]>) -> Void] = [
      { done in waited(done) { rooms.getAllChatroomsFromServerWithError($0) } },
      { done in rooms.getAllChatroomsFromServer(completion: done) },
      { done in rooms.asyncGetAllChatrooms(fromServer: { done($0, nil) }, failure: { done(nil, $0) }) },
    ]
    for list in lists {
      let found = try await reply { list($0) }
      #expect(found.code == nil && (found.value as? [AgoraChatroom])?.map { $0.chatroomId } == all)
    }
    try environment.administration.updateSettings { $0.listsRooms = false }
    for list in lists {
      let refused = try await reply { list($0) }
      #expect(refused.value == nil && refused.code == .chatroomPermissionDenied)
    }
  }

  @Test func fullChatRoomRefusesFurtherUsers() async throws {
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice", occupantLimit: 1)
    let entered = try #require(try self.rooms(bob).joinChatroom("hall", error: nil) as AgoraChatroom?)
    #expect(entered.maxOccupantsCount == 1 && entered.occupantsCount == 1)
    let rooms = try self.rooms(alice)
    let refused = try await reply { rooms.joinChatroom("hall", completion: $0) }
    #expect(refused.value == nil && refused.code == .chatroomMembersFull)
    #expect(refused.code?.rawValue == 704)
    try self.rooms(bob).leaveChatroom("hall", error: nil)
    let again = try await reply { rooms.joinChatroom("hall", completion: $0) }
    #expect(again.code == nil && again.value?.permissionType == .owner)
  }
}
