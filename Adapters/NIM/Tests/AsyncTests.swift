import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The calls without a completion that an app can wait for: they throw what a completion would get.
@Suite @MainActor struct AsyncTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  private func failure(_ body: () async throws -> Void) async -> NSError? {
    do {
      try await body()
      return nil
    } catch {
      return error as NSError
    }
  }

  @Test func awaitedCallsReturnOrThrow() async throws {
    defer { environment.shutDown() }
    let sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
    #expect(await failure { try await sdk.chatManager.revokeMessage(NIMMessage()) }?.local == .userInfoNeeded)
    try await sdk.loginManager.login("alice", token: "")
    #expect(sdk.loginManager.isLogined())
    #expect(await failure { try await sdk.loginManager.login("", token: "") }?.local == .invalidParam)
    #expect(try await sdk.loginManager.queryServerTimeCompletion().timestamp > 0)

    let bob = try await ChatApp.other("bob", in: environment)
    let message = NIMMessage()
    message.text = "for a moment"
    let session = NIMSession("bob", type: .P2P)
    try await outcome { sdk.chatManager.send(message, to: session, completion: $0) }.map { throw $0 }
    _ = try await bob.received.next()
    try await sdk.chatManager.revokeMessage(message)
    #expect(try await bob.revoked.next().message?.messageId == message.messageId)
    #expect(await failure { try await sdk.chatManager.revokeMessage(message) } != nil)

    let option = NIMCreateTeamOption()
    option.name = "team"
    let (team, refused) = try await sdk.teamManager.createTeam(option, users: ["bob", "nobody"])
    #expect(refused == ["nobody"])
    #expect(try await sdk.teamManager.fetchTeamInfo(team).teamName == "team")
    #expect(try await sdk.teamManager.fetchTeamMembers(team).count == 2)
    let history = NIMHistoryMessageSearchOption()
    #expect(try await sdk.conversationManager.fetchMessageHistory(session, option: history).isEmpty)
    #expect(await failure { _ = try await sdk.teamManager.fetchTeamInfo("no team") } != nil)

    let room = try environment.administration.createRoom(name: "lobby", owner: "bob")
    let request = NIMChatroomEnterRequest()
    request.roomId = room
    sdk.chatroomManager.enterChatroom(request)
    #expect(try await sdk.chatroomManager.fetchChatroomInfo(room).roomId == room)
  }

  @Test func creatorOfATeamIsNotified() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    _ = try await ChatApp.other("bob", in: environment)
    let listener = TeamListener()
    alice.sdk.teamManager.add(listener)
    let option = NIMCreateTeamOption()
    option.name = "team"
    let (team, _) = try await alice.sdk.teamManager.createTeam(option, users: ["bob"])
    try await alice.catchUp()
    #expect(listener.told.pending == ["added \(team)"])
  }

  private final class TeamListener: NSObject, NIMTeamManagerDelegate {
    let told = Inbox<String>("team")
    func onTeamAdded(_ team: NIMTeam) { told.add("added \(team.teamId ?? "")") }
    func onTeamUpdated(_ team: NIMTeam) { told.add("updated \(team.teamId ?? "")") }
    func onTeamMemberChanged(_ team: NIMTeam) { told.add("members \(team.teamId ?? "")") }
    func onTeamRemoved(_ team: NIMTeam) { told.add("removed \(team.teamId ?? "")") }
  }

  @Test func aChatroomsHistoryByTypesOfMedia() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    try environment.administration.createAccount("bob")
    let room = try environment.administration.createRoom(name: "lobby", owner: "bob")
    let request = NIMChatroomEnterRequest()
    request.roomId = room
    alice.sdk.chatroomManager.enterChatroom(request)
    _ = try await alice.send("a text", to: NIMSession(room, type: .chatroom))
    let option = NIMHistoryMessageSearchOption()
    option.limit = 10
    for type in [NIMMessageType.image, .audio, .video, .file] {
      option.messageTypes = [NSNumber(value: type.rawValue)]
      let (error, found): (NSError?, [NIMMessage]?) = try await answer {
        alice.sdk.chatroomManager.fetchMessageHistory(room, option: option, result: $0)
      }
      #expect(error == nil && found?.isEmpty == true)
    }
  }
}
