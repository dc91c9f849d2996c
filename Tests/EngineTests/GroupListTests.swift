import Foundation
import Parlance
import Testing

@Suite struct GroupListTests {
  private func groups(of device: Device) async -> Result<[GroupInfo], MessagingError> {
    await withCheckedContinuation { continuation in device.fetchGroups { continuation.resume(returning: $0) } }
  }

  @Test func theHubListsTheGroupsThatAnAccountIsIn() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "callbacks"))
    defer { environment.shutDown() }
    let administration = environment.administration
    for account: AccountID in ["alice", "bob"] { try administration.createAccount(account) }
    try administration.createGroup(id: "b", name: "second", owner: "alice", members: ["bob"])
    try administration.createGroup(id: "a", name: "first", owner: "bob", members: ["alice"])
    try administration.createGroup(id: "c", name: "bob's", owner: "bob", members: [])
    let (alice, _) = try await environment.connectedDevice("alice")
    let listed = try await groups(of: alice).get()
    #expect(listed.map(\.id) == ["a", "b"])
    #expect(listed.map(\.memberCount) == [2, 2])

    let left: MessagingError? = await withCheckedContinuation { continuation in
      alice.leaveGroup("a") { continuation.resume(returning: $0) }
    }
    #expect(left == nil)
    #expect(try await groups(of: alice).get().map(\.id) == ["b"])

    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    await #expect(throws: MessagingError.self) { try await groups(of: alice).get() }
  }

  @Test func aDeviceKnowsWhenItWasNew() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: DispatchQueue(label: "callbacks"))
    defer { environment.shutDown() }
    let begun = clock.now()
    let (first, _) = try await environment.connectedDevice("alice")
    #expect(first.firstLogin == begun)
    await first.disconnected()
    clock.advance(bySeconds: 60)
    let (again, _) = try await environment.connectedDevice("alice")
    #expect(again.firstLogin == begun)
    let (other, _) = try await environment.connectedDevice("alice", "tablet")
    #expect(other.firstLogin == clock.now())
  }
}
