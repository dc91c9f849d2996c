import ParlanceCore
import Testing

@testable import ParlanceEngine

/// A device that requested to leave a room reports nothing more of it, and does not enter it again after a break of the link.
@Suite struct RoomLeavingTests {
  private static let room = RoomInfo(id: "r", name: "lobby", owner: "alice")
  private let conversation = ConversationID.room("r")

  /// A device in the room, which received one text there.
  private func world() throws -> ScriptedWorld {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    try enter(world, at: 0)
    world.push(textEvent("m1", in: conversation, 1))
    #expect(world.recorder.received == ["m1"])
    return world
  }

  private func enter(_ world: ScriptedWorld, at sequence: Int64) throws {
    world.device.enterRoom("r", nickname: "Me", custom: nil) { _ in }
    let member = Member(account: "me")
    try world.answer(EnterRoomCall.self, RoomReply(room: Self.room, members: [member], sequence: sequence))
  }

  private func leave(_ world: ScriptedWorld) -> Answer<MessagingError.Code?> {
    let answer = Answer<MessagingError.Code?>()
    world.device.leaveRoom("r") { answer.give($0?.code) }
    world.waitUntilIdle()
    return answer
  }

  @Test func nothingIsReportedUntilTheHubAnswers() throws {
    let world = try world()
    let left = leave(world)
    world.push(textEvent("m2", in: conversation, 2))
    world.push([
      .roomMembersChanged(Self.room, entered: [], left: ["carol"]),
      .transient(conversation, world.clock.now(), textMessage("m3", 0)),
    ])
    #expect(world.recorder.received == ["m1"])
    #expect(!world.recorder.events.contains { if case .roomMembersChanged = $0 { true } else { false } })
    try world.answer(LeaveRoomCall.self, Done())
    #expect(left.all == [nil])
    try enter(world, at: 4)
    world.push(textEvent("m5", in: conversation, 5))
    #expect(world.recorder.received == ["m1", "m5"])
  }

  /// This includes a request that reached the hub too late, which is not the same as no answer.
  @Test(arguments: [.storageFull, .timeout] as [MessagingError.Code])
  func aRefusalLeavesTheDeviceInTheRoom(_ refusal: MessagingError.Code) throws {
    let world = try world()
    let left = leave(world)
    let call = try #require(world.hub.take(LeaveRoomCall.self).first)
    world.refuse(call.number, refusal)
    #expect(left.all == [refusal])
    #expect(world.device.rooms == ["r"])
    world.push(textEvent("m2", in: conversation, 2))
    #expect(world.recorder.received == ["m1", "m2"])
    try world.again(world.connected())
    #expect(world.hub.take(EnterRoomCall.self).map(\.call.nickname) == ["Me"])
  }

  /// The device had left already, because the hub carried out an earlier call to leave.
  @Test func deviceThatHadLeftIsNotTakenBackIn() throws {
    let world = try world()
    let left = leave(world)
    let call = try #require(world.hub.take(LeaveRoomCall.self).first)
    world.refuse(call.number, .notMember)
    #expect(left.all == [.notMember])
    #expect(world.device.rooms.isEmpty)
  }

  /// The hub could not admit the device after a break of the link, and the app left before the next attempt.
  @Test func deviceThatLeftIsNotTakenBackInByALaterAttempt() throws {
    let world = try world()
    try world.again(world.connected())
    let again = try #require(world.hub.take(EnterRoomCall.self).first)
    world.refuse(again.number, .storageFull)
    let left = leave(world)
    let call = try #require(world.hub.take(LeaveRoomCall.self).first)
    world.refuse(call.number, .notMember)
    #expect(left.all == [.notMember])
    world.advance(bySeconds: 12)
    #expect(world.hub.take(EnterRoomCall.self).isEmpty)
    #expect(world.device.rooms.isEmpty)
  }

