import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// A chatroom with an owner, and Alice and Bob who may enter it. Used on the main queue only.
@MainActor final class ChatroomWorld {
  let clock = ManualClock()
  let environment: MessagingEnvironment
  /// The chatroom's owner, with a device of another style.
  let owner: NeutralApp
  let alice: ChatApp
  let bob: ChatApp
  /// Alice's callbacks for chatrooms.
  let told = Transcript()
  /// The chatroom's id.
  let room: String
  /// Alice's chatroom manager.
  var manager: any NIMChatroomManager { alice.sdk.chatroomManager }
  var session: NIMSession { NIMSession(room, type: .chatroom) }

  init() async throws {
    environment = .inMemory(clock: clock)
    owner = try NeutralApp("owner", environment)
    room = try environment.administration.createRoom(id: "lobby", name: "Lobby", owner: "owner")
    alice = try await ChatApp.other("alice", in: environment)
    bob = try await ChatApp.other("bob", in: environment)
    manager.add(told)
  }

  isolated deinit { environment.shutDown() }

  /// Lets an app enter the chatroom, or another one, a second after what happened before.
  @discardableResult
  func enter(
    _ app: ChatApp? = nil, room: String? = nil, nickname: String? = nil, ext: String? = nil
  ) async throws -> (error: String, room: NIMChatroom?, member: NIMChatroomMember?) {
    clock.advance(bySeconds: 1)
    let request = NIMChatroomEnterRequest()
    (request.roomId, request.roomNickname, request.roomExt) = (room ?? self.room, nickname, ext)
    let entered = Inbox<(error: String, room: NIMChatroom?, member: NIMChatroomMember?)>("entrance")
    (app ?? alice).sdk.chatroomManager.enterChatroom(request) { [told] error, room, member in
      entered.add((Transcript.word(error), room, member))
      told.lines.add("entered: \(Transcript.word(error))")
    }
    return try await entered.next()
  }

  /// Takes the network from Alice's phone, or gives it back.
  func setReachable(_ isReachable: Bool) async throws {
    environment.setReachable(isReachable, account: "alice", device: "phone", style: "NIM")
    while try await alice.steps.next() != (isReachable ? .syncOK : .loseConnection) {}
    if isReachable { try await alice.catchUp() }
  }

  /// Returns the lines since the last call.
  func news() async throws -> [String] {
    try await alice.catchUp()
    return told.take()
  }
}
