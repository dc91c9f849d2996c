public import Parlance

extension World {
  /// Returns Alice in the sender's style, logged in.
  public func alice(device: DeviceID = "a1", options: ClientOptions = ClientOptions()) async throws -> Client {
    try await client("alice", cell.sender, device: device, options: options)
  }

  /// Returns Bob in the receiver's style, logged in.
  public func bob(device: DeviceID = "b1", options: ClientOptions = ClientOptions()) async throws -> Client {
    try await client("bob", cell.receiver, device: device, options: options)
  }

  /// Returns Carol in the receiver's style, logged in.
  public func carol(device: DeviceID = "c1") async throws -> Client {
    try await client("carol", cell.receiver, device: device)
  }

  /// Returns a client, logged in.
  public func client(
    _ account: AccountID, _ style: StyleDefinition, device: DeviceID, options: ClientOptions = ClientOptions()
  ) async throws -> Client {
    let client = try await makeClient(account, style, device: device, options: options)
    try await client.login()
    return client
  }

  /// Returns Alice and Bob, both logged in.
  public func pair() async throws -> (alice: Client, bob: Client) { (try await alice(), try await bob()) }

  /// Returns Alice, Bob and Carol, all logged in.
  public func trio() async throws -> (alice: Client, bob: Client, carol: Client) {
    (try await alice(), try await bob(), try await carol())
  }

  /// Makes a group, or a large one; the first of the members owns it unless an owner is named.
  public func group(
    of members: [Client], owner: Client? = nil, isLarge: Bool = false
  ) async throws -> ConversationID {
    let accounts = members.map(\.account)
    let owner = owner?.account ?? accounts[0]
    let name = "group \(nextGroupNumber())"
    let administration = administration
    let id = try await offPool {
      try administration.createGroup(
        name: name, owner: owner, members: accounts.filter { $0 != owner }, isLarge: isLarge)
    }
    ledger.withLock { $0.members[id] = Set(accounts).union([owner]) }
    for client in clients where accounts.contains(client.account) || client.account == owner {
      try await client.join(.group(id))
    }
    return .group(id)
  }

  /// Returns those of several clients whose logins still stand; waits until the others know that theirs ended.
  public func surviving(_ clients: [Client]) async throws -> [Client] {
    var surviving: [Client] = []
    for (index, client) in clients.enumerated() {
      let isReplaced = clients[(index + 1)...].contains {
        client.can(.oneDeviceOnly) && $0.account == client.account && $0.style.name == client.style.name
      }
      if isReplaced { try await client.isEnded() } else { surviving.append(client) }
    }
    return surviving
  }

  /// Makes a room that all of the given clients are in.
  ///
  /// - parameter clients: The clients; the account of the first one owns the room.
  /// - parameter limit: The maximum number of accounts in it at the same time; nil, the default, for any number.
  public func room(with clients: [Client], limit: Int? = nil) async throws -> ConversationID {
    let owner = clients[0].account
    let administration = administration
    let id = try await offPool {
      if let limit { return try administration.createRoom(name: "room", owner: owner, occupantLimit: limit) }
      return try administration.createRoom(name: "room", owner: owner)
    }
    let room = ConversationID.room(id)
    for client in clients { try await client.enter(room: room) }
    return room
  }

  /// Makes a member of a group a manager, in the name of the group's owner.
  public func promote(_ member: Client, in group: ConversationID, by owner: Client) async throws {
    try await withSteward(of: owner) { steward, completion in
      steward.setRole(.manager, of: [member.account], inGroup: group.name, completion: completion)
    }
  }

  /// Forbids a member of a group to write, or allows it again, in the name of the group's owner or a manager.
  public func setMuted(_ isMuted: Bool, _ member: Client, in group: ConversationID, by manager: Client) async throws {
    try await withSteward(of: manager) { steward, completion in
      steward.setMuted(isMuted, [member.account], inGroup: group.name, completion: completion)
    }
  }

  /// Adds an account to a group, in the name of a member who may.
  public func add(_ newcomer: Client, to group: ConversationID, by member: Client) async throws {
    try await withSteward(of: member) { steward, completion in
      steward.addMembers([newcomer.account], toGroup: group.name, note: nil) { result in
        if case .failure(let error) = result { completion(error) } else { completion(nil) }
      }
    }
    ledger.withLock { _ = $0.members[group.name]?.insert(newcomer.account) }
    try await newcomer.join(group)
    newcomer.excuse(from: group)
  }

  /// Changes the hub's settings, until the world's next restart.
  public func updateSettings(_ change: @escaping @Sendable (inout HubSettings) -> Void) async throws {
    let administrations = administrations
    try await offPool { for administration in administrations { try administration.updateSettings(change) } }
  }

  /// Disables a group, or enables it again, as the hub's administration.
  public func setDisabled(_ isDisabled: Bool, _ group: ConversationID) async throws {
    let administration = administration
    _ = try await offPool { try administration.setDisabled(isDisabled, group: group.name) }
  }

  /// Creates empty rooms, as the hub's administration; returns their ids.
  public func emptyRooms(_ count: Int, owner: Client) async throws -> Set<String> {
    let (administration, owner) = (administration, owner.account)
    return try await offPool {
      Set(try (0..<count).map { try administration.createRoom(name: "room \($0)", owner: owner) })
    }
  }

  /// Lets an account create rooms with its apps, or no longer, as the hub's administration.
  public func setCreatesRooms(_ createsRooms: Bool, _ client: Client) async throws {
    let administration = administration
    try await offPool { try administration.setCreatesRooms(createsRooms, client.account) }
  }

  /// Sets the operator's list of words.
  public func setWords(_ words: [FilteredWord]) async throws {
    let administration = administration
    _ = try await offPool { try administration.setWords(words) }
  }

  /// Ends every login of an account, as the hub's administration.
  public func endSessions(of client: Client) async throws {
    let administration = administration
    try await offPool { try administration.endSessions(of: client.account, reason: "the end") }
  }

  /// Takes a message back from all but its sender, as the hub's administration.
  public func revokeFromReceivers(_ id: MessageID, words: RevocationWords? = nil) async throws {
    let administration = administration
    let request = RevocationRequest(postscript: words?.postscript, attachment: words?.attachment)
    try await offPool { try administration.revoke(id, scope: .receivers, request: request) }
    ledger.withLock { $0.markRevoked(id, forReceiversOnly: true) }
  }

  /// Runs a call of a neutral device of an account.
  private func withSteward(
    of owner: Client, _ act: @escaping @Sendable (Device, @escaping (MessagingError?) -> Void) -> Void
  ) async throws {
    let configuration = DeviceConfiguration(style: "Conformance", account: owner.account, device: "steward")
    let steward = try environment.openDevice(configuration) { _ in }
    try await owner.log.request("the steward's login") { reply in
      steward.connect(token: "token") { reply.finish($0) }
    }
    try await owner.log.request("the steward's act") { reply in act(steward) { reply.finish($0) } }
    try await owner.log.request("the steward's logout") { reply in steward.disconnect { reply.finish($0) } }
  }
}
