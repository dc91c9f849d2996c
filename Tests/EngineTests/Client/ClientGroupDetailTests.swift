import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// Details of groups: blocked accounts, members that may write although all are muted, attributes of members, and files.
@Suite(.timeLimit(.minutes(5))) struct ClientGroupDetailTests {
  /// A group of "owner" that anyone may join; "manager" manages it, "member" is in it, and "guest" is not.
  private struct Club {
    let world: ClientWorld
    let owner: MessagingClient
    let manager: MessagingClient
    let member: MessagingClient
    let guest: MessagingClient
    let id = "club"

    init(limits: (inout HubSettings) -> Void = { _ in }) async throws {
      var settings = HubSettings()
      limits(&settings)
      world = try ClientWorld(settings: settings)
      owner = try await world.loggedIn("owner")
      manager = try await world.loggedIn("manager")
      member = try await world.loggedIn("member")
      guest = try await world.loggedIn("guest")
      let group = GroupInfo(id: id, name: "Club", owner: "owner", memberLimit: 0, joinsFreely: true)
      try await owner.createGroup(group, members: ["manager", "member"])
      try await owner.setRole(.manager, of: ["manager"], inGroup: id)
    }

    func members() async throws -> [AccountID] { try await owner.fetchGroup(id).members.map(\.account) }
  }

  private func code(_ body: () async throws(MessagingError) -> Void) async -> MessagingError.Code? {
    do throws(MessagingError) {
      try await body()
      return nil
    } catch {
      return error.code
    }
  }

  /// The next change of what a group keeps of which a client is notified.
  private func change(
    _ events: some AsyncSequence<DeviceEvent, MessagingError>
  ) async throws -> GroupDetailChange? {
    for try await event in events {
      if case .groupDetailChanged(let change) = event { return change }
    }
    return nil
  }

  // MARK: who may come in

  @Test func blockedMemberIsRemovedAndMayNotComeBack() async throws {
    let club = try await Club()
    let atMember = club.member.events()
    try await club.manager.setBlocked(true, ["member", "guest"], inGroup: club.id)
    #expect(try await club.members() == ["owner", "manager"])
    for try await event in atMember {
      guard case .groupRemoved(let group, let reason, let actor) = event else { continue }
      #expect(group.id == club.id && reason == .blocked && actor == "manager")
      break
    }
    #expect(try await club.owner.fetchBlockedAccounts(ofGroup: club.id) == ["guest", "member"])
    for client in [club.member, club.guest] {
      #expect(
        await code { () async throws(MessagingError) in try await client.joinGroup(club.id) } == .blocked)
      #expect(
        await code { () async throws(MessagingError) in try await client.applyToGroup(club.id) } == .blocked)
    }
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.owner.addMembers(["guest"], toGroup: club.id)
      } == .blocked)
    let free = try await club.world.loggedIn("free")
    _ = free
    #expect(try await club.owner.addMembers(["guest", "free"], toGroup: club.id).refused == ["guest"])

    try await club.owner.setBlocked(false, ["guest"], inGroup: club.id)
    try await club.guest.joinGroup(club.id)
    #expect(try await club.members().contains("guest"))
    #expect(try await club.owner.fetchBlockedAccounts(ofGroup: club.id) == ["member"])
  }

  @Test func blockListIsTheManagersAlone() async throws {
    let club = try await Club()
    for client in [club.member, club.guest] {
      let expected = client === club.member ? MessagingError.Code.forbidden : .notMember
      #expect(
        await code { () async throws(MessagingError) in
          try await client.setBlocked(true, ["guest"], inGroup: club.id)
        } == expected)
      #expect(
        await code { () async throws(MessagingError) in
          _ = try await client.fetchBlockedAccounts(ofGroup: club.id)
        } == expected)
      #expect(
        await code { () async throws(MessagingError) in
          try await client.setAllowed(true, ["member"], inGroup: club.id)
        } == expected)
    }
    for account: AccountID in ["owner", "manager"] {
      #expect(
        await code { () async throws(MessagingError) in
          try await club.manager.setBlocked(true, ["guest", account], inGroup: club.id)
        } == .forbidden)
    }
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.setBlocked(true, ["nobody"], inGroup: club.id)
      } == .accountNotFound)
    #expect(
      await code { () async throws(MessagingError) in try await club.owner.setBlocked(true, [], inGroup: club.id) }
        == .invalidArgument)
    #expect(try await club.owner.fetchBlockedAccounts(ofGroup: club.id).isEmpty)
  }

  @Test func requestsOfBlockedAccountsAreDropped() async throws {
    let club = try await Club()
    var update = GroupUpdate()
    (update.joinsFreely, update.takesJoinRequests) = (false, true)
    try await club.owner.updateGroup(club.id, update)
    try await club.guest.applyToGroup(club.id)
    #expect(try await club.owner.fetchGroupRequests(club.id).count == 1)
    try await club.owner.setBlocked(true, ["guest"], inGroup: club.id)
    #expect(try await club.owner.fetchGroupRequests(club.id).isEmpty)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.answerApplication(of: "guest", toGroup: club.id, accepts: true)
      } == .requestNotFound)
  }

  @Test func blockListIsBoundedAndEndsWithAnAccount() async throws {
    let club = try await Club { $0.limits.groupBlocks = 2 }
    for name in ["one", "two", "three"] { _ = try await club.world.loggedIn(AccountID(name)) }
    try await club.owner.setBlocked(true, ["one", "two"], inGroup: club.id)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.setBlocked(true, ["three"], inGroup: club.id)
      } == .limitExceeded)
    try club.world.environment.administration.eraseAccount("one", messages: .keep, freesName: true)
    #expect(try await club.owner.fetchBlockedAccounts(ofGroup: club.id) == ["two"])
    try await club.owner.setBlocked(true, ["three"], inGroup: club.id)
    #expect(try await club.owner.fetchBlockedAccounts(ofGroup: club.id) == ["three", "two"])
    // An account with the name of an erased one is another account.
    let again = try await club.world.loggedIn("one")
    try await again.joinGroup(club.id)
    #expect(try await club.members().contains("one"))
  }

  @Test func otherDevicesAreNotifiedOfActions() async throws {
    let club = try await Club()
    let tablet = try await club.world.loggedIn("owner", "tablet")
    let events = tablet.events()
    try await club.owner.setBlocked(true, ["guest"], inGroup: club.id)
    try await club.owner.setBlocked(false, ["guest"], inGroup: club.id)
    try await club.owner.setAllowed(true, ["member"], inGroup: club.id)
    try await club.owner.setAllowed(false, ["member"], inGroup: club.id)
    try await club.owner.setAttributes(["a": "1"], inGroup: club.id)
    try await club.owner.setAttributes(["a": "1"], ofMember: "member", inGroup: club.id)
    // What is so already is nothing new.
    try await club.owner.setAttributes(["a": "1"], inGroup: club.id)
    try await club.owner.setBlocked(false, ["guest"], inGroup: club.id)
    try await club.owner.setBlocked(true, ["guest"], inGroup: club.id)
    var actions: [OwnAction] = []
    for try await event in events {
      if case .ownAction(let action) = event { actions.append(action) }
      if actions.count == 7 { break }
    }
    #expect(
      actions.map(\.kind) == [
        .membersBlocked, .membersUnblocked, .membersAllowed, .membersDisallowed, .memberAttributesChanged,
        .memberAttributesChanged, .membersBlocked,
      ])
    #expect(
      actions.map(\.accounts) == [["guest"], ["guest"], ["member"], ["member"], [], ["member"], ["guest"]])
  }

  // MARK: who may write

  @Test func allowedMemberWritesAlthoughAllAreMuted() async throws {
    let club = try await Club()
    var update = GroupUpdate()
    update.isMuted = true
    try await club.owner.updateGroup(club.id, update)
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.member.send(.text("no"), to: .group(club.id))
      } == .muted)
    let atMember = club.member.events()
    try await club.manager.setAllowed(true, ["member"], inGroup: club.id)
    #expect(
      try await change(atMember)
        == GroupDetailChange(.allowed(["member"], isAllowed: true), of: club.id, by: "manager"))
    // The change of the member came before.
    #expect(try club.member.members(ofGroup: club.id)?.first { $0.account == "member" }?.isAllowed == true)
    _ = try await club.member.send(.text("yes"), to: .group(club.id))
    // A silence of its own counts.
    try await club.owner.setMuted(true, ["member"], inGroup: club.id)
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.member.send(.text("no"), to: .group(club.id))
      } == .muted)
    try await club.owner.setMuted(false, ["member"], inGroup: club.id)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.setAllowed(true, ["member", "guest"], inGroup: club.id)
      } == .notMember)
    // It ends with the membership.
    try await club.member.leaveGroup(club.id)
    try await club.member.joinGroup(club.id)
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.member.send(.text("no"), to: .group(club.id))
      } == .muted)
  }

  // MARK: attributes

  @Test func attributesAreSetFetchedAndRemoved() async throws {
    let club = try await Club()
    let (atOwner, atMember) = (club.owner.events(), club.member.events())
    try await club.member.setAttributes(["seat": "1", "mood": "fine"], inGroup: club.id)
    let first = try #require(try await change(atOwner))
    #expect(first.detail == .attributes(["seat": "1", "mood": "fine"], of: "member") && first.actor == "member")
    #expect(try await change(atMember) == first)
    // What is so already is not reported again.
    try await club.manager.setAttributes(["seat": "1", "mood": "", "hat": "red"], ofMember: "member", inGroup: club.id)
    #expect(
      try await change(atOwner)
        == GroupDetailChange(.attributes(["mood": "", "hat": "red"], of: "member"), of: club.id, by: "manager"))
    try await club.owner.setAttributes(["seat": "2"], inGroup: club.id)
    let all = try await club.owner.fetchAttributes(ofMembers: ["member", "owner", "guest"], inGroup: club.id)
    #expect(all == ["member": ["seat": "1", "hat": "red"], "owner": ["seat": "2"]])
    #expect(
      try await club.member.fetchAttributes(ofMembers: ["member"], inGroup: club.id, keys: ["hat", "x"])
        == ["member": ["hat": "red"]])
    // They end with the membership.
    try await club.member.leaveGroup(club.id)
    try await club.member.joinGroup(club.id)
    #expect(try await club.owner.fetchAttributes(ofMembers: ["member"], inGroup: club.id) == ["member": [:]])
  }

  @Test func attributesOfOthersNeedAHigherRole() async throws {
    let club = try await Club()
    let cases: [(MessagingClient, AccountID, MessagingError.Code)] = [
      (club.member, "owner", .forbidden), (club.member, "manager", .forbidden), (club.manager, "owner", .forbidden),
      (club.guest, "member", .notMember), (club.guest, "guest", .notMember), (club.owner, "guest", .notMember),
    ]
    for (client, account, expected) in cases {
      #expect(
        await code { () async throws(MessagingError) in
          try await client.setAttributes(["a": "1"], ofMember: account, inGroup: club.id)
        } == expected)
    }
    for attributes in [[:], ["": "1"]] {
      #expect(
        await code { () async throws(MessagingError) in
          try await club.owner.setAttributes(attributes, inGroup: club.id)
        } == .invalidArgument)
    }
    for accounts: [AccountID] in [["guest"], ["guest", "nobody"]] {
      #expect(
        await code { () async throws(MessagingError) in
          _ = try await club.owner.fetchAttributes(ofMembers: accounts, inGroup: club.id)
        } == .notMember)
    }
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.guest.fetchAttributes(ofMembers: ["member"], inGroup: club.id)
      } == .notMember)
  }

  @Test func attributesAreBounded() async throws {
    let club = try await Club {
      $0.limits.memberAttributesSize = 10
      $0.limits.groupAttributesSize = 15
      $0.limits.memberAttributeKeySize = 3
    }
    #expect(
      await code { () async throws(MessagingError) in
        try await club.member.setAttributes(["long": "1"], inGroup: club.id)
      } == .messageTooLarge)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.member.setAttributes(["a": "1234567890"], inGroup: club.id)
      } == .messageTooLarge)
    try await club.member.setAttributes(["a": "12345678"], inGroup: club.id)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.member.setAttributes(["b": "1"], inGroup: club.id)
      } == .limitExceeded)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.setAttributes(["a": "1234567"], inGroup: club.id)
      } == .limitExceeded)
    try await club.owner.setAttributes(["a": "12345"], inGroup: club.id)
  }

  @Test func largeAttributesComeInPages() async throws {
    let club = try await Club { $0.limits.bytesPerReply = 6000 }
    let value = String(repeating: "x", count: 4000)
    for client in [club.owner, club.manager, club.member] {
      try await client.setAttributes(["a": value], inGroup: club.id)
    }
    let all = try await club.owner.fetchAttributes(ofMembers: ["owner", "manager", "member"], inGroup: club.id)
    #expect(all == ["owner": ["a": value], "manager": ["a": value], "member": ["a": value]])
  }

  // MARK: groups that are public, or disabled

  @Test func publicGroupsAreListedInParts() async throws {
    let club = try await Club()
    for number in 1...3 {
      var group = GroupInfo(id: "g\(number)", name: "G", owner: "owner", joinsFreely: number != 2)
      group.takesJoinRequests = number == 2
      try await club.owner.createGroup(group, members: [])
    }
    let closed = GroupInfo(id: "closed", name: "G", owner: "owner", joinsFreely: false)
    try await club.owner.createGroup(closed, members: [])
    _ = try club.world.environment.administration.createRoom(id: "hall", name: "Hall", owner: "owner")
    let all = try await club.guest.fetchPublicGroups()
    #expect(all.groups.map(\.id) == ["club", "g1", "g2", "g3"] && all.next == nil)
    let first = try await club.guest.fetchPublicGroups(limit: 3)
    #expect(first.groups.map(\.id) == ["club", "g1", "g2"])
    #expect(first.next == "g2")
    let second = try await club.guest.fetchPublicGroups(after: first.next, limit: 3)
    #expect(second.groups.map(\.id) == ["g3"] && second.next == nil)
    #expect(
      await code { () async throws(MessagingError) in _ = try await club.guest.fetchPublicGroups(limit: 0) }
        == .invalidArgument)
    try await club.owner.dismissGroup("g1")
    _ = try club.world.environment.hubLoop().setDisabled(true, group: "g2")
    #expect(try await club.guest.fetchPublicGroups().groups.map(\.id) == ["club", "g3"])
  }

  @Test func disabledGroupRefusesMessagesAndNewMembers() async throws {
    let club = try await Club()
    let events = club.member.events()
    let hub = try club.world.environment.hubLoop()
    #expect(try hub.setDisabled(true, group: club.id).isDisabled)
    for try await event in events {
      if case .groupUpdated(let group) = event, group.isDisabled { break }
    }
    for client in [club.owner, club.member] {
      #expect(
        await code { () async throws(MessagingError) in
          _ = try await client.send(.text("no"), to: .group(club.id))
        } == .forbidden)
    }
    #expect(
      await code { () async throws(MessagingError) in try await club.guest.joinGroup(club.id) } == .forbidden)
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.owner.addMembers(["guest"], toGroup: club.id)
      } == .forbidden)
    // The owner cannot enable the group.
    var update = GroupUpdate()
    update.properties = [GroupInfo.Property.disabled: "false"]
    #expect(
      await code { () async throws(MessagingError) in try await club.owner.updateGroup(club.id, update) }
        == .invalidArgument)
    #expect(try !hub.setDisabled(false, group: club.id).isDisabled)
    _ = try await club.member.send(.text("yes"), to: .group(club.id))
    try await club.guest.joinGroup(club.id)
  }

  // MARK: files

  @Test func filesAreAddedFetchedAndRemoved() async throws {
    let club = try await Club { $0.mediaLifetime = 1000 }
    let atOwner = club.owner.events()
    let file = try await club.member.addFile(.data([1, 2, 3]), named: "plan.txt", toGroup: club.id)
    #expect(file.name == "plan.txt" && file.owner == "member" && file.size == 3)
    #expect(try await change(atOwner) == GroupDetailChange(.fileAdded(file), of: club.id, by: "member"))
    #expect(try await club.owner.fetchFiles(ofGroup: club.id) == [file])
    // It outlasts uploads.
    club.world.clock.advance(byMilliseconds: 10_000)
    let found = try await club.owner.download(MediaDescriptor(id: file.id), to: .memory)
    #expect(found.data == [1, 2, 3])
    let other = try await club.manager.addFile(.data([4]), named: "b", toGroup: club.id)
    #expect(try await club.member.fetchFiles(ofGroup: club.id) == [file, other])
    #expect(try await change(atOwner)?.detail == .fileAdded(other))
    #expect(
      await code { () async throws(MessagingError) in
        try await club.member.removeFile(other.id, fromGroup: club.id)
      } == .forbidden)
    try await club.owner.removeFile(other.id, fromGroup: club.id)
    try await club.member.removeFile(file.id, fromGroup: club.id)
    #expect(try await club.owner.fetchFiles(ofGroup: club.id).isEmpty)
    for file in [file, other] {
      #expect(
        await code { () async throws(MessagingError) in
          _ = try await club.owner.download(MediaDescriptor(id: file.id), to: .memory)
        } == .mediaExpired)
      #expect(
        await code { () async throws(MessagingError) in
          try await club.owner.removeFile(file.id, fromGroup: club.id)
        } == .mediaNotFound)
    }
  }

  @Test func filesEndWithTheirGroup() async throws {
    let club = try await Club()
    let file = try await club.member.addFile(.data([1]), named: "a", toGroup: club.id)
    // The file stays when the member that added it leaves.
    try await club.member.leaveGroup(club.id)
    #expect(try await club.owner.fetchFiles(ofGroup: club.id) == [file])
    try await club.owner.dismissGroup(club.id)
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.owner.download(MediaDescriptor(id: file.id), to: .memory)
      } == .mediaExpired)
  }

  @Test func filesAreTheMembersAndBounded() async throws {
    let club = try await Club { settings in
      settings.limits.groupFiles = 1
      settings.limits.groupFileNameSize = 4
    }
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.guest.addFile(.data([1]), named: "a", toGroup: club.id)
      } == .notMember)
    #expect(
      await code { () async throws(MessagingError) in _ = try await club.guest.fetchFiles(ofGroup: club.id) }
        == .notMember)
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.member.addFile(.data([1]), named: "longer", toGroup: club.id)
      } == .messageTooLarge)
    try await club.member.addFile(.data([1]), named: "a", toGroup: club.id)
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.member.addFile(.data([2]), named: "b", toGroup: club.id)
      } == .limitExceeded)
    // An upload of another account is not one's own, and one that was added is no longer there.
    let hub = try club.world.environment.hubLoop()
    let media = try await club.member.upload(.data([3]))
    for account: AccountID in ["owner", "manager"] {
      #expect(throws: MessagingError(.mediaNotFound, media.id.string)) {
        _ = try hub.carryOut(AddGroupFileCall(id: club.id, media: media.id, name: "c"), as: account)
      }
    }
    let known = try #require(try await club.owner.fetchFiles(ofGroup: club.id).first)
    try await club.owner.removeFile(known.id, fromGroup: club.id)
    let added = try hub.carryOut(AddGroupFileCall(id: club.id, media: media.id, name: "c"), as: "member")
    // The answer was lost, and the request comes again.
    #expect(try hub.carryOut(AddGroupFileCall(id: club.id, media: media.id, name: "c"), as: "member") == added)
    #expect(try await club.owner.fetchFiles(ofGroup: club.id) == [added])
    #expect(
      await code { () async throws(MessagingError) in
        _ = try await club.owner.download(media, to: .memory)
      } == .mediaExpired)
  }

  @Test func importedFilesAreThoseOfTheGroup() async throws {
    let club = try await Club()
    let hub = try club.world.environment.hubLoop()
    func record(_ content: String) -> ImportedRecord {
      let file = GroupFile(id: "", name: "plan.txt", owner: "member", size: 3, added: Timestamp(milliseconds: 7))
      return ImportedRecord(
        source: "old", id: content, digest: [1], content: .groupFile(group: club.id, file, content: content))
    }
    let content = ImportedFile(
      source: "old", reference: "media:1", account: "member", descriptor: MediaDescriptor(size: 3), bytes: [1, 2, 3])
    _ = try hub.importFile(content, options: ImportOptions())
    let outcomes = try hub.importRecords([record("media:1"), record("media:2")], options: ImportOptions())
    guard case .imported = outcomes[0], case .refused(let error) = outcomes[1] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(error.code == .mediaNotFound)
    let file = try #require(try await club.owner.fetchFiles(ofGroup: club.id).first)
    #expect(file.name == "plan.txt" && file.owner == "member" && file.size == 3)
    #expect(file.added == Timestamp(milliseconds: 7))
    #expect(try await club.owner.download(MediaDescriptor(id: file.id), to: .memory).data == [1, 2, 3])
  }
}
