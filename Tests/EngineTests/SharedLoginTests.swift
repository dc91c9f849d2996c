import TestNumbers
import Testing

@testable import ParlanceCore

/// Logins as hubs share them.
@Suite struct SharedLoginTests {
  private func login(note: String?, scope: SessionScope = .everything) -> SessionRecord {
    SessionRecord(
      id: SessionID(7), account: AccountRecord(number: 3, id: "Ann"),
      device: DeviceRecord(
        account: 3, id: "d", style: "s", registered: .zero, lastSeen: Timestamp(milliseconds: 5)),
      platform: .linux, tag: "t", exclusivity: "x", since: Timestamp(milliseconds: 6), number: 8, stream: 9,
      followsGroups: true, waiting: WaitingLimits(count: 1, age: 2),
      terms: ProtocolTerms(version: 1, capabilities: .callInvitations, limits: .least), isRestored: true, note: note,
      scope: scope)
  }

  private func read(_ bytes: [UInt8]) throws -> SessionRecord {
    var reader = ByteReader(bytes)
    return try SessionRecord(id: SessionID(7), from: &reader)
  }

  @Test func everythingThatOtherHubsNeedIsShared() throws {
    var writer = ByteWriter()
    login(note: "n").write(to: &writer)
    let shared = try read(writer.bytes)
    #expect(shared.account.id.name == "Ann" && shared.device.id == "d" && shared.device.style == "s")
    #expect(shared.platform == .linux && shared.tag == "t" && shared.exclusivity == "x" && shared.note == "n")
    #expect(shared.number == 8 && shared.stream == 9 && shared.followsGroups && shared.isRestored)
    #expect(shared.waiting == WaitingLimits(count: 1, age: 2) && shared.since == Timestamp(milliseconds: 6))
    #expect(shared.terms.capabilities == .callInvitations && shared.scope == .everything)
  }

  @Test(
    arguments: [
      SessionScope.rooms, .visit(VisitorProfile(name: "Guest", avatar: "a")), .visit(VisitorProfile(name: "G")),
    ])
  func scopeIsShared(_ scope: SessionScope) throws {
    var writer = ByteWriter()
    login(note: nil, scope: scope).write(to: &writer)
    #expect(try read(writer.bytes).scope == scope)
  }

  @Test func cutOffLoginsAreRefused() {
    var writer = ByteWriter()
    login(note: "n").write(to: &writer)
    for count in writer.bytes.indices {
      #expect(throws: MessagingError(.malformedData)) { _ = try read(Array(writer.bytes[..<count])) }
    }
  }
}
