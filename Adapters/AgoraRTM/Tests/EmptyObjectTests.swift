import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Objects that apps create without values, as Objective-C's inherited `init` lets them.
@Suite @MainActor struct EmptyObjectTests {
  @Test func emptyObjectsHaveNoValues() {
    let invitation = AgoraRtmLocalInvitation()
    #expect(invitation.calleeId.isEmpty && invitation.content == nil && invitation.state == .idle)
    let remote = AgoraRtmRemoteInvitation()
    #expect(remote.callerId.isEmpty && remote.content == nil && remote.channelId == nil && remote.state == .idle)
    #expect(AgoraRtmMessage().text.isEmpty && AgoraRtmMessage().type == .text)
    #expect(AgoraRtmRawMessage().rawData.isEmpty && AgoraRtmRawMessage().type == .raw)
    let file = AgoraRtmFileMessage()
    #expect(file.mediaId.isEmpty && file.size == 0 && file.fileName.isEmpty && file.type == .file)
    let image = AgoraRtmImageMessage()
    #expect(image.mediaId.isEmpty && image.width == 0 && image.height == 0 && image.type == .image)
    let status = AgoraRtmPeerOnlineStatus()
    #expect(status.peerId.isEmpty && !status.isOnline && status.state.rawValue == 0)
    #expect(AgoraRtmChannelMemberCount().channelId.isEmpty && AgoraRtmChannelMemberCount().count == 0)
    #expect(AgoraRtmMediaOperationProgress().totalSize == 0)
    #expect(!AgoraRtmSendMessageOptions().enableOfflineMessaging)
    #expect(!AgoraRtmChannelAttributeOptions().enableNotificationToChannelMembers)
    #expect(AgoraRtmMember().userId.isEmpty && AgoraRtmMember().channelId.isEmpty)
  }

  @Test func emptyMessagesAndInvitationsAreRefused() async throws {
    let world = World()
    let alice = App("alice", in: world)
    #expect(try await alice.login() == .ok)
    #expect(try await alice.send(AgoraRtmFileMessage(), to: "bob") == .invalidMessage)
    #expect(try await alice.send(AgoraRtmImageMessage(), to: "bob") == .invalidMessage)
    let calls = try #require(alice.kit.getRtmCall())
    #expect(try await code { calls.send(AgoraRtmLocalInvitation(), completion: $0) } == .invalidAugment)
    #expect(try await code { calls.cancel(AgoraRtmLocalInvitation(), completion: $0) } == .notStarted)
    #expect(try await code { calls.accept(AgoraRtmRemoteInvitation(), completion: $0) } == .invalidAugment)
    #expect(try await code { calls.refuse(AgoraRtmRemoteInvitation(), completion: $0) } == .invalidAugment)
    let invitation = AgoraRtmLocalInvitation()
    invitation.calleeId = "bob"
    #expect(try await code { calls.send(invitation, completion: $0) } == .ok)
  }

  @Test func emptyKitIsNotInitialized() async throws {
    let kit = AgoraRtmKit()
    let message = AgoraRtmMessage(text: "words")
    #expect(try await code { kit.login(byToken: nil, user: "alice", completion: $0) } == .loginNotInitialized)
    #expect(try await code { kit.logout(completion: $0) } == .notInitialized)
    #expect(try await code { kit.send(message, toPeer: "bob", completion: $0) } == .notInitialized)
    let channel = try #require(kit.createChannel(withId: "room", delegate: nil))
    #expect(try await code { channel.join(completion: $0) } == .channelErrorNotInitialized)
    #expect(kit.setParameters("{}") == 0)
  }

  @Test func emptyChannelIsNotInitialized() async throws {
    let channel = AgoraRtmChannel()
    #expect(try await code { channel.join(completion: $0) } == .channelErrorNotInitialized)
    #expect(try await code { channel.leave(completion: $0) } == .notInitialized)
    #expect(try await code { channel.send(AgoraRtmMessage(), completion: $0) } == .errorNotInitialized)
    #expect(channel.channelDelegate == nil)
  }

  @Test func emptyCallKitIsOfNoKitUntilItIsSet() async throws {
    let world = World()
    let alice = App("alice", in: world)
    let bob = App("bob", in: world)
    #expect(try await alice.login() == .ok)
    #expect(try await bob.login() == .ok)
    let listener = FailureListener()
    let calls = AgoraRtmCallKit()
    calls.callDelegate = listener
    #expect(calls.rtmKit == nil)
    let invitation = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await code { calls.send(invitation, completion: $0) } == .ok)
    #expect(try await listener.news.next() == "failed 4")
    #expect(invitation.state == .failure)

    alice.kit.rtmCallKit = calls
    #expect(calls.rtmKit === alice.kit)
    #expect(try await code { calls.send(AgoraRtmLocalInvitation(calleeId: "bob"), completion: $0) } == .ok)
    #expect(try await listener.news.next() == "received")
  }
}

/// The delegate of a call kit that an app created.
@MainActor private final class FailureListener: NSObject {
  let news = Inbox<String>("news of an invitation")
}

extension FailureListener: @preconcurrency AgoraRtmCallDelegate {
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationFailure localInvitation: AgoraRtmLocalInvitation,
    errorCode: AgoraRtmLocalInvitationErrorCode
  ) {
    news.add("failed \(errorCode.rawValue)")
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationReceivedByPeer localInvitation: AgoraRtmLocalInvitation) {
    news.add("received")
  }
}
