import Parlance

extension Scenario {
  /// Instructions between apps. A style without them drops what comes.
  public static let commands: [Scenario] = [
    Scenario("a command arrives once and leaves no trace", senderNeeds: [.commands]) { world in
      let (alice, bob) = try await world.pair()
      let command = CommandContent(action: "wave", parameters: #"{"hand":"left"}"#)
      try await alice.sendCommand(command, to: bob)
      try await check(command, at: bob, from: alice, in: .direct(alice.account))
    },
    Scenario("a command waits for who is away", senderNeeds: [.commands]) { world in
      let (alice, bob) = try await world.pair()
      try await bob.logout()
      let command = CommandContent(action: "wake", parameters: #"{"hour":"7"}"#)
      try await alice.sendCommand(command, to: bob)
      try await bob.login()
      try await check(command, at: bob, from: alice, in: .direct(alice.account))
    },
    Scenario("a group's command reaches its members", senderNeeds: [.commands]) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      let command = CommandContent(action: "gather", parameters: #"{"place":"here"}"#)
      try await alice.sendCommand(command, to: group)
      try await check(command, at: bob, from: alice, in: group)
    },
    Scenario("commands and texts keep their order", senderNeeds: [.commands], receiverNeeds: [.commands]) { world in
      let (alice, bob) = try await world.pair()
      let before = try await alice.send("before", to: bob)
      let command = CommandContent(action: "between", parameters: "{}")
      try await alice.sendCommand(command, to: bob)
      let after = try await alice.send("after", to: bob)
      try await bob.sees(after)
      let order = bob.log.entries.flatMap { entry -> [String] in
        if case .received(let messages) = entry.observation { return messages.map(\.id.string) }
        return entry.observed(as: ObservedCommand.self).map { [$0.content.action] } ?? []
      }
      try requireEqual(order, [before.string, "between", after.string], "order of arrival")
    },
  ]

  private static func check(
    _ command: CommandContent, at receiver: Client, from sender: Client, in conversation: ConversationID
  ) async throws {
    if receiver.can(.commands) {
      let arrived = try await receiver.seesCommand(command)
      try requireEqual(arrived.sender, sender.account, "sender of the command")
      try requireEqual(arrived.conversation, conversation, "conversation of the command")
    }
    try await receiver.hasUnread(0, in: conversation)
    let address = conversation.kind == .direct ? receiver.conversation : conversation
    try await receiver.catchesUp(with: sender, in: address)
    try requireEqual(receiver.commands.count, receiver.can(.commands) ? 1 : 0, "commands at \(receiver.log.name)")
    try requireEqual(
      receiver.receivedMessages.filter { $0.sender == sender.account && $0.text?.isEmpty == false }.map(\.text),
      ["that was all"],
      "messages at \(receiver.log.name)")
    for (client, conversation) in [(receiver, conversation), (sender, address)] {
      let texts = try await client.history(conversation).compactMap(\.text).filter { !$0.isEmpty }
      try requireEqual(texts, ["that was all"], "history at \(client.log.name)")
    }
  }
}
