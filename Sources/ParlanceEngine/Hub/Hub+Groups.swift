package import ParlanceCore

/// Groups and who is in them.
extension Hub {
  func handle(
    _ request: GroupRequest, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    switch request {
    case .create(let id, let info, let members, let note):
      let (group, refused) = try createGroup(id: id, info, owner: login.account, members: members, note: note)
      return .group(group.group ?? info, group.sortedMembers, refused: refused)
    case .information(let id):
      let group = try group(id)
      guard let info = group.group else { throw MessagingError(.groupNotFound) }
      return .group(info, [], refused: [])
    case .members(let id):
      let group = try group(id)
      _ = try membership(group, login)
      guard let info = group.group else { throw MessagingError(.groupNotFound) }
      return .group(info, group.sortedMembers, refused: [])
    case .list: return .groups(try groups(of: login.account))
    case .join(let id): return try join(try group(id), login)
    case .leave(let id): return try leave(try group(id), login)
    case .dismiss(let id): return try dismiss(try group(id), login)
    case .addMembers(let id, let accounts, let note): return try add(accounts, to: try group(id), note, login)
    case .removeMembers(let id, let accounts): return try remove(accounts, from: try group(id), login)
    case .update(let id, let changes): return try update(try group(id), changes, login)
    case .setRole(let id, let accounts, let role): return try setRole(role, of: accounts, in: try group(id), login)
    case .transfer(let id, let account, let leaves): return try transfer(try group(id), to: account, leaves, login)
    case .mute(let id, let accounts, let isMuted, let until):
      return try mute(accounts, isMuted, until: until, in: try group(id), login)
    case .updateMember(let id, let account, let nickname, let custom):
      return try updateMember(account, in: try group(id), nickname, custom, login)
    }
  }

  private func groups(of account: AccountRecord) throws(MessagingError) -> [GroupInfo] {
    var groups: [GroupInfo] = []
    for (stream, _) in try store.followed(account: account.number, since: .zero) where stream.kind == .group {
      if let group = try conversation(stream).group { groups.append(group) }
    }
    return groups.sorted { $0.id < $1.id }
  }

  /// Creates a group. Accounts that do not exist are refused; the others become members.
  func createGroup(
    id: String?, _ info: GroupInfo, owner: AccountRecord, members: [AccountID], note: String?
  ) throws(MessagingError) -> (HubConversation, refused: [AccountID]) {
    guard info.name.utf8.count <= 1024 else { throw MessagingError(.invalidArgument, "group name") }
    var accounts: [AccountRecord] = []
    var refused: [AccountID] = []
    for member in members where member != owner.id {
      if let account = try account(member) {
        if !accounts.contains(where: { $0.number == account.number }) { accounts.append(account) }
      } else {
        refused.append(member)
      }
    }
    let limit = info.memberLimit > 0 ? min(info.memberLimit, settings.groupMemberLimit) : settings.groupMemberLimit
    guard accounts.count < limit else { throw MessagingError(.groupFull, "limit \(limit) members") }
    let name = try newConversationName(id)
    var group = info
    group.id = name
    group.owner = owner.id
    group.memberLimit = limit
    group.created = clock.now()
    group.version = 0
    let stream = try store.insertStream(key: "c:" + name, kind: .group, profile: encoded(group))
    let conversation = HubConversation(stream: stream.number, kind: .group)
    conversation.group = group
    conversations[stream.number] = conversation
    try insert(owner, role: .owner, inviter: nil, into: conversation)
    for account in accounts { try insert(account, role: .ordinary, inviter: owner.id, into: conversation) }
    try announceJoined([owner] + accounts, conversation)
    try announceChange(
      of: conversation, updated: [owner] + accounts,
      GroupNotification(operation: .membersAdded, actor: owner.id, targets: accounts.map(\.id), attachment: note))
    try finishAppends()
    return (conversation, refused)
  }

  /// An id that no group or room has.
  func newConversationName(_ wanted: String?) throws(MessagingError) -> String {
    if let wanted {
      guard !wanted.isEmpty, wanted.utf8.count <= 64 else { throw MessagingError(.invalidArgument, "group id") }
      guard try store.stream(key: "c:" + wanted) == nil else { throw MessagingError(.groupExists) }
      return wanted
    }
    while true {
      let name = String(UInt64.random(in: 1_000_000_000...9_999_999_999))
      if try store.stream(key: "c:" + name) == nil { return name }
    }
  }

