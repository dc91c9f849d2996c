import Parlance

extension Scenario {
  /// Threads: conversations of members of a group about one of its messages.
  public static let threads: [Scenario] = [
    Scenario("members of a group talk about a message", senderNeeds: [.opensThreads], receiverNeeds: [.opensThreads]) {
      world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let root = try await alice.send("tea or coffee?", to: group)
      try await bob.sees(root)
      let thread = try await alice.createThread("Tea", about: root, in: group)
      for client in [bob, carol] { try await client.seesThread(.created, thread, named: "Tea") }
      try await bob.joinThread(thread)
      world.ledger.withLock { $0.members[thread.name] = [alice.account, bob.account] }
      let first = try await alice.send("green tea", to: thread)
      try await bob.sees(first, "green tea", from: alice, in: thread)
      let second = try await bob.send("black tea", to: thread)
      try await alice.sees(second, "black tea", from: bob, in: thread)
      try await carol.seesThread(.messagesChanged, thread, named: "Tea")
      try carol.hasNotSeen(first)
      // Changes that were missed while logged out are reported after the next login.
      try await bob.logout()
      try await alice.renameThread(thread, to: "Teas")
      let third = try await alice.send("white tea", to: thread)
      try await bob.login()
      try await bob.sees(third, "white tea", from: alice, in: thread)
      try await bob.seesThread(.renamed, thread, named: "Teas")
      try await alice.removeMember(bob, fromThread: thread)
      bob.excuse(from: thread)
      try await bob.seesThread(.removed, thread, named: "Teas")
      try await bob.isRefused(.notMember) { try await bob.submit("still here", to: thread) }
      for message in [first, second, third] { try carol.hasNotSeen(message) }
    },
    Scenario("a thread is hidden from those who show none", senderNeeds: [.opensThreads]) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      let root = try await alice.send("a message", to: group)
      try await bob.sees(root)
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let thread = try await alice.createThread("aside", about: root, in: group)
      let message = try await alice.send("in the thread", to: thread)
      if other.can(.opensThreads) { try await other.sees(message, "in the thread", from: alice, in: thread) }
      try await bob.catchesUp(with: alice, in: group)
      try bob.hasNotSeen(message)
      try await bob.logout()
      try await bob.login()
      try await bob.catchesUp(with: alice, in: group)
      try bob.hasNotSeen(message)
      if !other.can(.opensThreads) { try other.hasNotSeen(message) }
    },
  ]
}
