#if Server && Remote
  import AgoraRtmKit
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceGateway
  import TestSupport
  import Testing

  /// A call from an app of one style to an app of another, beyond a gateway.
  @Suite @MainActor struct CallsBetweenStylesTests {
    /// A gateway, and the phones of two users: Alice's app was written against NIM, Bob's against RTM.
    @MainActor private final class World {
      private let hub = MessagingEnvironment.inMemory()
      private let server: GatewayServer
      private let environments: [MessagingEnvironment]
      let alice: SignalApp
      let bob: CallApp

      init() async throws {
        server = try GatewayServer(hub)
        let url = try #require(URL(string: "ws://127.0.0.1:\(server.port)"))
        environments = try (0..<2).map { _ in try MessagingEnvironment.gateway(url, thumbnailMaker: nil) }
        alice = SignalApp(environments[0])
        bob = try CallApp(environments[1])
        try await alice.login()
        try await bob.login()
      }

      func end() {
        for environment in environments { environment.shutDown() }
        server.stop()
        hub.shutDown()
      }
    }

    @Test(arguments: [true, false]) func phoneOfTheOtherStyleAnswersACall(_ accepts: Bool) async throws {
      let world = try await World()
      let id = try await world.alice.call("bob", name: "room 7")
      #expect(try await world.bob.told.next() == "invited by alice to room 7: come")
      let invitation = try await world.bob.invitations.next()
      invitation.response = "words"
      if accepts {
        world.bob.calls.accept(invitation) { _ in }
        #expect(try await world.alice.told.next() == "6 bob words")
        #expect(try await world.bob.told.next() == "accepted alice")
      } else {
        world.bob.calls.refuse(invitation) { _ in }
        #expect(try await world.alice.told.next() == "5 bob words")
        #expect(try await world.bob.told.next() == "refused alice")
      }
      #expect(try await world.alice.cancel("bob", id) == (accepts ? 10410 : 10409))
      world.end()
    }

    @Test(arguments: [true, false]) func callIsTakenBackOrItsChannelClosed(_ closes: Bool) async throws {
      let world = try await World()
      let id = try await world.alice.call("bob", name: nil)
      #expect(try await world.bob.told.next() == "invited by alice to \(id): come")
      if closes {
        #expect(try await world.alice.close(id) == nil)
      } else {
        #expect(try await world.alice.cancel("bob", id) == nil)
      }
      #expect(try await world.bob.told.next() == "canceled by alice")
      world.end()
    }

    @Test(arguments: [true, false]) func invitationIsAnsweredInAChannel(_ accepts: Bool) async throws {
      let world = try await World()
      let local = AgoraRtmLocalInvitation(calleeId: "alice")
      (local.content, local.channelId) = ("video", "room 8")
      world.bob.calls.send(local) { _ in }
      #expect(try await world.alice.told.next() == "3 bob video")
      #expect(try await world.bob.told.next() == "received by alice")
      let invited = try await world.alice.invitations.next()
      #expect(invited.channelInfo.channelName == "room 8" && invited.toAccountId == "alice")
      if accepts {
        #expect(try await world.alice.accept(invited) == "bob's room 8: alice")
        #expect(try await world.bob.told.next() == "accepted by alice: yes")
      } else {
        #expect(try await world.alice.reject(invited) == nil)
        #expect(try await world.bob.told.next() == "refused by alice: no")
      }
      world.end()
    }

    @Test func invitationIsTakenBack() async throws {
      let world = try await World()
      let local = AgoraRtmLocalInvitation(calleeId: "alice")
      world.bob.calls.send(local) { _ in }
      #expect(try await world.alice.told.next() == "3 bob")
      #expect(try await world.bob.told.next() == "received by alice")
      world.bob.calls.cancel(local) { _ in }
      #expect(try await world.alice.told.next() == "4 bob")
      #expect(try await world.bob.told.next() == "canceled for alice")
      #expect(try await world.alice.reject(try await world.alice.invitations.next()) == 10404)
      world.end()
    }
  }

  /// An app written against NIM, in the account of Alice.
  @MainActor private final class SignalApp: NSObject {
    let told = Inbox<String>("signal")
    let invitations = Inbox<NIMSignalingInviteNotifyInfo>("invitation")
    private let sdk: NIMSDK
    private var manager: any NIMSignalManager { sdk.signalManager }

    init(_ environment: MessagingEnvironment) {
      sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
      super.init()
      sdk.signalManager.add(self)
    }

    func login() async throws {
      #expect(try await outcome { sdk.loginManager.login("alice", token: "", completion: $0) } == nil)
    }

    func call(_ account: String, name: String?) async throws -> String {
      let request = NIMSignalingCallRequest()
      (request.channelName, request.accountId, request.requestId, request.customInfo) = (name, account, "1", "come")
      let (error, channel): (NSError?, NIMSignalingChannelDetailedInfo?) = try await answer {
        manager.signalingCall(request, completion: $0)
      }
      #expect(error == nil)
      return try #require(channel).channelId
    }

    func cancel(_ account: String, _ id: String) async throws -> Int? {
      let request = NIMSignalingCancelInviteRequest()
      (request.channelId, request.accountId, request.requestId) = (id, account, "1")
      return try await outcome { manager.signalingCancelInvite(request, completion: $0) }?.code
    }

    func close(_ id: String) async throws -> Int? {
      let request = NIMSignalingCloseChannelRequest()
      request.channelId = id
      return try await outcome { manager.signalingCloseChannel(request, completion: $0) }?.code
    }

    func accept(_ invitation: NIMSignalingInviteNotifyInfo) async throws -> String {
      let request = NIMSignalingAcceptRequest()
      (request.channelId, request.accountId) = (invitation.channelInfo.channelId, invitation.fromAccountId)
      (request.requestId, request.acceptCustomInfo, request.autoJoin) = (invitation.requestId, "yes", true)
      let (error, channel): (NSError?, NIMSignalingChannelDetailedInfo?) = try await answer {
        manager.signalingAccept(request, completion: $0)
      }
      #expect(error == nil)
      let members = channel?.members.map(\.accountId).joined(separator: " ") ?? ""
      return "\(channel?.creatorId ?? "")'s \(channel?.channelName ?? ""): \(members)"
    }

    func reject(_ invitation: NIMSignalingInviteNotifyInfo) async throws -> Int? {
      let request = NIMSignalingRejectRequest()
      (request.channelId, request.accountId) = (invitation.channelInfo.channelId, invitation.fromAccountId)
      (request.requestId, request.customInfo) = (invitation.requestId, "no")
      return try await outcome { manager.signalingReject(request, completion: $0) }?.code
    }
  }

  extension SignalApp: @preconcurrency NIMSignalManagerDelegate {
    func nimSignalingOnlineNotify(
      _ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo
    ) {
      if let invitation = notifyResponse as? NIMSignalingInviteNotifyInfo { invitations.add(invitation) }
      let words = notifyResponse.customInfo.isEmpty ? "" : " " + notifyResponse.customInfo
      told.add("\(eventType.rawValue) \(notifyResponse.fromAccountId)\(words)")
    }
  }

  /// An app written against RTM, in the account of Bob.
  @MainActor private final class CallApp: NSObject {
    let told = Inbox<String>("news of an invitation")
    let invitations = Inbox<AgoraRtmRemoteInvitation>("invitation")
    private let kit: AgoraRtmKit
    let calls: AgoraRtmCallKit

    init(_ environment: MessagingEnvironment) throws {
      kit = try #require(
        AgoraRtmKit(
          appId: "0123456789abcdef0123456789abcdef", delegate: nil, environment: environment, device: "phone"))
      calls = try #require(kit.getRtmCall())
      super.init()
      calls.callDelegate = self
    }

    func login() async throws {
      let codes = Inbox<AgoraRtmLoginErrorCode>("login")
      kit.login(byToken: nil, user: "bob") { codes.add($0) }
      #expect(try await codes.next() == .ok)
    }
  }

  extension CallApp: @preconcurrency AgoraRtmCallDelegate {
    func rtmCallKit(
      _ callKit: AgoraRtmCallKit, localInvitationReceivedByPeer localInvitation: AgoraRtmLocalInvitation
    ) {
      told.add("received by \(localInvitation.calleeId)")
    }

    func rtmCallKit(
      _ callKit: AgoraRtmCallKit, localInvitationAccepted localInvitation: AgoraRtmLocalInvitation,
      withResponse response: String?
    ) { told.add("accepted by \(localInvitation.calleeId): \(response ?? "-")") }

    func rtmCallKit(
      _ callKit: AgoraRtmCallKit, localInvitationRefused localInvitation: AgoraRtmLocalInvitation,
      withResponse response: String?
    ) { told.add("refused by \(localInvitation.calleeId): \(response ?? "-")") }

    func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationCanceled localInvitation: AgoraRtmLocalInvitation) {
      told.add("canceled for \(localInvitation.calleeId)")
    }

    func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationReceived remoteInvitation: AgoraRtmRemoteInvitation) {
      invitations.add(remoteInvitation)
      let (channel, content) = (remoteInvitation.channelId ?? "-", remoteInvitation.content ?? "-")
      told.add("invited by \(remoteInvitation.callerId) to \(channel): \(content)")
    }

    func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationRefused remoteInvitation: AgoraRtmRemoteInvitation) {
      told.add("refused \(remoteInvitation.callerId)")
    }

    func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationAccepted remoteInvitation: AgoraRtmRemoteInvitation) {
      told.add("accepted \(remoteInvitation.callerId)")
    }

    func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationCanceled remoteInvitation: AgoraRtmRemoteInvitation) {
      told.add("canceled by \(remoteInvitation.callerId)")
    }
  }
#endif
