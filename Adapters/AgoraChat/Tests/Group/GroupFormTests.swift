import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Every change of a group, in every form that the headers of both versions have.
@Suite @MainActor struct GroupFormTests {
  /// Checks that each form changes what it names, and refuses what is not a group.
  private func check(_ forms: [GroupForm], _ read: (AgoraChatGroup) -> String?) async throws {
    let world = try GroupWorld()
    let id = try world.group()
    for (number, form) in forms.enumerated() {
      #expect(try await form.make(world.alice, id, "value \(number)") == 0)
      #expect(read(try world.shown(id)) == "value \(number)")
      #expect(try await form.make(world.alice, "nowhere", "x") == (form.isSilent ? 0 : 606), "form \(number)")
      #expect(try await form.make(world.alice, nil, "x") == (form.isSilent ? 0 : 110), "form \(number)")
    }
  }

  @Test func subjects() async throws {
    try await check(
      [
        .waiting { $0.changeGroupSubject($2, forGroup: $1, error: $3) },
        .waiting3x { $0.changeGroupSubject($2, forGroup: $1, error: $3) },
        .completing { $0.updateGroupSubject($2, forGroup: $1, completion: $3) },
        .completing3x { $0.updateGroupSubject($2, forGroup: $1, completion: $3) },
        .silent { $0.updateGroupSubject($2, forGroup: $1) },
      ], { $0.groupName })
  }

  @Test func descriptions() async throws {
    try await check(
      [
        .waiting { $0.changeDescription($2, forGroup: $1, error: $3) },
        .waiting3x { $0.changeDescription($2, forGroup: $1, error: $3) },
        .completing { $0.updateDescription($2, forGroup: $1, completion: $3) },
        .completing3x { $0.updateDescription($2, forGroup: $1, completion: $3) },
        .silent { $0.updateDescription($2, forGroup: $1) },
      ], { $0.description })
  }

  @Test func announcements() async throws {
    try await check(
      [
        .waiting { $0.updateGroupAnnouncement(withId: $1, announcement: $2, error: $3) },
        .waiting3x { $0.updateGroupAnnouncement(withId: $1, announcement: $2, error: $3) },
        .completing { $0.updateGroupAnnouncement(withId: $1, announcement: $2, completion: $3) },
        .completing3x { $0.updateGroupAnnouncement(withId: $1, announcement: $2, completion: $3) },
        .silent { $0.updateGroupAnnouncement(withId: $1, announcement: $2) },
      ], { $0.announcement })
  }

  @Test func extensions() async throws {
    try await check(
      [
        .waiting { $0.updateGroupExt(withId: $1, ext: $2, error: $3) },
        .waiting3x { $0.updateGroupExt(withId: $1, ext: $2, error: $3) },
        .completing { $0.updateGroupExt(withId: $1, ext: $2, completion: $3) },
        .completing3x { $0.updateGroupExt(withId: $1, ext: $2, completion: $3) },
        .silent { $0.updateGroupExt(withId: $1, ext: $2) },
      ], { $0.settings.ext })
  }

  /// Checks pairs of forms, of which one undoes what the other does.
  private func check(
    _ members: [String] = ["bob", "carol"], value: String = "carol", by who: KeyPath<GroupWorld, ChatApp> = \.alice,
    doing: [GroupForm], undoing: [GroupForm], _ isDone: (AgoraChatGroup) -> Bool
  ) async throws {
    let world = try GroupWorld()
    let id = try world.group(members)
    for (number, (form, back)) in zip(doing, undoing).enumerated() {
      #expect(try await form.make(world[keyPath: who], id, value) == 0, "form \(number)")
      #expect(isDone(try world.shown(id)), "form \(number)")
      #expect(try await back.make(world[keyPath: who], id, value) == 0, "form \(number)")
      #expect(!isDone(try world.shown(id)), "form \(number)")
      for refused in [form, back] {
        #expect(try await refused.make(world.alice, "nowhere", value) == (refused.isSilent ? 0 : 606), "form \(number)")
        #expect(try await refused.make(world.alice, nil, value) == (refused.isSilent ? 0 : 110), "form \(number)")
      }
    }
  }

  @Test func members() async throws {
    try await check(
      ["bob"],
      doing: [
        .waiting { $0.addOccupants([$2], toGroup: $1, welcomeMessage: nil, error: $3) },
        .waiting3x { $0.addOccupants([$2] as [Any]?, toGroup: $1, welcomeMessage: nil, error: $3) },
        .completing { $0.addMembers([$2], toGroup: $1, message: nil, completion: $3) },
        .completing3x { $0.addMembers([$2] as [Any]?, toGroup: $1, message: nil, completion: $3) },
        .silent { $0.addMembers([$2], toGroup: $1, message: nil) },
      ],
      undoing: [
        .waiting { $0.removeOccupants([$2], fromGroup: $1, error: $3) },
        .waiting3x { $0.removeOccupants([$2] as [Any]?, fromGroup: $1, error: $3) },
        .completing { $0.removeMembers([$2], fromGroup: $1, completion: $3) },
        .completing3x { $0.removeMembers([$2] as [Any]?, fromGroup: $1, completion: $3) },
        .silent { $0.removeMembers([$2], fromGroup: $1) },
      ]
    ) { $0.memberList?.contains("carol") == true }
  }

