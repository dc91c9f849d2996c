import Parlance
import ParlanceCore
import Testing

/// Groups and their members.
@Suite(.timeLimit(.minutes(5))) struct ClientGroupTests {
  @Test func groupIsCreatedWithTheAccountsThatExist() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let (group, refused) = try await alice.createGroup(named: "team", members: ["bob", "nobody"], note: "come in")
    #expect(refused == ["nobody"])
    #expect(group.name == "team" && group.owner == "alice" && group.memberCount == 2 && group.memberLimit > 0)
    let event = try await bob.events().first { if case .groupAdded = $0 { true } else { false } }
    guard case .groupAdded(let told) = event else { return }
    #expect(told.id == group.id)
    #expect(try bob.groups().map(\.id) == [group.id])
    #expect(try bob.group(group.id)?.name == "team" && bob.group("none") == nil)
    #expect(try bob.members(ofGroup: group.id)?.map(\.account) == ["alice", "bob"])
    #expect(try bob.members(ofGroup: "none") == nil)
    #expect(try await bob.fetchGroups().map(\.id) == [group.id])
    #expect(try await bob.fetchGroup(group.id).members.count == 2)
    await #expect(throws: MessagingError(.groupNotFound)) { try await bob.fetchGroup("none") }

    let closed = GroupInfo(id: "closed", name: "closed", owner: "alice", memberLimit: 0, joinsFreely: false)
    #expect(try await alice.createGroup(closed, members: []).group.id == "closed")
    await #expect(throws: MessagingError(.groupExists)) { try await alice.createGroup(closed, members: []) }
    await #expect(throws: MessagingError(.notMember)) { try await bob.fetchGroup("closed") }
    await #expect(throws: MessagingError(.forbidden)) { try await bob.joinGroup("closed") }
  }

  @Test func membersComeChangeAndGo() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let carol = try await world.loggedIn("carol")
    let alice = try await world.loggedIn("alice")
    let id = try await alice.createGroup(named: "team", members: ["bob"]).group.id
    let (added, _, refused) = try await alice.addMembers(["carol", "bob", "nobody"], toGroup: id, note: "hello")
    #expect(added.map(\.account) == ["carol"] && refused == ["bob", "nobody"])
    await #expect(throws: MessagingError.self) { try await alice.addMembers([], toGroup: id) }

    try await alice.setRole(.manager, of: ["bob"], inGroup: id)
    await #expect(throws: MessagingError(.forbidden)) { try await bob.setRole(.manager, of: ["carol"], inGroup: id) }
    try await bob.setMuted(true, ["carol"], inGroup: id)
    await #expect(throws: MessagingError(.muted)) { try await carol.send(.text("x"), to: .group(id)) }
    try await bob.setMuted(false, ["carol"], inGroup: id)
    try await carol.send(.text("x"), to: .group(id))
    await #expect(throws: MessagingError(.forbidden)) { try await carol.setMuted(true, ["bob"], inGroup: id) }
    try await carol.updateMember("carol", inGroup: id, nickname: "C", custom: "notes")
    let member = try await alice.fetchGroup(id).members.first { $0.account == "carol" }
    #expect(member?.nickname == "C" && member?.custom == "notes")
    await #expect(throws: MessagingError(.forbidden)) {
      try await carol.updateMember("bob", inGroup: id, nickname: "B")
    }
    let events = carol.events()
    try await bob.removeMembers(["carol"], fromGroup: id)
    _ = try await events.first {
      if case .groupRemoved(let group, .removed, "bob") = $0 { group.id == id } else { false }
    }
    await #expect(throws: MessagingError(.forbidden)) { try await bob.removeMembers(["alice"], fromGroup: id) }
    try await carol.joinGroup(id)
    await #expect(throws: MessagingError(.alreadyMember)) { try await carol.joinGroup(id) }
    try await carol.leaveGroup(id)
    await #expect(throws: MessagingError(.notMember)) { try await carol.leaveGroup(id) }
  }

  @Test func aGroupIsChangedHandedOverAndEnded() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let id = try await alice.createGroup(named: "team", members: ["bob"]).group.id
    var update = GroupUpdate(name: "choir")
    update.introduction = "for those who sing"
    update.announcement = "on Tuesday"
    update.avatar = "https://example.org/choir.png"
    update.custom = "{}"
    update.isMuted = true
    update.joinsFreely = false
    update.membersMayInvite = true
    update.membersMayEdit = false
    update.properties = ["key": "soprano", "name": "ignored"]
    try await alice.updateGroup(id, update)
    let group = try await alice.fetchGroup(id).group
    #expect(group.name == "choir" && group.isMuted && !group.joinsFreely)
    #expect(group.membersMayInvite && !group.membersMayEdit)
    #expect(
      group.properties == [
        "introduction": "for those who sing", "announcement": "on Tuesday", "avatar": "https://example.org/choir.png",
        "custom": "{}", "key": "soprano",
      ])
    await #expect(throws: MessagingError(.forbidden)) { try await bob.updateGroup(id, GroupUpdate(name: "mine")) }
    await #expect(throws: MessagingError(.forbidden)) { try await bob.dismissGroup(id) }
    await #expect(throws: MessagingError(.forbidden)) { try await bob.transferGroup(id, to: "bob") }
    await #expect(throws: MessagingError(.forbidden)) { try await alice.leaveGroup(id) }
    try await alice.transferGroup(id, to: "bob", leaves: true)
    #expect(try await bob.fetchGroup(id).group.owner == "bob")
    #expect(try alice.groups().isEmpty)
    try await bob.dismissGroup(id)
    await #expect(throws: MessagingError(.groupNotFound)) { try await bob.dismissGroup(id) }
  }
}