  private func encoded(_ group: GroupInfo) -> [UInt8] {
    var writer = ByteWriter()
    group.write(to: &writer)
    return writer.bytes
  }

  private func insert(
    _ account: AccountRecord, role: Member.Role, inviter: AccountID?, into conversation: HubConversation
  ) throws(MessagingError) {
    let profile = Member(account: account.id, role: role, inviter: inviter, joined: clock.now())
    // Membership begins with the next entry of the stream.
    let joined = try lastSequence(conversation.stream)
    var member = MemberRecord(stream: conversation.stream, account: account.number, role: role, joinedSequence: joined)
    member.profile = encoded(profile)
    try store.save(member)
    conversation.members[account.number] = HubMember(record: member, profile: profile)
    epoch += 1
  }

  private func encoded(_ member: Member) -> [UInt8] {
    var writer = ByteWriter()
    member.write(to: &writer)
    return writer.bytes
  }

  private func save(_ profile: Member, of account: Int64, in conversation: HubConversation) throws(MessagingError) {
    guard var member = conversation.members[account] else { return }
    member.profile = profile
    member.record.role = profile.role
    member.record.profile = encoded(profile)
    try store.save(member.record)
    conversation.members[account] = member
  }

  /// Tells new members, in their own streams, that they are in.
  private func announceJoined(
    _ accounts: [AccountRecord], _ conversation: HubConversation
  ) throws(MessagingError) {
    guard let info = conversation.group else { return }
    for account in accounts {
      guard let member = conversation.members[account.number] else { continue }
      let sequence = member.record.joinedSequence
      try appendAccountEvent(.groupJoined(info, [], sequence: sequence), to: account) { [self] payload in
        expandJoined(info.id, sequence: sequence, account: account.number) ?? payload
      }
    }
  }

