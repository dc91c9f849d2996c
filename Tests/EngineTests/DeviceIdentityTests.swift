import Parlance
import ParlanceCore
import Testing

@testable import ParlanceEngine

/// One id in several conversations, and what a hub says that makes no sense.
@Suite struct DeviceIdentityTests {
  private let bob = ConversationID.direct("bob")
  private let mallory = ConversationID.direct("mallory")

  private func loggedIn(_ change: (inout DeviceConfiguration) -> Void = { _ in }) throws -> ScriptedWorld {
    let world = try ScriptedWorld(change)
    try world.login()
    return world
  }

  private func revocation(of id: MessageID, in conversation: ConversationID) -> StreamEvent {
    StreamEvent(
      stream: .conversation(conversation), sequence: 2, time: Timestamp(milliseconds: 3000),
      payload: .revocation(
        RevocationEvent(
          messageID: id, revoker: "mallory", messageSender: "mallory", messageTime: Timestamp(milliseconds: 1001),
          messageSequence: 1, time: Timestamp(milliseconds: 3000), scope: .everyone, request: RevocationRequest()), []))
  }

  @Test func theSameIDElsewhereIsAnotherMessage() throws {
    let world = try loggedIn()
    world.push(textEvent("x", in: bob, 1, text: "bob's"))
    world.push(textEvent("x", in: mallory, 1, from: "mallory", text: "mallory's"))
    #expect(world.recorder.received == ["x", "x"])
    #expect(world.device.message("x", in: bob)?.sender == "bob")
    #expect(world.device.message("x", in: mallory)?.sender == "mallory")
    #expect(world.device.message("x")?.sender == "bob")
    #expect(world.device.unreadCount(of: nil) == 2)
    try world.device.deleteMessage("x", in: mallory)
    #expect(world.device.message("x")?.sender == "bob")
  }

  @Test func aRevocationReachesItsOwnConversationOnly() throws {
    let world = try loggedIn()
    world.push(textEvent("x", in: bob, 1))
    world.push(textEvent("x", in: mallory, 1, from: "mallory"))
    world.push(revocation(of: "x", in: mallory))
    #expect(world.device.message("x", in: bob) != nil)
    #expect(world.device.message("x", in: mallory) == nil)
    #expect(world.device.wasRevoked("x", in: mallory))
    #expect(!world.device.wasRevoked("x", in: bob))
  }

  @Test func aTransientMessageSuppressesNothingElsewhere() throws {
    let world = try loggedIn()
    let time = Timestamp(milliseconds: 500)
    world.push([.transient(mallory, time, textMessage("x", 0, from: "mallory"))])
    world.push([.transient(mallory, time, textMessage("x", 0, from: "mallory"))])
    world.push(textEvent("x", in: bob, 1))
    #expect(world.recorder.received == ["x", "x"])
    #expect(world.device.message("x", in: bob)?.sender == "bob")
  }

