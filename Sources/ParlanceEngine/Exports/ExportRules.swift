internal import ParlanceCore

/// Exports of a whole hub, a part in each turn.
struct ExportRules: TurnPart {
  let turn: TurnContext

  /// The part of an export that is being put together.
  struct Part {
    private(set) var records: [ExportedRecord] = []
    private var rows: Int
    private(set) var bytes: Int

    init(limit: Int, bytes: Int) {
      rows = max(1, limit)
      self.bytes = max(1, bytes)
    }

    var isFull: Bool { rows <= 0 || bytes <= 0 }
    /// The number of entries that may still be looked at; at least one.
    var limit: Int { max(1, rows) }

    /// Notes that something was looked at.
    mutating func use(rows: Int = 1) { self.rows -= rows }

    mutating func append(_ id: String, _ content: ImportedContent, bytes: Int = 0) {
      records.append(ExportedRecord(id: id, content: content))
      self.bytes -= bytes + 200
    }
  }

  func page(from place: ExportPlace, limit: Int, bytes: Int) throws(MessagingError) -> ExportPage {
    var part = Part(limit: limit, bytes: bytes)
    var place: ExportPlace? = place
    while let next = place, !part.isFull { place = try add(next, to: &part) }
    return ExportPage(records: part.records, next: place)
  }

  /// Adds what begins at a place, as far as the part has room.
  ///
  /// - returns: The place to go on at; nil at the end.
  private func add(_ place: ExportPlace, to part: inout Part) throws(MessagingError) -> ExportPlace? {
    switch place {
    case .accounts(let number): try addAccount(behind: number, to: &part)
    case .contacts(let number, let stream): try addContacts(of: number, behind: stream, to: &part)
    case .spaces(let key): try addSpace(behind: key, to: &part)
    case .members(let key, let number): try addMembers(of: key, behind: number, to: &part)
    case .history(let key, let position): try addHistory(of: key, behind: position, to: &part)
    case .conversations(let number, let stream): try addConversation(of: number, behind: stream, to: &part)
    case .directHistory(let number, let stream, let position):
      try addHistory(of: number, in: stream, behind: position, to: &part)
    }
  }

  // MARK: accounts

  private func addAccount(behind number: AccountNumber, to part: inout Part) throws(MessagingError) -> ExportPlace {
    part.use()
    guard let record = try store.account(number: number.successor), record.number > number else {
      return .contacts(account: .first, after: .zero)
    }
    let id = record.id
    let standing = try turn.standing.standing(of: record)
    let ban = try turn.standing.ban(of: record)
    part.append(
      id.name,
      .account(
        id, isDisabled: ban != nil,
        standing: ImportedStanding(
          until: ban?.until, reason: ban?.reason ?? "", erased: standing.erased,
          isNameFree: standing.isNameFree && standing.erased != nil, createsRooms: standing.createsRooms)))
    let mutes = standing.erased == nil ? standing.mutes.holding(at: turn.clockTime) : AccountMutes()
    let profile = try turn.profiles.exportedProfile(of: record)
    if profile == nil, !mutes.isEmpty { part.append(id.name, .profile(id, ProfileUpdate(), mutes: mutes)) }
    if let profile {
      let update = ProfileUpdate(
        nickname: profile.nickname, avatar: profile.avatar, signature: profile.signature,
        gender: profile.gender == .unknown ? nil : profile.gender, email: profile.email, birthday: profile.birthday,
        phone: profile.phone, extensions: profile.extensions)
      part.append(id.name, .profile(id, update, updated: profile.updated, mutes: mutes), bytes: profile.textSize)
    }
    return .accounts(after: record.number)
  }

  private func addContacts(
    of number: AccountNumber, behind stream: StreamNumber, to part: inout Part
  ) throws(MessagingError) -> ExportPlace {
    part.use()
    guard let account = try store.account(number: number) else {
      return .spaces(after: .beforeConversations)
    }
    let limit = part.limit
    let streams = try store.contactStreams(account: number, after: stream, limit: limit)
    for stream in streams {
      part.use()
      guard let record = try store.stream(number: stream) else { continue }
      add(try turn.lookup.directConversation(record), of: account, to: &part)
      if part.isFull { return .contacts(account: number, after: stream) }
    }
    guard let last = streams.last, streams.count == limit else {
      return .contacts(account: number.successor, after: .zero)
    }
    return .contacts(account: number, after: last)
  }

  /// Adds what an account keeps of its peer.
  private func add(_ conversation: HubConversation, of account: AccountRecord, to part: inout Part) {
    guard let peer = conversation.peer(of: account.number), peer.number != account.number else { return }
    let (side, areFriends) = (conversation.side(of: account.number), conversation.relation.areFriends)
    let names = [account.id.name, peer.id.name]
    if areFriends || side.request != nil || side.alias != nil || side.custom != nil {
      part.append(
        ExportID.joined(names),
        .contact(
          peer.id, of: account.id, alias: side.alias,
          relation: ImportedRelation(isFriend: areFriends, request: side.request, custom: side.custom)),
        bytes: (side.alias?.utf8.count ?? 0) + (side.custom?.utf8.count ?? 0))
    }
    if side.isBlocking {
      part.append(
        ExportID.joined(["block"] + names), .block(peer.id, by: account.id, ContactUpdate(isBlocked: true)))
    }
    if side.isMuting {
      part.append(ExportID.joined(["mute"] + names), .block(peer.id, by: account.id, ContactUpdate(isMuted: true)))
    }
  }

