#if Server
  import AgoraRtmKit
  import Foundation
  import Parlance
  import TestSupport
  import Testing

  /// An app with one kit, at the gateway's hub.
  @MainActor final class App: NSObject, @preconcurrency AgoraRtmDelegate, @preconcurrency AgoraRtmChannelDelegate {
    private(set) var kit: AgoraRtmKit!
    /// The ids of the channels that were made.
    private var channels: [ObjectIdentifier: String] = [:]
    let messages = Inbox<(text: String, from: String, isOffline: Bool)>("peer message")
    let channelMessages = Inbox<(channel: String, text: String, from: String)>("channel message")

    init(_ user: String, _ backEnd: BackEnd) async throws {
      super.init()
      kit = AgoraRtmKit(appId: BackEnd.app, delegate: self, environment: backEnd.environment, device: "rtm")
      let outcome: AgoraRtmLoginErrorCode = try await code {
        self.kit.login(byToken: "token of \(user)", user: user, completion: $0)
      }
      #expect(outcome == .ok)
    }

    func logout() async throws {
      let outcome: AgoraRtmLogoutErrorCode = try await code { self.kit.logout(completion: $0) }
      #expect(outcome == .ok)
    }

    func join(_ id: String) async throws -> AgoraRtmChannel {
      let channel = try #require(kit.createChannel(withId: id, delegate: self))
      channels[ObjectIdentifier(channel)] = id
      let outcome: AgoraRtmJoinChannelErrorCode = try await code { channel.join(completion: $0) }
      #expect(outcome == .channelErrorOk)
      return channel
    }

    func send(
      _ text: String, to peer: String, historical: Bool
    ) async throws -> AgoraRtmSendPeerMessageErrorCode {
      let options = AgoraRtmSendMessageOptions()
      options.enableOfflineMessaging = true
      options.enableHistoricalMessaging = historical
      return try await code {
        self.kit.send(AgoraRtmMessage(text: text), toPeer: peer, sendMessageOptions: options, completion: $0)
      }
    }

    func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
      messages.add((message.text, peerId, message.isOfflineMessage))
    }

    func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {
      channelMessages.add((channels[ObjectIdentifier(channel)] ?? "", message.text, member.userId))
    }
  }

  /// Starts something and waits for what its completion gets.
  @MainActor func code<Value>(_ start: (@escaping (Value) -> Void) -> Void) async throws -> Value {
    let inbox = Inbox<Value>("completion")
    start { inbox.add($0) }
    return try await inbox.next()
  }
#endif