  /// The hub carries out calls in order, so a call to leave is final, whatever answers to earlier calls arrive after it.
  @Test(arguments: [nil, .storageFull] as [MessagingError.Code?])
  func anAnswerToAnEarlierCallDoesNotTakeItBackIn(_ refusal: MessagingError.Code?) throws {
    let world = try world()
    world.device.enterRoom("r", nickname: "Again", custom: nil) { _ in }
    world.waitUntilIdle()
    let left = leave(world)
    let reply = RoomReply(room: Self.room, members: [Member(account: "me")], sequence: 1)
    try world.answer(EnterRoomCall.self, reply)
    #expect(world.device.rooms.isEmpty)
    let call = try #require(world.hub.take(LeaveRoomCall.self).first)
    if let refusal { world.refuse(call.number, refusal) } else { world.answer(call.number, Done()) }
    #expect(left.all == [refusal])
    #expect(world.device.rooms == (refusal == nil ? [] : ["r"]))
  }

  @Test func aLostAnswerDoesNotTakeItBackIn() throws {
    let world = try world()
    let left = leave(world)
    try world.again(world.connected())
    #expect(left.all == [.notConnected])
    #expect(world.hub.take(EnterRoomCall.self).isEmpty)
    #expect(world.device.rooms.isEmpty)
  }

  /// The device does not know whether it has left, so both sides start again over another link.
  @Test func leavingWithoutAnAnswerGivesUpTheLink() throws {
    let world = try world()
    let left = leave(world)
    world.advance(bySeconds: 60)
    #expect(left.all == [.timeout])
    #expect(world.hub.interruptions == 1)
    try world.again(world.connected())
    #expect(world.hub.take(EnterRoomCall.self).isEmpty)
    #expect(world.device.rooms.isEmpty)
  }

  @Test func enteringWithoutAnAnswerGivesUpTheLink() throws {
    let world = try ScriptedWorld()
    try world.login()
    let entered = Answer<MessagingError.Code?>()
    world.device.enterRoom("r", nickname: nil, custom: nil) { result in
      if case .failure(let error) = result { entered.give(error.code) } else { entered.give(nil) }
    }
    world.advance(bySeconds: 60)
    #expect(entered.all == [.timeout])
    #expect(world.hub.interruptions == 1)
    try world.again(world.connected())
    #expect(world.hub.take(EnterRoomCall.self).isEmpty)
    #expect(world.device.rooms.isEmpty)
  }

  @Test func roomThatEndedMeanwhileIsReported() throws {
    let world = try world()
    try world.again(world.connected())
    let call = try #require(world.hub.take(EnterRoomCall.self).first)
    world.refuse(call.number, .roomNotFound)
    #expect(world.device.rooms.isEmpty)
    let told = world.recorder.events.compactMap { event -> String? in
      if case .roomRemoved(let id, let reason, let actor, _) = event { "\(id) \(reason) by \(actor)" } else { nil }
    }
    #expect(told == ["r dismissed by alice"])
    try world.again(world.connected())
    #expect(world.hub.take(EnterRoomCall.self).isEmpty)
  }

  @Test(arguments: [MessagingError.Code.storageFull, .rateLimited])
  func aRoomThatCannotBeEnteredNowIsNotOver(_ code: MessagingError.Code) throws {
    let world = try world()
    try world.again(world.connected())
    let call = try #require(world.hub.take(EnterRoomCall.self).first)
    world.refuse(call.number, code)
    #expect(world.device.rooms == ["r"])
    #expect(!world.recorder.events.contains { if case .roomRemoved = $0 { true } else { false } })
  }

  @Test func deviceThatEntersAgainBeforeTheAnswerIsInTheRoom() throws {
    let world = try world()
    let left = leave(world)
    try enter(world, at: 1)
    world.push(textEvent("m2", in: conversation, 2))
    #expect(world.recorder.received == ["m1", "m2"])
    try world.answer(LeaveRoomCall.self, Done())
    #expect(left.all == [nil])
    #expect(world.device.rooms == ["r"])
  }
}
