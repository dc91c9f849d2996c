#if Cluster
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  /// Visitors and sessions of rooms alone at several gateways.
  @Suite(.timeLimit(.minutes(5))) struct RoomSessionTests {
    /// A device that entered the room "r", with its events.
    private func device(
      _ configuration: DeviceConfiguration, at gateway: MessagingEnvironment
    ) async throws -> (device: Device, events: EventBox<DeviceEvent>) {
      let events = EventBox<DeviceEvent>("event")
      let device = try gateway.openDevice(configuration) { for event in $0 { events.add(event) } }
      let refusal = await withCheckedContinuation { done in
        device.connect(token: "") { done.resume(returning: $0) }
      }
      if let refusal { throw refusal }
      let _: Member = try await withCheckedThrowingContinuation { done in
        device.enterRoom("r", as: RoomAppearance()) { done.resume(with: $0.map(\.member)) }
      }
      return (device, events)
    }

    private func nextMessage(_ events: EventBox<DeviceEvent>) async throws -> MessageContent? {
      while true { if case .received(let messages) = try await events.next() { return messages.first?.body.content } }
    }

    @Test func roomSessionsOfOtherGatewaysReceiveAndEnd() async throws {
      let world = try ClusterWorld()
      for gateway in world.gateways { try gateway.administration.updateSettings { $0.admitsVisitors = true } }
      let ann = try await world.client("ann", at: 0)
      _ = try world.gateways[0].administration.createRoom(id: "r", name: "R", owner: "ann")
      _ = try await ann.enterRoom("r")
      let visitor = RoomVisitor(name: "Guest")
      let guest = try await device(
        DeviceConfiguration(style: "Test", visitor: visitor, device: "web"), at: world.gateways[1])
      var configuration = DeviceConfiguration(style: "Test", account: "bob", device: "rooms")
      configuration.login.scope = .rooms
      let bob = try await device(configuration, at: world.gateways[1])
      // The other gateway shares them as what they are.
      while try await ann.fetchRoom("r").members.count < 3 { await Task.yield() }
      let phone = try await world.client("bob", at: 0)
      #expect(try phone.otherDevices().isEmpty)
      _ = try await ann.send(.text("hello"), to: .room("r"))
      for device in [guest, bob] { #expect(try await nextMessage(device.events) == .text("hello")) }
      // The visitor comes back at another gateway: it is the same one, once.
      let moved = try await device(
        DeviceConfiguration(style: "Test", visitor: visitor, device: "web"), at: world.gateways[0])
      #expect(moved.device.account == visitor.account)
      while true { if case .connection(.ended(.replaced)) = try await guest.events.next() { break } }
      #expect(try await ann.fetchRoom("r").members.filter { $0.account.isVisitor }.count == 1)
      try world.gateways[0].administration.ban("bob", reason: "spam")
      while true {
        if case .connection(.ended(let end)) = try await bob.events.next() {
          #expect(end == .administration(reason: "spam"))
          break
        }
      }
      while try await ann.fetchRoom("r").members.count > 2 { await Task.yield() }
    }
  }
#endif
