#if Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import Parlance
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Visitors of rooms over the WebSockets of a gateway in a process of its own.
  @Suite struct VisitorTests {
    private func hub(_ folder: TemporaryFolder, _ options: [String]) async throws -> ServedHub {
      try await ServedHub(
        folder.url.appendingPathComponent("hub"), options: ["--open-registration", "--open-api"] + options)
    }

    private func environment(_ hub: ServedHub) throws -> MessagingEnvironment {
      // A visitor shows none of the tokens of accounts.
      try .gateway(hub.url, token: { _ in "token" }, callbackQueue: DispatchQueue(label: "test.callbacks"))
    }

    private func outcome(_ device: Device) async -> MessagingError? {
      await withCheckedContinuation { done in device.connect(token: "") { done.resume(returning: $0) } }
    }

    @Test func visitorReadsARoom() async throws {
      let folder = try TemporaryFolder()
      let hub = try await hub(folder, ["--admit-visitors"])
      let environment = try environment(hub)
      defer { environment.shutDown() }
      let ann = MessagingClient(environment: environment, account: "ann", device: "phone")
      try await ann.login()
      let room = try await createRoom(hub)
      _ = try await ann.enterRoom(room)
      let visitor = RoomVisitor(name: "Guest", avatar: "picture")
      let received = EventBox<Message>("message")
      let device = try environment.openDevice(
        DeviceConfiguration(style: "Test", visitor: visitor, device: "web")
      ) { events in
        for case .received(let messages) in events { for message in messages { received.add(message) } }
      }
      #expect(await outcome(device) == nil)
      let entered: (room: RoomInfo, member: Member) = try await withCheckedThrowingContinuation { done in
        device.enterRoom(room, as: RoomAppearance()) { done.resume(with: $0) }
      }
      #expect(entered.member.account == visitor.account && entered.room.memberCount == 2)
      _ = try await ann.send(.text("hello"), to: .room(room))
      #expect(try await received.next().body.content == .text("hello"))
      #expect(try await ann.fetchRoom(room).members.contains { $0.account.isVisitor && $0.nickname == "Guest" })
      #expect(await hub.end(SIGTERM) == 0)
    }

    @Test func visitorIsRefusedWithoutTheOption() async throws {
      let folder = try TemporaryFolder()
      let hub = try await hub(folder, [])
      let environment = try environment(hub)
      defer { environment.shutDown() }
      let configuration = DeviceConfiguration(style: "Test", visitor: RoomVisitor(name: "Guest"), device: "web")
      let device = try environment.openDevice(configuration) { _ in }
      #expect(await outcome(device)?.code == .forbidden)
      #expect(await hub.end(SIGTERM) == 0)
    }

    /// Creates a room with the API for back ends, and returns its id.
    private func createRoom(_ hub: ServedHub) async throws -> String {
      var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(hub.port)/v1/rooms")))
      request.httpMethod = "POST"
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data(#"{"id":"lobby","name":"Lobby","owner":"ann"}"#.utf8)
      let (_, answer) = try await URLSession.shared.data(for: request)
      #expect((answer as? HTTPURLResponse).map { (200..<300).contains($0.statusCode) } == true)
      return "lobby"
    }
  }
#endif
