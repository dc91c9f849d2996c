import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Friends and requests, as devices see them.
@Suite struct FriendTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func environment(_ settings: HubSettings = HubSettings()) -> MessagingEnvironment {
    MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue, settings: settings)
  }

  private func refusal(
    _ call: (@escaping (Result<Contact, MessagingError>) -> Void) -> Void
  ) async -> MessagingError.Code? {
    do {
      _ = try await result(call)
      return nil
    } catch {
      return (error as? MessagingError)?.code
    }
  }

  @Test func aRequestIsGranted() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (tablet, tabletEvents) = try await environment.connectedDevice("alice", "tablet")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let asked = try await result { alice.requestFriend("BOB", message: "hello", completion: $0) }
    #expect(asked == Contact(account: "bob"))
    let change = try await bobEvents.waitForContact(.requested)
    #expect(change.message == "hello" && change.actor == "alice" && change.time == clock.now())
    #expect(bob.contact("alice")?.request == FriendRequest(message: "hello", time: clock.now()))
    // They are not friends before the request is accepted.
    #expect(alice.contacts().isEmpty && bob.contact("alice")?.isFriend == false)

    let granted = try await result {
      bob.answerFriendRequest(of: "alice", accepts: true, message: "yes", completion: $0)
    }
    #expect(granted == Contact(account: "alice", isFriend: true))
    // The answer's device knows before it has its answer.
    #expect(bobEvents.contactChanges == ["alice requested alice \"hello\"", "bob approved alice \"yes\""])
    try await aliceEvents.waitForContact(.approved)
    try await tabletEvents.waitForContact(.approved)
    for device in [alice, tablet] { #expect(device.contacts() == [Contact(account: "bob", isFriend: true)]) }
    #expect(aliceEvents.contactChanges == ["bob approved bob \"yes\""])

    // To ask again has no effect, and there is nothing left to answer.
    let again = try await result { alice.requestFriend("bob", completion: $0) }
    #expect(again.isFriend)
    #expect(await refusal { alice.answerFriendRequest(of: "bob", accepts: false, completion: $0) } == .requestNotFound)
    // One that another device granted is granted.
    #expect(await refusal { bob.answerFriendRequest(of: "alice", accepts: true, completion: $0) } == nil)
    #expect(bobEvents.contactChanges.count == 2)
  }

  @Test func aRequestIsDeclined() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    _ = try await result { alice.requestFriend("bob", message: "one", completion: $0) }
    _ = try await result { alice.requestFriend("bob", message: "two", completion: $0) }
    try await bobEvents.waitForContact(.requested)
    try await bobEvents.waitForContact(.requested)
    #expect(bob.contact("alice")?.request?.message == "two")
    _ = try await result { bob.answerFriendRequest(of: "alice", accepts: false, message: "no", completion: $0) }
    let change = try await aliceEvents.waitForContact(.declined)
    #expect(change.message == "no" && change.actor == "bob")
    #expect(bob.contacts().isEmpty && alice.contacts().isEmpty)
    #expect(await refusal { bob.answerFriendRequest(of: "alice", accepts: true, completion: $0) } == .requestNotFound)
  }

  @Test func aFriendshipWithoutAQuestionEndsForBoth() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    _ = try await result { bob.requestFriend("alice", completion: $0) }
    _ = try await result { alice.requestFriend("bob", message: "hi", isImmediate: true, completion: $0) }
    #expect(try await bobEvents.waitForContact(.added).message == "hi")
    #expect(bob.contacts() == [Contact(account: "alice", isFriend: true)])
    // Its own request is answered by that, too.
    #expect(alice.contacts() == [Contact(account: "bob", isFriend: true)])
    _ = try await result { bob.updateContact("alice", ContactUpdate(alias: "Al", custom: "{}"), completion: $0) }
    let updated = try await result { alice.updateContact("bob", ContactUpdate(alias: "Bo"), completion: $0) }
    #expect(updated == Contact(account: "bob", isFriend: true, alias: "Bo"))

    // The account that ends the friendship keeps its notes, unless it deletes them.
    let ended = try await result { alice.removeFriend("bob", completion: $0) }
    #expect(ended == Contact(account: "bob", alias: "Bo"))
    try await bobEvents.waitForContact(.removed)
    #expect(bob.contacts() == [Contact(account: "alice", alias: "Al", custom: "{}")])
    _ = try await result { bob.removeFriend("alice", forgetsNotes: true, completion: $0) }
    #expect(bob.contacts().isEmpty)
    #expect(
      bobEvents.contactChanges == [
        "alice added alice \"hi\"", "bob updated alice", "alice removed alice", "bob updated alice",
      ])
    #expect(alice.contacts() == [Contact(account: "bob", alias: "Bo")])
    let cleared = try await result { alice.updateContact("bob", ContactUpdate(alias: ""), completion: $0) }
    #expect(cleared == Contact(account: "bob"))
    #expect(alice.contacts().isEmpty)
  }

  @Test func invalidFriendIsRefused() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    #expect(await refusal { alice.requestFriend("nobody", completion: $0) } == .accountNotFound)
    #expect(await refusal { alice.requestFriend("ALICE", isImmediate: true, completion: $0) } == .invalidArgument)
    #expect(
      await refusal { alice.updateContact("alice", ContactUpdate(isBlocked: true), completion: $0) } == .invalidArgument
    )
    #expect(await refusal { alice.requestFriend("", completion: $0) } == .invalidArgument)
    #expect(await refusal { alice.removeFriend("nobody", completion: $0) } == .accountNotFound)
    #expect(alice.contacts().isEmpty)
    await alice.disconnected()
    #expect(await refusal { alice.requestFriend("bob", completion: $0) } == .notLoggedIn)
  }

  /// A device that was away is notified of the changes; a new device has the contacts, and is notified of pending requests.
  @Test func deviceThatWasAwayIsNotified() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    let (bob, _) = try await environment.connectedDevice("bob")
    await bob.disconnected()
    _ = try await environment.connectedDevice("carol")
    _ = try await result { alice.requestFriend("bob", message: "hi", completion: $0) }
    _ = try await result { alice.updateContact("carol", ContactUpdate(alias: "C", isMuted: true), completion: $0) }
    let (again, events) = try await environment.connectedDevice("bob")
    #expect(events.contactChanges == ["alice requested alice \"hi\""])
    #expect(again.contact("alice")?.request?.message == "hi")
    let (tablet, tabletEvents) = try await environment.connectedDevice("bob", "tablet")
    #expect(tabletEvents.contactChanges == ["alice requested alice \"hi\""])
    #expect(tablet.contacts() == again.contacts())
    _ = try await result { tablet.answerFriendRequest(of: "alice", accepts: true, completion: $0) }
    try await events.waitForContact(.approved)
    let (second, secondEvents) = try await environment.connectedDevice("alice", "tablet")
    #expect(
      second.contacts() == [
        Contact(account: "bob", isFriend: true), Contact(account: "carol", isMuted: true, alias: "C"),
      ])
    #expect(secondEvents.contactChanges == ["bob added bob", "alice updated carol", "alice muted carol"])
    #expect(try await result { second.fetchContacts(completion: $0) } == second.contacts())
  }

  /// The account's stream was pruned: the contacts are read from where they stand, and what differs is reported.
  @Test func contactsSurviveTheirEntries() async throws {
    var settings = HubSettings()
    settings.accountEventRetention = 1000
    settings.limits.prunedRowsPerTurn = 5000
    let environment = environment(settings)
    let (alice, _) = try await environment.connectedDevice("alice")
    let (bob, _) = try await environment.connectedDevice("bob")
    _ = try await environment.connectedDevice("carol")
    _ = try await result { bob.requestFriend("carol", isImmediate: true, completion: $0) }
    await bob.disconnected()
    let (tablet, _) = try await environment.connectedDevice("bob", "tablet")
    _ = try await result { tablet.removeFriend("carol", completion: $0) }
    _ = try await result { alice.requestFriend("bob", isImmediate: true, completion: $0) }
    // More entries than a device fetches would cut the stream as well; time does here.
    clock.advance(byMilliseconds: 86_400_000)
    for index in 0..<20 { try alice.send("\(index)", to: .direct("bob")) }
    _ = try await result { alice.updateContact("bob", ContactUpdate(alias: "Bo"), completion: $0) }
    let (again, events) = try await environment.connectedDevice("bob")
    #expect(again.contacts() == [Contact(account: "alice", isFriend: true)])
    #expect(Set(events.contactChanges) == ["alice added alice", "carol removed carol"])
  }

  @Test func aDeviceGrantsRequestsByItself() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, events) = try await environment.connectedDevice("bob") { $0.grantsFriendRequests = true }
    _ = try await result { alice.requestFriend("bob", completion: $0) }
    try await aliceEvents.waitForContact(.approved)
    try await events.waitForContact(.approved)
    #expect(events.contactChanges == ["bob approved alice"])
    await bob.disconnected()
    let (_, carolEvents) = try await environment.connectedDevice("carol")
    let (carol, _) = try await environment.connectedDevice("carol", "tablet")
    _ = try await result { carol.requestFriend("bob", completion: $0) }
    // Also what waited for a device that has never been there.
    _ = try await environment.connectedDevice("bob", "tablet") { $0.grantsFriendRequests = true }
    try await carolEvents.waitForContact(.approved)
  }

  @Test func contactsAreThereWithoutANetworkAndAfterARestart() async throws {
    let folder = try TemporaryFolder()
    let account = ("alice", Contact(account: "bob", isFriend: true, isBlocked: true, alias: "Bo", custom: "x"))
    do {
      let environment = try MessagingEnvironment.embedded(at: folder.url, clock: clock, callbackQueue: queue)
      defer { environment.shutDown() }
      _ = try await environment.connectedDevice("bob")
      let (alice, _) = try await environment.connectedDevice("alice")
      _ = try await result { alice.requestFriend("bob", isImmediate: true, completion: $0) }
      _ = try await result {
        alice.updateContact("bob", ContactUpdate(alias: "Bo", custom: "x", isBlocked: true), completion: $0)
      }
      environment.setReachable(false, account: "alice", device: "phone", style: "Test")
      #expect(alice.contact("bob") == account.1)
    }
    let environment = try MessagingEnvironment.embedded(at: folder.url, clock: clock, callbackQueue: queue)
    defer { environment.shutDown() }
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let device = try environment.openDevice(DeviceConfiguration(style: "Test", account: "alice", device: "phone")) {
      _ in
    }
    #expect(device.contacts() == [account.1])
    let (tablet, _) = try await environment.connectedDevice("alice", "tablet")
    #expect(tablet.contacts() == [account.1])
  }
}
