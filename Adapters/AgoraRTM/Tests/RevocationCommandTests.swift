import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Raw messages that ask for a revocation in the words of the vendor's chat SDK: the rules of every revocation hold.
@Suite @MainActor struct RevocationCommandTests {
  /// A device of another style, which stores messages and receives revocations.
  private final class Other {
    let device: Device
    let received = Inbox<Message>("message")
    let commands = Inbox<Message>("command")
    let revoked = Inbox<ReportedRevocation>("revocation")

    init(_ account: AccountID, _ environment: MessagingEnvironment) throws {
      let (received, commands, revoked) = (received, commands, revoked)
      device = try environment.openDevice(DeviceConfiguration(style: "Other", account: account, device: "phone")) {
        for event in $0 {
          switch event {
          case .received(let messages):
            for message in messages where message.kind != .notification { received.add(message) }
          case .commands(let messages): for message in messages { commands.add(message) }
          case .revoked(let reported): revoked.add(reported)
          default: break
          }
        }
      }
      let refusal: MessagingError? = Device.wait { device.connect(token: "", completion: $0) }
      if let refusal { throw refusal }
    }
  }

  private let world = World()

  private func request(for id: MessageID) -> AgoraRtmRawMessage {
    AgoraRtmRawMessage(rawData: Data(#"{"action":"REVOKE_FLAG","ext":{"msgId":"\#(id)"}}"#.utf8), description: "")
  }

  /// Checks that a device still has a message and was not notified, once a text in the same place has come.
  private func nothingHappened(to id: MessageID, _ other: Other) async throws {
    #expect(other.device.message(id) != nil)
    #expect(other.commands.pending.isEmpty && other.revoked.pending.isEmpty)
  }

  @Test(arguments: [false, true]) func revocationOfAPeersMessageIsRefused(_ waits: Bool) async throws {
    let alice = try await world.app("alice")
    let bob = try Other("bob", world.environment)
    let message = try bob.device.send(
      MessageDraft(conversation: .direct("alice"), body: MessageBody(content: .text("mine"))))
    _ = try await alice.messages.next()
    #expect(try await alice.send(request(for: message.id), to: "bob", waits: waits) == .failure)
    #expect(try await alice.send("marker", to: "bob") == .ok)
    #expect(try await bob.received.next().body.content == .text("marker"))
    try await nothingHappened(to: message.id, bob)
  }

  @Test func revocationOfAnotherMembersMessageInAChannelIsRefused() async throws {
    let bob = try Other("bob", world.environment)
    let alice = try await world.app("alice")
    let team = try world.environment.administration.createGroup(name: "team", owner: "bob", members: ["alice"])
    let channel = try await alice.join(team)
    let message = try bob.device.send(
      MessageDraft(conversation: .group(team), body: MessageBody(content: .text("mine"))))
    _ = try await alice.channelMessages.next()
    #expect(try await code { channel.send(request(for: message.id), completion: $0) } == .errorFailure)
    #expect(try await code { channel.send(AgoraRtmMessage(text: "marker"), completion: $0) } == .errorOk)
    #expect(try await bob.received.next().body.content == .text("marker"))
    try await nothingHappened(to: message.id, bob)
  }

  @Test func aMessageIsTakenBackInTimeOnly() async throws {
    let alice = try await world.app("alice")
    let bob = try Other("bob", world.environment)
    let message = AgoraRtmMessage(text: "mine")
    #expect(try await alice.send(message, to: "bob") == .ok)
    _ = try await bob.received.next()
    world.clock.advance(bySeconds: 121)
    #expect(try await alice.send(request(for: message.messageID), to: "bob", waits: true) == .failure)
    #expect(try await alice.send("marker", to: "bob") == .ok)
    #expect(try await bob.received.next().body.content == .text("marker"))
    try await nothingHappened(to: message.messageID, bob)
  }

  @Test(arguments: [false, true]) func onesOwnMessageIsRevoked(_ waits: Bool) async throws {
    let alice = try await world.app("alice")
    let bob = try Other("bob", world.environment)
    let message = AgoraRtmMessage(text: "oops")
    #expect(try await alice.send(message, to: "bob") == .ok)
    _ = try await bob.received.next()
    // No device confirms a revocation, and the sender does not wait for one.
    #expect(try await alice.send(request(for: message.messageID), to: "bob", waits: waits) == .ok)
    let reported = try await bob.revoked.next()
    #expect(reported.revocation.messageID == message.messageID && reported.revocation.revoker == "alice")
    #expect(bob.device.message(message.messageID) == nil && bob.commands.pending.isEmpty)
  }

  @Test func onesOwnMessageInAChannelIsRevoked() async throws {
    let bob = try Other("bob", world.environment)
    let alice = try await world.app("alice")
    let team = try world.environment.administration.createGroup(name: "team", owner: "bob", members: ["alice"])
    let channel = try await alice.join(team)
    let message = AgoraRtmMessage(text: "oops")
    #expect(try await code { channel.send(message, completion: $0) } == .errorOk)
    _ = try await bob.received.next()
    #expect(try await code { channel.send(request(for: message.messageID), completion: $0) } == .errorOk)
    #expect(try await bob.revoked.next().revocation.messageID == message.messageID)
    #expect(bob.device.message(message.messageID) == nil && bob.commands.pending.isEmpty)
  }

  @Test func messageRevokedDuringAnAbsenceIsReportedRevoked() async throws {
    let alice = try await world.app("alice")
    let bob = try Other("bob", world.environment)
    let message = AgoraRtmMessage(text: "oops")
    #expect(try await alice.send(message, to: "bob") == .ok)
    _ = try await bob.received.next()
    let error: MessagingError? = try await code { bob.device.disconnect(completion: $0) }
    #expect(error == nil)
    // Without waiting, nothing goes to a peer who is away.
    #expect(try await alice.send(request(for: message.messageID), to: "bob") == .peerUnreachable)
    #expect(try await alice.send(request(for: message.messageID), to: "bob", waits: true) == .ok)
    let again = try Other("bob", world.environment)
    #expect(try await again.revoked.next().revocation.messageID == message.messageID)
    #expect(again.device.message(message.messageID) == nil)
  }

  @Test func commandForAnUnknownMessageIsAnOrdinaryCommand() async throws {
    let alice = try await world.app("alice")
    let bob = try Other("bob", world.environment)
    #expect(try await alice.send(request(for: "nothing"), to: "bob") == .ok)
    #expect(try await bob.commands.next().body.attributes == #"{"msgId":"nothing"}"#)
  }
}
