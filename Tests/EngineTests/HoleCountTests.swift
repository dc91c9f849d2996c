import Parlance
import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The unread count of a conversation of which the device lacks messages, while messages that it lacks are revoked, and when the hub
/// goes back to an older copy.
@Suite struct HoleCountTests {
  private let bob = ConversationID.direct("bob")

  /// The newest three of twenty messages, all of which count.
  private func world() throws -> ScriptedWorld {
    let world = try ScriptedWorld()
    try world.login(at: Timestamp(milliseconds: 1000))
    try world.again(world.connected(heads: [StreamHead(stream: .conversation(bob), sequence: 20)]))
    try world.answer(
      PullCall.self,
      [
        PulledStream(
          stream: .conversation(bob), events: (18...20).map { entry($0) }, upTo: 20, isTruncated: true,
          omittedUnread: 17)
      ])
    #expect(count(world) == 20)
    return world
  }

  private func entry(_ sequence: Int64) -> StreamEvent { textEvent(MessageID("m\(sequence)"), in: bob, sequence) }

  private func revocation(
    of message: Int64, at sequence: Int64, scope: Revocation.Scope = .everyone, marks: RevocationMarks = []
  ) -> StreamEvent {
    let revocation = RevocationEvent(
      messageID: MessageID("m\(message)"), revoker: "bob", messageSender: "bob", messageTime: .zero,
      messageSequence: message, time: .zero, scope: scope, request: RevocationRequest())
    return StreamEvent(
      stream: .conversation(bob), sequence: sequence, time: Timestamp(milliseconds: 9000),
      payload: .revocation(revocation, marks))
  }

  private func count(_ world: ScriptedWorld) -> Int { world.device.unreadCount(of: nil) }

  /// The device goes back to the tenth message.
  private func restore(_ world: ScriptedWorld, to position: Int64 = 10) throws {
    try world.again(
      world.connected(
        heads: [
          StreamHead(stream: .account, sequence: 1, shared: 1),
          StreamHead(stream: .conversation(bob), sequence: position, shared: position),
        ], isForked: true))
  }

  // MARK: revocations

  /// The hub says which of the messages that it left out it did not count.
  @Test(arguments: [false, true]) func onlyMessageThatWasCountedCountsDown(_ isCounted: Bool) throws {
    let world = try world()
    world.push(revocation(of: 5, at: 21, marks: isCounted ? [] : .uncounted))
    #expect(count(world) == (isCounted ? 19 : 20))
  }

  /// The operator takes it from its receivers, and then from its sender, too.
  @Test func messageThatIsRevokedTwiceCountsDownOnce() throws {
    let world = try world()
    world.push(revocation(of: 5, at: 21, scope: .receivers), revocation(of: 5, at: 22))
    #expect(count(world) == 19)
  }

  // MARK: an older copy of the hub

  /// Of seventeen messages that were left out, the hub lost seven. Those that the device has stay.
  @Test func messagesLostByTheHubDoNotCount() throws {
    let world = try world()
    try restore(world)
    #expect(count(world) == 13)
    #expect(world.device.conversation(bob)?.lacksMessages == true)
  }

  @Test func holeLostByTheHubDoesNotCount() throws {
    let world = try world()
    try restore(world, to: 0)
    #expect(count(world) == 3)
    #expect(world.device.conversation(bob)?.lacksMessages == false)
  }

  /// The group had a higher version in the history that the hub lost, in which this account joined it.
  @Test func groupThatWasJoinedInTheOtherHistoryIsFollowed() throws {
    let world = try ScriptedWorld()
    try world.login()
    func group(_ version: Int64) -> GroupInfo {
      GroupInfo(id: "crew", name: "\(version)", owner: "bob", memberCount: 1, version: version)
    }
    let crew = StreamName.conversation(.group("crew"))
    world.push(
      StreamEvent(
        stream: .account, sequence: 2, time: .zero,
        payload: .groupJoined(group(7), [Member(account: "me")], sequence: 4)))
    try world.again(
      world.connected(
        heads: [
          StreamHead(stream: .account, sequence: 1, shared: 1), StreamHead(stream: crew, sequence: 2, shared: 2),
        ], groups: [group(3)], isForked: true))
    try world.answer(GroupMembersCall.self, GroupReply(group: group(3), members: [Member(account: "me")]))
    world.push(
      StreamEvent(
        stream: crew, sequence: 3, time: .zero, payload: .groupChanged(group(4), updated: [], removed: [])))
    let told = world.recorder.events.compactMap { if case .groupUpdated(let group) = $0 { group.version } else { nil } }
    #expect(told == [3, 4] && world.device.group("crew")?.version == 4)
  }

  /// The revocation has a position at which the hub had counted in the history that it lost.
  @Test func revocationInTheOtherHistoryCountsDown() throws {
    let world = try world()
    try restore(world)
    world.push(textEvent("n11", in: bob, 11))
    #expect(count(world) == 14)
    world.push(revocation(of: 5, at: 12))
    #expect(count(world) == 13)
  }
}
