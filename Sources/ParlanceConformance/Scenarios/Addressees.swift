import Parlance

extension Scenario {
  /// Messages for some members of a group or some of those in a room: the others learn nothing of them.
  public static let addressees: [Scenario] = [
    Scenario("a message for some members reaches no other member", senderNeeds: [.addressesMembers]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let secret = try await alice.send(OutgoingMessage("for Bob alone", addressees: [bob.account]), to: group)
      try await bob.sees(secret, "for Bob alone", from: alice, in: group)
      let open = try await alice.send("for everyone", to: group)
      for client in [bob, carol] { try await client.sees(open, "for everyone", from: alice, in: group) }
      let shown = try await bob.hasStored(secret, in: group)
      try requireEqual(shown, true, "the history of the one for whom it is")
      try carol.hasNotSeen(secret)
      try await carol.stores(secret, in: group, false)
      // Addressees must be members of the group.
      try await alice.isRefused(.notMember) {
        try await alice.submit(OutgoingMessage("for whom?", addressees: ["stranger"]), to: group)
      }
    },
    Scenario(
      "a message for some members waits for them, and is taken back from them",
      senderNeeds: [.addressesMembers, .revokes]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let first = try await alice.send("before", to: group)
      for client in [bob, carol] { try await client.sees(first) }
      let waits = !bob.can(.joinsGroupsToHear)
      if waits { for client in [bob, carol] { try await client.logout() } }
      let secret = try await alice.send(OutgoingMessage("for Bob alone", addressees: [bob.account]), to: group)
      let open = try await alice.send("for everyone", to: group)
      if waits { for client in [bob, carol] { try await client.login() } }
      try await bob.sees(secret, "for Bob alone", from: alice, in: group)
      for client in [bob, carol] { try await client.sees(open, "for everyone", from: alice, in: group) }
      try carol.hasNotSeen(secret)
      try await carol.stores(secret, in: group, false)
      try await alice.revoke(secret, in: group)
      for client in [bob, carol] { try await client.catchesUp(with: alice, in: group) }
      try carol.hasNotSeen(secret)
    },
    Scenario(
      "a message for some accounts in a room reaches no others", senderNeeds: [.addressesOccupants, .rooms],
      receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob, carol])
      let secret = try await alice.send(OutgoingMessage("for Bob alone", addressees: [bob.account]), to: room)
      try await bob.sees(secret, "for Bob alone", from: alice, in: room)
      for client in [bob, carol] { try await client.catchesUp(with: alice, in: room) }
      try carol.hasNotSeen(secret)
    },
  ]
}
