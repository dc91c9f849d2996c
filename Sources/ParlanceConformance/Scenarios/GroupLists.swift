import Foundation
import Parlance

extension Scenario {
  /// Groups with lists of accounts, attributes of members and shared files, whatever styles the members use.
  public static let groupLists: [Scenario] = [
    Scenario(
      "an account that is blocked in a group is removed until it is let in again", senderNeeds: [.keepsGroupLists]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      try await driver(alice).setBlocked(true, bob.account, inGroup: group.name)
      bob.excuse(from: group)
      let without = try await alice.send("without Bob", to: group)
      try await carol.sees(without, "without Bob", from: alice, in: group)
      try await bob.mayNotWrite(in: group)
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(without)
      try await driver(alice).setBlocked(false, bob.account, inGroup: group.name)
      try await driver(alice).addMembers([bob.account], toGroup: group.name)
      // A style in which members join to receive messages does not do so in a group that the scenario excused it from.
      guard !bob.can(.joinsGroupsToHear) else { return }
      try await talk(alice, bob, in: group)
    },
    Scenario("an account on the list of a muted group writes there", senderNeeds: [.keepsGroupLists]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      try await driver(alice).setAllMuted(true, inGroup: group.name)
      try await driver(alice).setAllowed(true, bob.account, inGroup: group.name)
      if bob.can(.keepsGroupLists) { try await bob.sees(.allowed(bob.account, true), in: group) }
      try await talk(alice, bob, in: group)
      try await carol.mayNotWrite(in: group)
      try await driver(alice).setAllowed(false, bob.account, inGroup: group.name)
      if bob.can(.keepsGroupLists) { try await bob.sees(.allowed(bob.account, false), in: group) }
      try await bob.mayNotWrite(in: group)
    },
    Scenario("a mute in a group ends with its time", senderNeeds: [.keepsGroupLists]) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      try await driver(alice).mute(bob.account, forSeconds: 60, inGroup: group.name)
      if bob.can(.administersGroups) { try await bob.sees(.muted(bob.account, true), in: group) }
      try await world.advanceClock(bySeconds: 59)
      try await bob.mayNotWrite(in: group)
      try await world.advanceClock(bySeconds: 2)
      try await talk(alice, bob, in: group)
    },
    Scenario("attributes of a member are known to the others", senderNeeds: [.keepsGroupLists]) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      try await driver(alice).setOwnAttributes(["seat": "12"], inGroup: group.name)
      if bob.can(.keepsGroupLists) {
        try await bob.sees(.attributes(alice.account, ["seat": "12"]), in: group)
        try requireEqual(
          try await driver(bob).attributes(of: alice.account, inGroup: group.name), ["seat": "12"],
          "attributes of Alice")
      }
      try await talk(alice, bob, in: group)
    },
    Scenario(
      "a shared file of a group is its members' until it is removed", senderNeeds: [.keepsGroupLists, .media]
    ) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      let bytes = [UInt8]("what we need for the trip".utf8)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A folder that is left behind is the system's to clean: it is a temporary one.
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appendingPathComponent("list.txt")
      try Data(bytes).write(to: path)
      let id = try await driver(alice).share(path: path.path, inGroup: group.name)
      if bob.can(.keepsGroupLists) {
        try await bob.sees(.shared("list.txt"), in: group)
        try requireEqual(try await driver(bob).sharedFiles(ofGroup: group.name), [id], "shared files at Bob")
        try requireEqual(try await driver(bob).fetchShared(id, ofGroup: group.name), bytes, "bytes at Bob")
        try await mustThrow("a member removes another one's file") {
          try await driver(bob).unshare(id, inGroup: group.name)
        }
      }
      try await driver(alice).unshare(id, inGroup: group.name)
      if bob.can(.keepsGroupLists) {
        try await bob.sees(.unshared(id), in: group)
        try requireEqual(try await driver(bob).sharedFiles(ofGroup: group.name), [], "shared files at Bob")
      }
      try await talk(alice, bob, in: group)
    },
  ]

  private static func driver(_ client: Client) throws -> any GroupListDriver {
    try client.driver(as: (any GroupListDriver).self, "keep lists of groups")
  }
}