  @Test func anAppMayUseAnIDInTwoConversations() throws {
    let world = try loggedIn()
    for conversation in [bob, mallory] {
      try world.device.send(MessageDraft(id: "x", conversation: conversation, body: MessageBody(content: .text("t"))))
    }
    #expect(throws: MessagingError(.messageExists)) {
      try world.device.send(MessageDraft(id: "x", conversation: bob, body: MessageBody(content: .text("t"))))
    }
    world.waitUntilIdle()
    let calls = world.hub.take(SubmitCall.self)
    #expect(calls.map(\.call.conversation) == [bob, mallory])
    #expect(world.device.isSending("x", in: mallory))
    world.answer(calls[0].number, acceptance("x", 1))
    #expect(!world.device.isSending("x", in: bob))
    #expect(world.device.isSending("x", in: mallory))
    world.refuse(calls[1].number, .forbidden)
    #expect(world.sent.map(\.conversation) == [bob, mallory])
    #expect(world.device.message("x", in: bob)?.state == .sent)
    #expect(world.device.message("x", in: mallory)?.state == .failed)
    try world.device.resend("x", in: mallory)
    #expect(world.device.isSending("x", in: mallory))
  }

  @Test func receiptsReachTheirOwnConversationOnly() throws {
    let world = try loggedIn { $0.reading.receiptScope = .singleMessage }
    for conversation in [bob, mallory] {
      try world.device.send(
        MessageDraft(
          id: "x", conversation: conversation, body: MessageBody(content: .text("t")),
          options: [.ordinary, .wantsDeliveryReceipt]))
    }
    world.waitUntilIdle()
    for (number, _) in world.hub.take(SubmitCall.self) { world.answer(number, acceptance("x", 1)) }
    func account(_ sequence: Int64, _ payload: EventPayload) -> StreamEvent {
      StreamEvent(stream: .account, sequence: sequence, time: .zero, payload: payload)
    }
    world.push(
      account(2, .delivered(DeliveryReceipt(conversation: mallory, messages: ["x"]))),
      account(
        3, .peerRead(DirectReceipt(conversation: mallory, sequence: 1, messageTime: .zero, scope: .message("x")))))
    #expect(world.device.message("x", in: mallory)?.marks.isSuperset(of: [.deliveredToPeer, .readByPeer]) == true)
    #expect(world.device.message("x", in: bob)?.marks.isDisjoint(with: [.deliveredToPeer, .readByPeer]) == true)
    world.push(account(4, .messagesDeleted(mallory, ["x"], note: nil)))
    #expect(world.device.message("x", in: mallory) == nil)
    #expect(world.device.message("x", in: bob) != nil)
  }

  @Test func namesAreKeptInOneForm() throws {
    let world = try loggedIn()
    let (composed, decomposed) = ("jos\u{E9}", "jose\u{301}")
    let message = try world.device.send(
      MessageDraft(
        id: MessageID(decomposed), conversation: .direct(AccountID(decomposed)),
        body: MessageBody(content: .text("t"))))
    #expect(Array(message.id.string.utf8) == Array(composed.utf8))
    #expect(Array(message.conversation.name.utf8) == Array(composed.utf8))
    #expect(world.device.message(MessageID(decomposed), in: .direct(AccountID(composed))) != nil)
    #expect(throws: MessagingError(.invalidArgument, "conversation")) {
      try world.device.send("t", to: .direct("a\u{7}"))
    }
    #expect(throws: MessagingError(.invalidArgument, "conversation")) {
      try world.device.addConversation(.group(String(repeating: "g", count: 65)))
    }
  }

  // MARK: groups

  private func info(_ id: String, members: Int, version: Int64 = 1) -> GroupInfo {
    GroupInfo(id: id, name: id, owner: "bob", memberCount: members, version: version)
  }

  private func joined(_ group: GroupInfo, _ members: [Member] = []) -> StreamEvent {
    StreamEvent(stream: .account, sequence: 2, time: .zero, payload: .groupJoined(group, members, sequence: 4))
  }

  private func added(_ world: ScriptedWorld) -> [String] {
    world.recorder.events.compactMap { if case .groupAdded(let group) = $0 { group.id } else { nil } }
  }

  @Test func membersOfALargeGroupAreFetchedBeforeItIsReported() throws {
    let world = try loggedIn()
    world.push(joined(info("g", members: 2)))
    #expect(added(world).isEmpty)
    // What happens to it meanwhile is in the answer.
    world.push(
      StreamEvent(
        stream: .conversation(.group("g")), sequence: 5, time: .zero,
        payload: .groupChanged(info("g", members: 2, version: 2), updated: [], removed: [])))
    try world.answer(
      GroupMembersCall.self,
      GroupReply(group: info("g", members: 2, version: 2), members: [Member(account: "bob"), Member(account: "me")]))
    #expect(added(world) == ["g"])
    #expect(world.device.members(ofGroup: "g")?.map(\.account) == ["bob", "me"])
    #expect(!world.recorder.events.contains { if case .groupUpdated = $0 { true } else { false } })
  }

  @Test func groupWhoseMembersCannotBeFetchedIsReportedWithoutThem() throws {
    let world = try loggedIn()
    world.push(joined(info("g", members: 2)))
    world.waitUntilIdle()
    world.refuse(try #require(world.hub.take(GroupMembersCall.self).first).number, .rateLimited)
    #expect(added(world) == ["g"])
    #expect(world.device.members(ofGroup: "g") == [])
    // At the next login they are fetched after all.
    try world.again(
      world.connected(
        heads: [StreamHead(stream: .conversation(.group("g")), sequence: 4)], groups: [info("g", members: 2)]))
    try world.answer(
      GroupMembersCall.self, GroupReply(group: info("g", members: 2), members: [Member(account: "me")]))
    #expect(world.device.members(ofGroup: "g")?.map(\.account) == ["me"])
    #expect(added(world) == ["g"])
  }

  @Test func groupThatWasLeftMeanwhileIsNotReported() throws {
    let world = try loggedIn()
    world.push(joined(info("g", members: 2)))
    world.push(
      StreamEvent(
        stream: .account, sequence: 3, time: .zero,
        payload: .groupLeft(id: "g", .removed, actor: "bob", message: nil, time: .zero)))
    try world.answer(
      GroupMembersCall.self, GroupReply(group: info("g", members: 2), members: [Member(account: "bob")]))
    #expect(added(world).isEmpty)
    #expect(world.device.group("g") == nil)
  }

  @Test func changesOfAnotherGroupThanTheStreamsAreIgnored() throws {
    let world = try loggedIn()
    world.push(joined(info("g", members: 1), [Member(account: "me")]))
    world.push(
      StreamEvent(
        stream: .conversation(.group("h")), sequence: 1, time: .zero,
        payload: .groupChanged(info("g", members: 9, version: 5), updated: [Member(account: "mallory")], removed: [])))
    #expect(world.device.members(ofGroup: "g")?.map(\.account) == ["me"])
    #expect(!world.recorder.events.contains { if case .groupUpdated = $0 { true } else { false } })
  }

  @Test func groupsWithEqualNamesEndNoLogin() throws {
    let world = try loggedIn()
    try world.again(world.connected(groups: [info("\u{E9}", members: 1), info("e\u{301}", members: 1)]))
    #expect(world.changes.last == .synchronized)
  }

  @Test func extremeNumbersAreTaken() throws {
    let world = try loggedIn()
    world.push(
      StreamEvent(
        stream: .conversation(bob), sequence: .min, time: Timestamp(milliseconds: .min), payload: .nothing),
      StreamEvent(
        stream: .account, sequence: 2, time: Timestamp(milliseconds: .max),
        payload: .groupRead(
          GroupRead(
            conversation: .group("g"), messageID: "m", messageTime: Timestamp(milliseconds: .min),
            readers: [GroupReader(account: "bob")], readCount: .min, unreadCount: .max))),
      StreamEvent(
        stream: .account, sequence: 3, time: .zero,
        payload: .peerRead(DirectReceipt(conversation: bob, sequence: .max, messageTime: .zero))),
      StreamEvent(
        stream: .account, sequence: 4, time: .zero, payload: .historyCleared(bob, sequence: .max, note: nil)))
    let counts = try #require(world.device.receiptCounts("m", in: .group("g")))
    #expect(counts == (0, .max))
    try world.again(
      world.connected(
        heads: [StreamHead(stream: .conversation(bob), sequence: .max, ownRead: .min, peerRead: .max)],
        limits: RequestLimits(ids: .min, accounts: 0, positions: -1), upTo: Timestamp(milliseconds: .min)))
    try world.answer(
      PullCall.self,
      [
        PulledStream(
          stream: .conversation(bob), events: [textEvent("x", in: bob, .max)], upTo: .max, isTruncated: true,
          hasMore: true)
      ])
    #expect(world.recorder.received == ["x"])
  }
}
