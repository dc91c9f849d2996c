#if Cluster
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  /// Notifications for disconnected accounts: each gateway keeps the accounts' push settings.
  @Suite struct ClusterPushes {
    @Test func settingsChangedAtOneGatewayHoldAtAnother() async throws {
      let notifier = TextNotifier()
      let world = try ClusterWorld(pushNotifier: notifier)
      let alice = try await world.client("alice", at: 0)
      let events = alice.events()
      try await alice.watchPresence(of: ["bob"])
      func isTold(_ state: PresenceState) async throws {
        _ = try await events.first {
          if case .presence(.accounts(let accounts)) = $0 { accounts.contains { $0.state == state } } else { false }
        }
      }
      func bobComes() async throws -> MessagingClient {
        let bob = try await world.client("bob", at: 1)
        try await isTold(.online)
        return bob
      }
      func send(_ text: String, whenBobIsGoneFrom bob: MessagingClient) async throws {
        await bob.logout()
        // A logout whose answer is late ends with the link, and presence may be kept for a while.
        try await isTold(.offline)
        try await alice.send(.text(text), to: .direct("bob"))
      }
      var bob = try await bobComes()
      // The sender's gateway learns that nothing was ever set.
      try await send("1", whenBobIsGoneFrom: bob)

      for (text, selection) in [("2", PushSelection.nothing), ("3", .all), ("4", .nothing)] {
        bob = try await bobComes()
        try await bob.updatePushSettings(PushSettingsUpdate(selection: selection))
        try await send(text, whenBobIsGoneFrom: bob)
      }

      bob = try await bobComes()
      try await bob.updatePushSettings(
        ConversationPushSettingsUpdate(selection: .set(.all)), of: [.direct("alice")])
      try await send("5", whenBobIsGoneFrom: bob)
      // The answer to the sender comes before.
      try await until("the last notification") { notifier.texts.last == "5" }
      #expect(notifier.texts == ["1", "3", "5"])
    }
  }

  /// Keeps the texts of push notifications.
  private final class TextNotifier: PushNotifier {
    private let state = Lock<[String]>([])

    var texts: [String] { state.withLock { $0 } }
    func notify(_ notifications: [PushNotification]) { state.withLock { $0 += notifications.compactMap(\.text) } }
  }
#endif
