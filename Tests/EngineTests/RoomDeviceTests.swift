import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Devices of rooms alone: with an account that is not logged in, and of visitors.
@Suite struct RoomDeviceTests {
  /// A device with its events.
  private final class RoomDevice: Sendable {
    let device: Device
    let events = EventBox<DeviceEvent>("event")

    init(_ configuration: DeviceConfiguration, _ environment: MessagingEnvironment) throws {
      let events = events
      device = try environment.openDevice(configuration) { for event in $0 { events.add(event) } }
    }

    func connect(_ token: String = "") async -> MessagingError? {
      await withCheckedContinuation { done in device.connect(token: token) { done.resume(returning: $0) } }
    }

    func enter(_ id: String, as appearance: RoomAppearance = RoomAppearance()) async throws -> (
      room: RoomInfo, member: Member
    ) {
      try await withCheckedThrowingContinuation { done in
        device.enterRoom(id, as: appearance) { done.resume(with: $0) }
      }
    }

    func result<Value: Sendable>(
      _ call: (@escaping (Result<Value, MessagingError>) -> Void) -> Void
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { done in call { done.resume(with: $0) } }
    }

    /// The next event that matches.
    @discardableResult
    func next<Value>(_ look: (DeviceEvent) -> Value?) async throws -> Value {
      while true { if let value = look(try await events.next()) { return value } }
    }

    func nextMessage() async throws -> Message {
      try await next { if case .received(let messages) = $0 { messages.first } else { nil } }
    }
  }

  private func configuration(_ account: AccountID) -> DeviceConfiguration {
    var configuration = DeviceConfiguration(style: "Test", account: account, device: "rooms")
    configuration.login.scope = .rooms
    return configuration
  }

  private func world(isDurable: Bool = false) async throws -> (ClientWorld, ann: MessagingClient) {
    var settings = HubSettings()
    settings.admitsVisitors = true
    let world = try ClientWorld(isDurable: isDurable, settings: settings)
    let ann = try await world.loggedIn("ann")
    _ = try world.environment.administration.createRoom(id: "r", name: "R", owner: "ann")
    _ = try await ann.enterRoom("r")
    return (world, ann)
  }

  @Test func accountWritesInRoomsWithoutALogin() async throws {
    let (world, ann) = try await world()
    let bob = try RoomDevice(configuration("bob"), world.environment)
    #expect(await bob.connect() == nil)
    #expect(try await bob.enter("r").room.memberCount == 2)
    let messages = ann.messages()
    try bob.device.send(MessageDraft(conversation: .room("r"), body: MessageBody(content: .text("hello"))))
    let message = try await messages.next()
    #expect(message.sender == "bob" && message.body.content == .text("hello"))
    _ = try await ann.send(.text("welcome"), to: .room("r"))
    #expect(try await bob.nextMessage().body.content == .text("welcome"))
    // What is about anything else is refused, and nothing of the account arrives.
    try bob.device.send(MessageDraft(conversation: .direct("ann"), body: MessageBody(content: .text("direct"))))
    let error = try await bob.next { event in
      if case .sent(let message, let error) = event, message.conversation == .direct("ann") { error } else { nil }
    }
    #expect(error.code == .forbidden)
    _ = try await ann.send(.text("for bob"), to: .direct("bob"))
    _ = try await ann.send(.text("last"), to: .room("r"))
    #expect(try await bob.nextMessage().body.content == .text("last"))
  }

  @Test func visitorReadsAndComesBackAsTheSame() async throws {
    let (world, ann) = try await world()
    let visitor = RoomVisitor(name: "Guest", avatar: "picture")
    #expect(visitor.account.isVisitor && !AccountID("ann").isVisitor && !AccountID("visitor:ann").isVisitor)
    #expect(RoomVisitor(name: "Guest").account != visitor.account)
    let guest = try RoomDevice(
      DeviceConfiguration(style: "Test", visitor: visitor, device: "web"), world.environment)
    #expect(await guest.connect() == nil)
    let entrance = try await guest.enter("r", as: RoomAppearance(tags: ["red"]))
    #expect(entrance.member.account == visitor.account && entrance.member.nickname == "Guest")
    #expect(entrance.member.avatar == "picture" && entrance.member.tags == ["red"])
    _ = try await ann.send(.text("one"), to: .room("r"))
    #expect(try await guest.nextMessage().body.content == .text("one"))
    try guest.device.send(MessageDraft(conversation: .room("r"), body: MessageBody(content: .text("mine"))))
    let error = try await guest.next { if case .sent(_, let error?) = $0 { error } else { nil } }
    #expect(error.code == .forbidden)
    let query = HistoryQuery(conversation: .room("r"), limit: 10, stores: false)
    let history = try await guest.result { guest.device.fetchHistory(query, completion: $0) }
    #expect(history.map(\.body.content) == [.text("one")])
    for isReachable in [false, true] {
      world.environment.setReachable(isReachable, account: visitor.account, device: "web", style: "Test")
    }
    try await guest.next { if case .roomEnteredAgain(let room) = $0 { room.id } else { nil } }
    let members = try await ann.fetchRoom("r").members
    #expect(Set(members.map(\.account)) == ["ann", visitor.account])
    _ = try await ann.send(.text("two"), to: .room("r"))
    #expect(try await guest.nextMessage().body.content == .text("two"))
  }

  @Test func hubThatAdmitsNoVisitorsRefusesThem() async throws {
    let world = try ClientWorld()
    let configuration = DeviceConfiguration(style: "Test", visitor: RoomVisitor(name: "Guest"), device: "web")
    let guest = try RoomDevice(configuration, world.environment)
    #expect(await guest.connect()?.code == .forbidden)
    #expect(!guest.device.isOpen)
  }

  /// Nothing of a device of rooms alone is in the folder of the engine.
  @Test func deviceOfRoomsLeavesNoDatabase() async throws {
    let (world, ann) = try await world(isDurable: true)
    let bob = try RoomDevice(configuration("bob"), world.environment)
    #expect(await bob.connect() == nil)
    _ = try await bob.enter("r")
    _ = try await ann.send(.text("one"), to: .room("r"))
    _ = try await bob.nextMessage()
    let closed = await withCheckedContinuation { done in bob.device.disconnect { done.resume(returning: $0) } }
    #expect(closed == nil)
    // Opened again, it knows nothing.
    let again = try RoomDevice(configuration("bob"), world.environment)
    #expect(await again.connect() == nil)
    #expect(again.device.conversations().isEmpty && again.device.rooms.isEmpty)
    let login = try await world.loggedIn("bob")
    #expect(try login.otherDevices().isEmpty)
  }

  @Test func banOfTheAccountEndsTheDevice() async throws {
    let (world, _) = try await world()
    let bob = try RoomDevice(configuration("bob"), world.environment)
    #expect(await bob.connect() == nil)
    _ = try await bob.enter("r")
    try world.environment.administration.ban("bob", reason: "spam")
    let end = try await bob.next { if case .connection(.ended(let end)) = $0 { end } else { nil } }
    #expect(end == .administration(reason: "spam"))
  }
}
