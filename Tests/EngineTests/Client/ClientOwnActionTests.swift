import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Actions of an account's other devices, as an async client receives them.
@Suite(.timeLimit(.minutes(5))) struct ClientOwnActionTests {
  private let bob = ConversationID.direct("bob")

  /// The next actions of a stream, in short.
  private func next(_ count: Int, of stream: MessagingStream<OwnAction>) async throws -> [String] {
    var found: [String] = []
    for try await action in stream {
      found.append(short(action))
      if found.count == count { break }
    }
    return found
  }

  private func short(_ action: OwnAction) -> String {
    let accounts = action.accounts.map(\.name).joined(separator: ",")
    return "\(action.kind) \(action.conversation?.name ?? "-") \(accounts) \(action.device?.string ?? "-")"
  }

  /// Does one of each, as far as a client can.
  private func act(_ client: MessagingClient, _ group: String) async throws {
    // Values of an earlier round would change nothing.
    let isFirst = group == "one"
    try await client.requestFriend("bob", isImmediate: true)
    try await client.createGroup(GroupInfo(id: group, name: "g", owner: "alice", memberLimit: 0), members: ["bob"])
    try await client.pin(bob)
    try await client.mark(isFirst ? 2 : 3, on: [bob])
    // A note is not an action: nothing in a list changes by it.
    try await client.setNote("n", of: bob)
    try await client.unpin(bob)
    try await client.updatePushSettings(PushSettingsUpdate(selection: isFirst ? .mentions : .all))
    try await client.updatePushSettings(
      ConversationPushSettingsUpdate(selection: .set(isFirst ? .nothing : .mentions)), of: [bob])
    try await client.delist([bob])
    try await client.clearHistory(of: bob)
    try await client.dismissGroup(group)
    try await client.removeFriend("bob")
  }

  private func expected(_ group: String) -> [String] {
    [
      "contactAdded bob bob phone", "groupCreated \(group) bob phone", "conversationPinned bob  -",
      "conversationMarked bob  -", "conversationUnpinned bob  -", "pushSettingsChanged -  -",
      "pushSettingsChanged bob  -", "conversationDelisted bob  phone", "historyCleared bob  phone",
      "groupDismissed \(group)  phone", "contactRemoved bob bob phone",
    ]
  }

  /// A connected device, and one that was away, receive the same actions in the same order; the acting device and other
  /// accounts receive none.
  @Test func otherDevicesAreNotified() async throws {
    let world = try ClientWorld()
    let other = try await world.loggedIn("bob")
    // A device that first logged in to an empty hub reads all settings at its next login instead.
    try await other.createGroup(named: "old", members: [])
    let phone = try await world.loggedIn("alice")
    let (laptop, tablet) = (
      try await world.loggedIn("alice", "laptop"), try await world.loggedIn("alice", "tablet")
    )
    let streams = [laptop.ownActions(), tablet.ownActions()]
    let silent = [phone.events(), other.events()]
    try await act(phone, "one")
    for stream in streams { #expect(try await next(11, of: stream) == expected("one")) }
    world.setReachable(false, "alice", "tablet")
    try await act(phone, "two")
    #expect(try await next(11, of: streams[0]) == expected("two"))
    world.setReachable(true, "alice", "tablet")
    #expect(try await next(11, of: streams[1]) == expected("two"))
    // Each of them once: the next action that they receive is a new one.
    try await phone.pin(bob)
    for stream in streams { #expect(try await next(1, of: stream) == ["conversationPinned bob  -"]) }
    try await phone.caughtUp()
    try await other.caughtUp()
    await phone.logout()
    await other.logout()
    for stream in silent {
      for try await event in stream {
        if case .ownAction(let action) = event { Issue.record("told of \(action)") }
      }
    }
  }

  /// Actions arrive after the changes that they made, and undoing a change is another action.
  @Test func changeIsReportedBeforeTheAction() async throws {
    let world = try ClientWorld()
    _ = try await world.loggedIn("bob")
    let phone = try await world.loggedIn("alice")
    let laptop = try await world.loggedIn("alice", "laptop")
    let events = laptop.events()
    try await phone.requestFriend("bob", isImmediate: true)
    try await phone.createGroup(named: "g", members: ["bob"])
    try await phone.pin(bob)
    var seen: [String] = []
    for try await event in events {
      switch event {
      case .contactChanged(let change): seen.append("\(change.action)")
      case .groupAdded: seen.append("groupAdded")
      case .conversationSettings: seen.append("settings")
      case .ownAction(let action): seen.append("\(action.kind)")
      default: break
      }
      if seen.last == "conversationPinned" { break }
    }
    #expect(
      seen == ["added", "contactAdded", "groupAdded", "groupCreated", "settings", "conversationPinned"])
  }

  /// Two apps of one account on one machine are two devices, though they have one name for it.
  @Test func anotherStyleOnTheSameMachineIsAnotherDevice() async throws {
    let world = try ClientWorld()
    _ = try await world.loggedIn("bob")
    let phone = try await world.loggedIn("alice")
    let recorder = EventRecorder()
    let device = try world.environment.openDevice(
      DeviceConfiguration(style: "Other", account: "alice", device: "phone"), handler: { recorder.record($0) })
    #expect(await error { device.connect(token: "", completion: $0) } == nil)
    try await phone.requestFriend("bob", isImmediate: true)
    let event = try await recorder.wait { if case .ownAction = $0 { true } else { false } }
    guard case .ownAction(let action) = event else { return }
    #expect(action.kind == .contactAdded && action.device == "phone" && action.style == "Parlance")
    withExtendedLifetime(world) {}
  }

  /// A device whose link broke before its own action was confirmed fetches the entry, and is not notified of it.
  @Test func actingDeviceIsNotNotifiedAfterABreak() async throws {
    let world = try ClientWorld(isDurable: true)
    _ = try await world.loggedIn("bob")
    let phone = try await world.loggedIn("alice")
    let laptop = try await world.loggedIn("alice", "laptop")
    let heard = laptop.ownActions()
    try await phone.requestFriend("bob", isImmediate: true)
    #expect(try await next(1, of: heard) == ["contactAdded bob bob phone"])
    try world.restart()
    let again = try await world.loggedIn("alice")
    let stream = again.ownActions()
    let later = try await world.loggedIn("alice", "laptop")
    try await later.removeFriend("bob")
    #expect(try await next(1, of: stream) == ["contactRemoved bob bob laptop"])
  }
}