  // MARK: groups and rooms

  private func addSpace(behind key: StreamKey, to part: inout Part) throws(MessagingError) -> ExportPlace {
    part.use()
    guard let record = try store.conversations(after: key, limit: 1).first else {
      return try history(behind: .beforeConversations)
    }
    guard let space = try space(record) else { return .spaces(after: record.key) }
    if let group = space.group {
      part.append(group.id, .group(group), bytes: Self.size(group.properties))
      return .members(record.key, after: .zero)
    }
    if var room = space.room {
      if space.isOpen { room.owner = "" }
      part.append(
        room.id, .room(room, mutedTags: space.mutedTags.filter { turn.clockTime < $0.value }),
        bytes: Self.size(room.properties))
      // They are bounded, and were read with the room, which names the owner. An erased account cannot be imported with them, and a
      // visitor is gone.
      for standing in try turn.roomManagement.standings(of: space)
      where !standing.account.isVisitor && (standing.role != .owner || standing.card != nil) {
        let record = try turn.erasure.registeredAccount(standing.account)
        guard try turn.standing.standing(of: record).erased == nil else { continue }
        part.use()
        part.append(
          ExportID.joined(["room", room.id, standing.account.name]), .standing(room: room.id, standing),
          bytes: standing.account.name.utf8.count)
      }
      // Those that go with their owners do not outlast the hub.
      for var entry in try turn.roomEntries.entries(of: space) where !entry.isTransient {
        let record = try turn.erasure.registeredAccount(entry.owner)
        if try turn.standing.standing(of: record).erased != nil { entry.owner = room.owner }
        part.use()
        part.append(
          ExportID.joined(["entry", room.id, entry.key]), .entry(room: room.id, entry),
          bytes: entry.key.utf8.count + entry.value.utf8.count)
      }
    }
    return .spaces(after: record.key)
  }

  private static func size(_ properties: [String: String]) -> Int {
    properties.reduce(0) { $0 + $1.value.utf8.count }
  }

  /// Returns a group or room; nil for one that was dismissed, and for a thread.
  private func space(_ record: StreamRecord) throws(MessagingError) -> HubConversation? {
    guard !record.isDismissed else { return nil }
    let conversation = try turn.lookup.conversation(record)
    return conversation.thread == nil ? conversation : nil
  }

  private func addMembers(
    of key: StreamKey, behind number: AccountNumber, to part: inout Part
  ) throws(MessagingError) -> ExportPlace {
    part.use()
    guard let record = try store.stream(key: key), let group = try space(record), let info = group.group else {
      return .spaces(after: key)
    }
    for (number, member) in group.members.filter({ $0.key > number }).sorted(by: { $0.key < $1.key }) {
      part.use()
      let profile = member.profile
      var exported = ImportedMember(profile.account)
      exported.role = profile.role
      exported.nickname = profile.nickname
      exported.custom = profile.custom
      // The owner came with the group unless a time says otherwise.
      exported.joined = profile.joined > .zero || profile.role == .owner ? profile.joined : nil
      if member.joinedSequence != 0 {
        // Messages of the millisecond in which it joined may have come before.
        let time = try time(of: member.joinedSequence, in: record)
        if time >= profile.joined { exported.readsAfter = time }
      }
      exported.inviter = profile.inviter
      (exported.isMuted, exported.mutedUntil) = (profile.isMuted, profile.mutedUntil)
      exported.isAllowed = profile.isAllowed
      exported.attributes = member.attributes
      exported.blocks = try member.blockedSpans.map { span throws(MessagingError) in
        ImportedGroupBlock(
          after: span.after == 0 ? .zero : try time(of: span.after, in: record),
          until: try span.upTo.map { position throws(MessagingError) in try time(of: position, in: record) })
      }
      part.append(
        ExportID.joined([info.id, profile.account.name]), .member(group: info.id, exported),
        bytes: profile.encodedSize + Self.size(member.attributes))
      if part.isFull { return .members(key, after: number) }
    }
    // They are bounded, and were read with the group.
    for account in try turn.groupDetails.blocked(in: group) {
      part.use()
      part.append(
        ExportID.joined(["blocked", info.id, account.name]), .groupBlock(group: info.id, account),
        bytes: account.name.utf8.count)
    }
    for var file in group.files {
      // Whose owner was erased belongs to the group's.
      if try turn.lookup.account(file.owner) == nil { file.owner = info.owner }
      let media = try turn.media.media(file.id)
      let digest = try media.map { record throws(MessagingError) in try turn.media.descriptor(record).md5 }
      part.use()
      part.append(
        ExportID.joined(["file", info.id, file.id.string]),
        .groupFile(group: info.id, file, content: digest ?? ""), bytes: file.name.utf8.count + 100)
    }
    return .spaces(after: key)
  }

  /// Returns the place of the history of the next group or room; that of the conversations of accounts if there is none.
  private func history(behind key: StreamKey) throws(MessagingError) -> ExportPlace {
    guard let record = try store.conversations(after: key, limit: 1).first else {
      return .conversations(account: .first, after: .zero)
    }
    return .history(record.key, after: .min)
  }

  private func addHistory(
    of key: StreamKey, behind position: Int64, to part: inout Part
  ) throws(MessagingError) -> ExportPlace {
    part.use()
    guard let record = try store.stream(key: key), let space = try space(record),
      let next = try addMessages(of: space, behind: position, to: &part)
    else { return try history(behind: key) }
    return .history(key, after: next)
  }
}