  @Test func admins() async throws {
    try await check(
      doing: [
        .waiting { $0.addAdmin($2, toGroup: $1, error: $3) },
        .waiting3x { $0.addAdmin($2, toGroup: $1, error: $3) },
        .completing { $0.addAdmin($2, toGroup: $1, completion: $3) },
        .completing3x { $0.addAdmin($2, toGroup: $1, completion: $3) },
        .silent { $0.addAdmin($2, toGroup: $1) },
      ],
      undoing: [
        .waiting { $0.removeAdmin($2, fromGroup: $1, error: $3) },
        .waiting3x { $0.removeAdmin($2, fromGroup: $1, error: $3) },
        .completing { $0.removeAdmin($2, fromGroup: $1, completion: $3) },
        .completing3x { $0.removeAdmin($2, fromGroup: $1, completion: $3) },
        .silent { $0.removeAdmin($2, fromGroup: $1) },
      ]
    ) { $0.adminList == ["carol"] }
  }

  @Test func mutes() async throws {
    try await check(
      doing: [
        .waiting { $0.muteMembers([$2], muteMilliseconds: -1, fromGroup: $1, error: $3) },
        .waiting3x { $0.muteMembers([$2] as [Any]?, muteMilliseconds: -1, fromGroup: $1, error: $3) },
        .completing { $0.muteMembers([$2], muteMilliseconds: 60_000, fromGroup: $1, completion: $3) },
        .completing3x { $0.muteMembers([$2] as [Any]?, muteMilliseconds: 60_000, fromGroup: $1, completion: $3) },
        .silent { $0.muteMembers([$2], muteMilliseconds: -1, fromGroup: $1) },
      ],
      undoing: [
        .waiting { $0.unmuteMembers([$2], fromGroup: $1, error: $3) },
        .waiting3x { $0.unmuteMembers([$2] as [Any]?, fromGroup: $1, error: $3) },
        .completing { $0.unmuteMembers([$2], fromGroup: $1, completion: $3) },
        .completing3x { $0.unmuteMembers([$2] as [Any]?, fromGroup: $1, completion: $3) },
        .silent { $0.unmuteMembers([$2], fromGroup: $1) },
      ]
    ) { $0.muteList == ["carol"] }
  }

  @Test func everybodyIsMuted() async throws {
    try await check(
      doing: [
        .waiting { groups, id, _, error in groups.muteAllMembers(fromGroup: id, error: error) },
        .completing { groups, id, _, done in groups.muteAllMembers(fromGroup: id, completion: done) },
      ],
      undoing: [
        .waiting { groups, id, _, error in groups.unmuteAllMembers(fromGroup: id, error: error) },
        .completing { groups, id, _, done in groups.unmuteAllMembers(fromGroup: id, completion: done) },
      ]
    ) { $0.isMuteAllMembers }
  }

  @Test func leavingAndJoining() async throws {
    let leaving: [GroupForm] = [
      .waiting { groups, id, _, error in groups.leaveGroup(id, error: error) },
      .waiting3x { groups, id, _, error in groups.leaveGroup(id, error: error) },
      GroupForm { groups, id, _, done in groups.leaveGroup(id ?? "", completion: done) },
      GroupForm { groups, id, _, done in groups.leaveGroup(id, completion: done) },
      .silent { groups, id, _ in groups.leaveGroup(id) },
    ]
    let joining: [GroupForm] = [
      .waiting { groups, id, _, error in groups.joinPublicGroup(id, error: error) },
      .waiting3x { groups, id, _, error in groups.joinPublicGroup(id, error: error) },
      .completing { groups, id, _, done in groups.joinPublicGroup(id, completion: done) },
      .completing3x { groups, id, _, done in groups.joinPublicGroup(id, completion: done) },
      .silent { groups, id, _ in groups.joinPublicGroup(id) },
    ]
    try await check(by: \.bob, doing: leaving, undoing: joining) { $0.memberList?.contains("bob") == false }
  }

  @Test func owners() async throws {
    let forms: [GroupForm] = [
      .waiting { $0.updateGroupOwner($1, newOwner: $2, error: $3) },
      .waiting3x { $0.updateGroupOwner($1, newOwner: $2, error: $3) },
      .completing { $0.updateGroupOwner($1, newOwner: $2, completion: $3) },
      .completing3x { $0.updateGroupOwner($1, newOwner: $2, completion: $3) },
      .silent { $0.updateGroupOwner($1, newOwner: $2) },
    ]
    let world = try GroupWorld()
    let id = try world.group()
    for (number, form) in forms.enumerated() {
      let (owner, heir) = number.isMultiple(of: 2) ? (world.alice, world.bob) : (world.bob, world.alice)
      #expect(try await form.make(owner, id, heir.account) == 0)
      // Calls without a completion are carried out before the next call is answered.
      _ = try world.shown(id, to: owner)
      #expect(try world.shown(id).owner == heir.account)
      if !form.isSilent {
        #expect(try await form.make(owner, id, heir.account) == 603)
        #expect(try await form.make(owner, nil, heir.account) == 110)
      }
    }
  }

  @Test func ending() async throws {
    let forms: [GroupForm] = [
      GroupForm { groups, id, _, done in done(groups.destroyGroup(id ?? "")) },
      GroupForm { groups, id, _, done in done(groups.destroyGroup(id)) },
      GroupForm { groups, id, _, done in groups.destroyGroup(id ?? "", finishCompletion: done) },
      GroupForm { groups, id, _, done in groups.destroyGroup(id, finishCompletion: done) },
    ]
    let world = try GroupWorld()
    for form in forms {
      let id = try world.group()
      #expect(try await form.make(world.bob, id) == 603)
      #expect(try await form.make(world.alice, id) == 0)
      #expect(try await form.make(world.alice, id) == 606)
      #expect(try await form.make(world.alice, nil) == 110)
    }
    #expect(try world.groups.getJoinedGroups()?.isEmpty == true)
  }
}
