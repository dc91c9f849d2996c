#if Server
  import AgoraChat
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import NIMServer

  /// A visitor of NIM in a room in which others use another SDK, and the copy of its coming that a back end gets.
  @Suite @MainActor struct VisitorTests {
    private final class Listener: NSObject, NIMChatManagerDelegate {
      let received = Inbox<NIMMessage>("message")
      func onRecvMessages(_ messages: [NIMMessage]) { for message in messages { received.add(message) } }
    }

    @Test func visitorOfNIMReadsWhatAgoraChatWrites() async throws {
      var settings = HubSettings()
      settings.admitsVisitors = true
      let environment = MessagingEnvironment.inMemory(settings: settings)
      defer { environment.shutDown() }
      try environment.administration.createAccount("alice")
      let room = try environment.administration.createRoom(id: "lobby", name: "Lobby", owner: "alice")
      let client = AgoraChatClient(environment: environment, device: "phone")
      #expect(client.initializeSDK(with: AgoraChatOptions(appkey: "a#b")) == nil)
      #expect(client.login(withUsername: "alice", password: "") == nil)
      let rooms = try #require(client.roomManager)
      #expect(rooms.joinChatroom("lobby", error: nil) != nil)
      let (sdk, listener) = (NIMSDK(environment: environment, device: "web", config: NIMSDKConfig()), Listener())
      sdk.chatManager.add(listener)
      let request = NIMChatroomEnterRequest()
      (request.roomId, request.mode) = (room, NIMChatroomIndependentMode())
      (request.roomNickname, request.roomAvatar) = ("Guest", "picture")
      let entered = Inbox<NIMChatroomMember?>("entrance")
      sdk.chatroomManager.enterChatroom(request) { entered.add($2) }
      let member = try #require(try await entered.next())
      let message = AgoraChatMessage(conversationId: room, body: .text(content: "hello"), ext: nil)
      message.chatType = .chatRoom
      client.chatManager.send(message, progress: nil, completion: nil)
      let received = try await listener.received.next()
      #expect(received.text == "hello" && received.from == "alice")
      // The other SDK counts the visitor among those in the room.
      let found = try #require(rooms.getChatroomSpecificationFromServer(withId: "lobby", error: nil) as AgoraChatroom?)
      #expect(found.occupantsCount == 2)
      #expect(member.userId.map { AccountID($0).isVisitor } == true)
    }

    @Test func copyOfAVisitSaysThatItIsAnonymous() throws {
      let visit = RoomVisit(
        room: "lobby", account: RoomVisitor(name: "Guest").account, device: "web", platform: .web, role: .ordinary,
        action: .entered)
      let copy = NIMCopy.members(of: visit, at: Timestamp(milliseconds: 5))
      #expect(copy["anonymous"] == "true" && copy["roleType"] == "4" && copy["event"] == "IN")
      var other = visit
      other.account = "bob"
      #expect(NIMCopy.members(of: other, at: .zero)["anonymous"] == "false")
      #expect(NIMCopy.members(of: other, at: .zero)["roleType"] == "3")
    }
  }
#endif