  /// Stores a change and tells the members twice: as the group's new state and as a message to read.
  ///
  /// - parameter leaving: Accounts that were taken out. They no longer follow the group's stream, so they are told the
  ///   message in their own.
  private func announceChange(
    of conversation: HubConversation, updated: [AccountRecord] = [], removed: [AccountID] = [],
    leaving: [AccountRecord] = [], departure: GroupDeparture = .left, _ notification: GroupNotification?
  ) throws(MessagingError) {
    guard var group = conversation.group else { return }
    group.version += 1
    group.memberCount = conversation.members.count
    conversation.group = group
    try store.saveProfile(stream: conversation.stream, encoded(group))
    let change = EventPayload.groupChanged(
      group, updated: updated.compactMap { conversation.members[$0.number]?.profile }, removed: removed)
    append(
      EventDraft(
        stream: conversation.stream, kind: .groupChange, time: clock.now(), sender: 0, payload: change.encoded()),
      then: .other { [self] outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, _, _) = outcome else { return }
        announce(change, in: conversation, sequence: sequence, time: time)
      })
    guard let notification, let actor = try account(notification.actor) else { return }
    let body = MessageBody(content: .notification(notification)).encoded()
    let id = MessageID.generate(at: clock.now())
    append(
      EventDraft(
        stream: conversation.stream, kind: .message, time: clock.now(), id: id, sender: actor.number,
        options: .ordinary,
        platform: .server, contentKind: .notification, payload: body),
      then: .other { [self] outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, let number, let senderNumber) = outcome else { return }
        let message = MessageEvent(
          id: id, sender: actor.id, number: number, senderNumber: senderNumber, options: .ordinary, platform: .server,
          kind: .notification, body: body)
        announce(.message(message), in: conversation, sequence: sequence, time: time)
        for account in leaving {
          // Who leaves knows it.
          let last = departure == .left ? nil : message
          try appendAccountEvent(
            .groupLeft(id: group.id, departure, actor: actor.id, message: last, time: time), to: account)
        }
      })
  }

  /// Takes accounts out and tells everyone.
  private func takeOut(
    _ accounts: [AccountRecord], _ departure: GroupDeparture, _ notification: GroupNotification,
    _ conversation: HubConversation
  ) throws(MessagingError) {
    guard let id = conversation.group?.id else { return }
    for account in accounts {
      try store.removeMember(stream: conversation.stream, account: account.number)
      endAttendance(of: conversation, account: account.number)
      conversation.members[account.number] = nil
      for session in sessions[account.number] ?? [] { session.conversations[.group(id)] = nil }
    }
    epoch += 1
    try announceChange(
      of: conversation, removed: accounts.map(\.id), leaving: accounts, departure: departure, notification)
  }

  // MARK: requests

  private func member(
    _ login: HubSession.Login, of conversation: HubConversation, atLeast role: Member.Role
  ) throws(MessagingError) -> HubMember {
    guard let member = conversation.members[login.account.number] else { throw MessagingError(.notMember) }
    guard member.record.role >= role else { throw MessagingError(.forbidden) }
    return member
  }

  private func join(_ group: HubConversation, _ login: HubSession.Login) throws(MessagingError) -> HubReply {
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    guard group.members[login.account.number] == nil else { throw MessagingError(.alreadyMember) }
    guard info.joinsFreely else { throw MessagingError(.forbidden) }
    guard group.members.count < info.memberLimit else { throw MessagingError(.groupFull) }
    try insert(login.account, role: .ordinary, inviter: nil, into: group)
    try announceJoined([login.account], group)
    try announceChange(
      of: group, updated: [login.account],
      GroupNotification(operation: .memberJoined, actor: login.account.id, targets: [login.account.id]))
    return .done
  }

  private func leave(_ group: HubConversation, _ login: HubSession.Login) throws(MessagingError) -> HubReply {
    let member = try member(login, of: group, atLeast: .ordinary)
    // An owner hands the group over or dismisses it.
    guard member.record.role != .owner else { throw MessagingError(.forbidden) }
    let notification = GroupNotification(
      operation: .memberLeft, actor: login.account.id, targets: [login.account.id])
    try takeOut([login.account], .left, notification, group)
    return .done
  }

  private func dismiss(_ group: HubConversation, _ login: HubSession.Login) throws(MessagingError) -> HubReply {
    _ = try member(login, of: group, atLeast: .owner)
    var accounts: [AccountRecord] = []
    for number in group.members.keys.sorted() { accounts.append(try account(number: number)) }
    let notification = GroupNotification(operation: .dismissed, actor: login.account.id)
    try takeOut(accounts, .dismissed, notification, group)
    try finishAppends()
    // The id stays taken; without properties there is no group.
    try store.saveProfile(stream: group.stream, [])
    conversations[group.stream] = nil
    return .done
  }

  private func add(
    _ ids: [AccountID], to group: HubConversation, _ note: String?, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard !ids.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    _ = try member(login, of: group, atLeast: info.membersMayInvite ? .ordinary : .manager)
    var added: [AccountRecord] = []
    var refused: [AccountID] = []
    for id in ids {
      if let account = try account(id), group.members[account.number] == nil {
        if !added.contains(where: { $0.number == account.number }) { added.append(account) }
      } else {
        refused.append(id)
      }
    }
    guard !added.isEmpty else {
      throw MessagingError(try account(ids[0]) == nil ? .accountNotFound : .alreadyMember)
    }
    guard group.members.count + added.count <= info.memberLimit else { throw MessagingError(.groupFull) }
    for account in added { try insert(account, role: .ordinary, inviter: login.account.id, into: group) }
    try announceJoined(added, group)
    try announceChange(
      of: group, updated: added,
      GroupNotification(
        operation: .membersAdded, actor: login.account.id, targets: added.map(\.id), attachment: note))
    return .group(group.group ?? info, added.compactMap { group.members[$0.number]?.profile }, refused: refused)
  }

  private func remove(
    _ ids: [AccountID], from group: HubConversation, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard !ids.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let own = try member(login, of: group, atLeast: .manager)
    var removed: [AccountRecord] = []
    for id in ids {
      guard let account = try account(id), let member = group.members[account.number] else {
        throw MessagingError(.notMember)
      }
      // A manager removes ordinary members, the owner anyone else.
      guard member.record.role < own.record.role else { throw MessagingError(.forbidden) }
      removed.append(account)
    }
    let notification = GroupNotification(
      operation: .membersRemoved, actor: login.account.id, targets: removed.map(\.id))
    try takeOut(removed, .removed, notification, group)
    return .done
  }

  private func update(
    _ group: HubConversation, _ changes: [String: String], _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard !changes.isEmpty else { throw MessagingError(.invalidArgument, "no changes") }
    guard var info = group.group else { throw MessagingError(.groupNotFound) }
    _ = try member(login, of: group, atLeast: info.membersMayEdit ? .ordinary : .manager)
    for (name, value) in changes {
      switch name {
      case GroupInfo.Property.name:
        guard value.utf8.count <= 1024 else { throw MessagingError(.invalidArgument, "group name") }
        info.name = value
      case GroupInfo.Property.muted:
        _ = try member(login, of: group, atLeast: .manager)
        info.isMuted = value == "true"
      case GroupInfo.Property.joinsFreely: info.joinsFreely = value == "true"
      case GroupInfo.Property.membersMayInvite: info.membersMayInvite = value == "true"
      case GroupInfo.Property.membersMayEdit: info.membersMayEdit = value == "true"
      default: info.properties[name] = value
      }
    }
    group.group = info
    try announceChange(
      of: group,
      GroupNotification(operation: .profileChanged, actor: login.account.id, changes: changes))
    return .done
  }

  private func setRole(
    _ role: Member.Role, of ids: [AccountID], in group: HubConversation, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    _ = try member(login, of: group, atLeast: .owner)
    guard role != .owner, !ids.isEmpty else { throw MessagingError(.invalidArgument, "role") }
    var changed: [AccountRecord] = []
    for id in ids {
      guard let account = try account(id), let member = group.members[account.number] else {
        throw MessagingError(.notMember)
      }
      guard member.record.role != .owner else { throw MessagingError(.forbidden) }
      changed.append(account)
    }
    for account in changed {
      guard var profile = group.members[account.number]?.profile else { continue }
      profile.role = role
      try save(profile, of: account.number, in: group)
    }
    try announceChange(
      of: group, updated: changed,
      GroupNotification(
        operation: role == .manager ? .managersAdded : .managersRemoved, actor: login.account.id,
        targets: changed.map(\.id)))
    return .done
  }

  private func transfer(
    _ group: HubConversation, to id: AccountID, _ leaves: Bool, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    let own = try member(login, of: group, atLeast: .owner)
    guard let account = try account(id), var heir = group.members[account.number]?.profile,
      account.number != login.account.number
    else { throw MessagingError(.notMember) }
    heir.role = .owner
    try save(heir, of: account.number, in: group)
    var former = own.profile
    former.role = .ordinary
    try save(former, of: login.account.number, in: group)
    group.group?.owner = account.id
    try announceChange(
      of: group, updated: [account, login.account],
      GroupNotification(operation: .ownerChanged, actor: login.account.id, targets: [account.id]))
    return leaves ? try leave(group, login) : .done
  }

  private func mute(
    _ ids: [AccountID], _ isMuted: Bool, until: Timestamp?, in group: HubConversation, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard !ids.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let own = try member(login, of: group, atLeast: .manager)
    var changed: [(AccountRecord, Member)] = []
    for id in ids {
      guard let account = try account(id), var profile = group.members[account.number]?.profile else {
        throw MessagingError(.notMember)
      }
      guard profile.role < own.record.role else { throw MessagingError(.forbidden) }
      profile.isMuted = isMuted
      profile.mutedUntil = isMuted ? until : nil
      changed.append((account, profile))
    }
    let end = isMuted ? until : nil
    for (account, profile) in changed { try save(profile, of: account.number, in: group) }
    try announceChange(
      of: group, updated: changed.map(\.0),
      GroupNotification(
        operation: isMuted ? .memberMuted : .memberUnmuted, actor: login.account.id, targets: changed.map(\.0.id),
        changes: end.map { [GroupInfo.Property.mutedUntil: String($0.milliseconds)] } ?? [:]))
    return .done
  }

  private func updateMember(
    _ id: AccountID, in group: HubConversation, _ nickname: String?, _ custom: String?, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    let own = try member(login, of: group, atLeast: .ordinary)
    guard let account = try account(id), var profile = group.members[account.number]?.profile else {
      throw MessagingError(.notMember)
    }
    guard account.number == login.account.number || profile.role < own.record.role else {
      throw MessagingError(.forbidden)
    }
    if let nickname { profile.nickname = nickname }
    if let custom { profile.custom = custom }
    try save(profile, of: account.number, in: group)
    try announceChange(of: group, updated: [account], nil)
    return .done
  }

  /// Creates a group for the administration; all members must exist.
  package func createGroup(
    id: String?, name: String, owner: AccountID, members: [AccountID]
  ) throws(MessagingError) -> String {
    let owner = try existingAccount(owner)
    for member in members { _ = try existingAccount(member) }
    let info = GroupInfo(id: "", name: name, owner: owner.id, memberLimit: 0)
    let (group, _) = try createGroup(id: id, info, owner: owner, members: members, note: nil)
    return group.group?.id ?? ""
  }
}
