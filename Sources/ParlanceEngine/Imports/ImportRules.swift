package import ParlanceCore

/// Imports from another service.
///
/// The hub keeps of each record its digest under (source, kind, id), and of a message where it is: the first content of an id
/// stays, and a repeated import changes nothing.
package struct ImportRules: TurnPart {
  let turn: TurnContext

  /// The name under which the store has what is kept of imports, beside the values of server faces.
  static let face = "import"

  /// The part of a record that the hub keeps beside its effects.
  private struct Kept {
    var digest: [UInt8]
    /// The place of a message; nil for other records.
    var place: EventPlace?

    init(_ digest: [UInt8], _ place: EventPlace?) {
      self.digest = digest
      self.place = place
    }

    init(decoding bytes: [UInt8]) throws(MessagingError) {
      var reader = ByteReader(bytes)
      digest = try reader.readBytes()
      if !reader.isAtEnd {
        place = EventPlace(stream: try reader.readNumber(), sequence: try reader.readSigned())
      }
    }

    var encoded: [UInt8] {
      var writer = ByteWriter(capacity: 40)
      writer.write(digest)
      if let place {
        writer.write(place.stream)
        writer.write(place.sequence)
      }
      return writer.bytes
    }
  }

  // MARK: all records

  /// Imports records, in a turn that does nothing else: no other service is notified of what it brings.
  package func add(_ records: [ImportedRecord], _ options: ImportOptions) throws(MessagingError) -> [ImportOutcome] {
    turn.beginImport()
    var outcomes: [ImportOutcome] = []
    outcomes.reserveCapacity(records.count)
    var rest = records[...]
    while let record = rest.first {
      // The members of a group join it in one change.
      let members = rest.prefix { $0.content.group != nil && $0.content.group == record.content.group }
      if members.isEmpty {
        rest.removeFirst()
        outcomes.append(try outcome(of: record) { () throws(MessagingError) in try add(record, options) })
      } else {
        rest.removeFirst(members.count)
        outcomes += try add(members: Array(members))
      }
    }
    return outcomes
  }

  /// Returns what becomes of a record, and keeps that it was imported.
  private func outcome(
    of record: ImportedRecord, _ add: () throws(MessagingError) -> EventPlace?
  ) throws(MessagingError) -> ImportOutcome {
    if let known = try known(record) { return known }
    do throws(MessagingError) {
      // The mark of a bridge says that the message is from here.
      if case .message(let message) = record.content, message.original != nil, try keepIfSent(record, message) {
        return .known
      }
      try keep(record, try add())
      return .imported
    } catch {
      if turn.entries.isFatal(error) { throw error }
      // The conversation may have the id because a bridge brought the message.
      if case .message(let message) = record.content, try keepIfSent(record, message) { return .known }
      return .refused(error)
    }
  }

  /// Keeps the place of a message that came here by itself.
  ///
  /// - returns: False if it did not.
  private func keepIfSent(_ record: ImportedRecord, _ message: ImportedMessage) throws(MessagingError) -> Bool {
    do throws(MessagingError) {
      guard let place = try placeIfSent(message) else { return false }
      try keep(record, place)
      return true
    } catch {
      // A place without the message, such as a group that was dismissed.
      if turn.entries.isFatal(error) { throw error }
      return false
    }
  }

  private func known(_ record: ImportedRecord) throws(MessagingError) -> ImportOutcome? {
    guard let kept = try kept(record.content.kind, record.id, record.source) else { return nil }
    guard kept.digest == record.digest else { return .conflict }
    try addFiles(to: record)
    return .known
  }

  private func keep(_ record: ImportedRecord, _ place: EventPlace?) throws(MessagingError) {
    try save(Self.key(record.content.kind, record.id, record.source), Kept(record.digest, place).encoded)
  }

  private func kept(_ kind: String, _ id: String, _ source: String) throws(MessagingError) -> Kept? {
    guard let value = try value(Self.key(kind, id, source)) else { return nil }
    return try Kept(decoding: value)
  }

  /// Returns the place of an imported message.
  package func place(_ message: String, _ source: String) throws(MessagingError) -> EventPlace? {
    try kept("message", message, source)?.place
  }

  /// Returns the id of an imported file, or of one that began.
  func keptFile(_ reference: String, _ source: String) throws(MessagingError) -> MediaID? {
    let value = try value(Self.key(file: reference, source))
    return value.map { MediaID(String(decoding: $0, as: UTF8.self)) }
  }

  func keepFile(_ id: MediaID, _ reference: String, _ source: String) throws(MessagingError) {
    try save(Self.key(file: reference, source), Array(id.string.utf8))
  }

  /// Stores something that is kept of imports.
  func save(_ key: String, _ value: [UInt8]) throws(MessagingError) {
    try turn.faces.keep(value, face: Self.face, key: key)
  }

  /// Returns something that is kept of imports.
  func value(_ key: String) throws(MessagingError) -> [UInt8]? { try turn.faces.value(face: Self.face, key: key) }

  /// The key of a file, whose reference may be a long address.
  private static func key(file reference: String, _ source: String) -> String {
    key("file", hexadecimal(SHA256.value(of: Array(reference.utf8))), source)
  }

  /// The key of a record. The source's length keeps it apart from the id, which may have any character.
  private static func key(_ kind: String, _ id: String, _ source: String) -> String {
    "\(kind):\(source.utf8.count):\(source):\(id)"
  }

  // MARK: each kind

  /// Imports a record.
  ///
  /// - returns: The place of a message; nil for other records.
  private func add(_ record: ImportedRecord, _ options: ImportOptions) throws(MessagingError) -> EventPlace? {
    switch record.content {
    case .message(let message): return try add(message, source: record.source, options)
    case .account(let account, let isDisabled, let standing): try add(account, isDisabled: isDisabled, standing)
    case .profile(let account, let update, let updated, let mutes):
      if update != ProfileUpdate() { try add(update, of: account, at: updated) }
      if !mutes.isEmpty { try add(mutes, of: account) }
    case .contact(let friend, let account, let alias, let relation):
      try add(friend, of: account, alias: alias, relation)
    case .block(let blocked, let account, let update):
      _ = try turn.administration.carryOut(UpdateContactCall(account: blocked, update: update), as: account)
    case .group(let info): try add(info)
    case .member: break  // They are added together.
    case .room(let info, let mutedTags): try add(info, mutedTags: mutedTags)
    case .groupBlock(let group, let account): try turn.groupDetails.addBlock(of: account, to: group)
    case .groupFile(let group, let file, let content):
      try turn.groupDetails.addFile(file, content: try keptFile(content, record.source), to: group)
    case .standing(let room, let standing): try turn.roomManagement.add(standing, to: room)
    case .entry(let room, let entry): try turn.roomEntries.add(entry, to: room)
    case .conversation(let conversation): try add(conversation)
    case .edit(let edit): try add(edit, to: try message(edit.message, record.source), record.source)
    case .revocation(let id, let time, let account, let note):
      try revoke(try message(id, record.source), time, account, note)
    case .reaction(let id, let account, let text, let time, let note):
      guard !text.isEmpty, text.utf8.count <= limits.reactionSize else {
        throw MessagingError(.invalidArgument, "reaction")
      }
      try Border(settings).check(note, "note")
      let message = try message(id, record.source)
      try turn.reactions.addImported(
        text, to: message.place, by: try turn.erasure.registeredAccount(account).number, note: note,
        at: time ?? message.time)
    case .pin(let id, let account, let note, let time):
      let message = try message(id, record.source)
      try turn.messagePins.addImported(message, by: account, note: note, at: time ?? message.time)
    }
    return nil
  }

  /// Returns an imported message.
  ///
  /// - parameter mayBeRevoked: A Boolean value that indicates whether it may be one that was taken back.
  func message(
    _ id: String, _ source: String, mayBeRevoked: Bool = false
  ) throws(MessagingError) -> EventRecord {
    guard let place = try kept("message", id, source)?.place,
      let event = try store.event(stream: place.stream, sequence: place.sequence),
      event.isRevocable || mayBeRevoked
    else { throw MessagingError(.messageNotFound, id) }
    return event
  }

  private func add(
    _ account: AccountID, isDisabled: Bool, _ standing: ImportedStanding
  ) throws(MessagingError) {
    do throws(MessagingError) {
      try turn.lookup.createAccount(account)
    } catch {
      // An account that exists is the same one.
      guard error.code == .accountExists, !turn.entries.isFatal(error) else { throw error }
    }
    // One that ended meanwhile is over.
    if isDisabled, standing.until.map({ $0 > turn.clockTime }) ?? true {
      _ = try turn.standing.ban(account, until: standing.until, reason: standing.reason)
    }
    if standing.createsRooms, standing.erased == nil { try turn.standing.setCreatesRooms(true, account) }
    if let time = standing.erased { try turn.erasure.erase(account, at: time, freesName: standing.isNameFree) }
  }

  private func add(_ mutes: AccountMutes, of account: AccountID) throws(MessagingError) {
    var changes: [ConversationKind: Timestamp?] = [:]
    for kind in ConversationKind.allCases { if let end = mutes[kind] { changes[kind] = end } }
    _ = try turn.standing.changeMutes(of: account, changes)
  }

  private func add(_ update: ProfileUpdate, of account: AccountID, at time: Timestamp?) throws(MessagingError) {
    var call = UpdateProfileCall(update: update)
    try call.check(Border(settings))
    let time = time.map { min($0, turn.clockTime) }
    _ = try turn.profiles.updateProfile(call.update, of: try turn.lookup.existingAccount(account), at: time)
  }

  private func add(
    _ friend: AccountID, of account: AccountID, alias: String?, _ relation: ImportedRelation
  ) throws(MessagingError) {
    let account = try turn.lookup.existingAccount(account)
    let border = Border(settings)
    try border.check(alias, "alias", limit: limits.textSize)
    try border.check(relation.custom, "text", limit: limits.textSize)
    try border.check(relation.request?.message, "message", limit: limits.textSize)
    _ = try turn.contacts.changeContact(friend, RequestContext(administrationOf: account)) {
      edit throws(MessagingError) in
      if relation.isFriend {
        try edit.befriend(nil)
      } else if let request = relation.request {
        edit.request(request.message, at: min(request.time, turn.clockTime))
      }
      edit.update(ContactUpdate(alias: alias, custom: relation.custom))
    }
  }

  private func add(_ kept: ImportedConversation) throws(MessagingError) {
    let account = try turn.erasure.registeredAccount(kept.account)
    let requester = Requester.administration(of: account)
    let conversation: HubConversation
    if case .direct(let peer) = kept.conversation {
      // One of the two may have been erased.
      conversation = try turn.lookup.directConversation(
        account, try turn.erasure.registeredAccount(peer), isToBeWritten: true)
    } else {
      conversation = try turn.lookup.conversation(kept.conversation, requester, isToBeWritten: true)
    }
    guard conversation.kind != .room else { throw MessagingError(.unsupported, "rooms are not listed") }
    if let time = kept.readUntil { try keep(readTime: time, stream: conversation.stream, account: account.number) }
    if let time = kept.clearedUntil {
      var marks = try turn.lookup.membership(conversation, requester)
      // What was cleared here is later than any of that.
      if marks.cleared == 0 {
        marks.cleared = PastPosition.position(at: time)
        try turn.lookup.save(marks, in: conversation)
      }
    }
    guard kept.isPinned || kept.isHidden || kept.marks != 0 || kept.note != nil else { return }
    try Border(settings).check(kept.note, "note")
    try Border(settings).check(kept.pin?.note, "note")
    try turn.conversationSettings.addImported(kept, ofStream: conversation.stream, by: account.number)
  }
}

extension ImportedContent {
  /// The group of a member.
  fileprivate var group: String? { if case .member(let group, _) = self { group } else { nil } }
}

extension ImportRules {
  // MARK: groups and rooms

  private func add(_ wanted: GroupInfo) throws(MessagingError) {
    let owner = try turn.lookup.existingAccount(wanted.owner)
    try checkTexts(wanted.name, wanted.properties)
    try turn.groups.checkMayJoinGroup(owner)
    var info = wanted
    info.id = try turn.lookup.newConversationName(wanted.id)
    info.owner = owner.id
    info.memberLimit = turn.groups.memberLimit(of: wanted)
    // The kind is not a property of a group.
    info.properties[GroupInfo.Property.isLarge] = nil
    let stream = try store.insertStream(
      key: StreamKey.conversation(info.id), kind: .group, profile: GroupProfile(info).encoded)
    let empty = HubConversation(stream: stream.number, kind: .group, version: stream.version, group: info)
    var edit = GroupEdit(empty)
    let member = Member(account: owner.id, role: .owner, joined: wanted.created)
    edit.set(HubMember(profile: member, joinedSequence: 0), of: owner.number)
    edit.joined.append(owner)
    _ = try turn.groups.commit(edit, updated: [owner], nil)
  }

  private func add(_ wanted: RoomInfo, mutedTags: [String: Timestamp]) throws(MessagingError) {
    try checkTexts(wanted.name, wanted.properties)
    let mutedTags = mutedTags.filter { turn.clockTime < $0.value }
    guard mutedTags.count <= limits.mutedRoomTags else {
      throw MessagingError(.limitExceeded, "limit \(limits.mutedRoomTags) muted tags")
    }
    for tag in mutedTags.keys { try Border(settings).check(tags: [tag]) }
    var room = wanted
    // One without an owner was made by its first use. No account manages it, so none could unmute a tag of it.
    let isOpen = wanted.owner.name.isEmpty
    if !isOpen { room.owner = try turn.erasure.registeredAccount(wanted.owner).id }
    room.id = try turn.lookup.newConversationName(wanted.id)
    _ = try store.insertStream(
      key: StreamKey.conversation(room.id), kind: .room,
      profile: RoomProfile(room, isOpen: isOpen, mutedTags: isOpen ? [:] : mutedTags).encoded)
  }

  private func checkTexts(_ name: String, _ properties: [String: String]) throws(MessagingError) {
    let border = Border(settings)
    try border.check(name, "name", limit: limits.textSize)
    for (property, text) in properties { try border.check(text, property, limit: limits.textSize) }
  }

  /// Adds the members of one group, as many as it may have.
  private func add(members records: [ImportedRecord]) throws(MessagingError) -> [ImportOutcome] {
    var edit: GroupEdit?
    var updated: [AccountRecord] = []
    var outcomes: [ImportOutcome] = []
    for record in records {
      guard case .member(let group, let member) = record.content else { continue }
      if let known = try known(record) {
        outcomes.append(known)
        continue
      }
      do throws(MessagingError) {
        if edit == nil { edit = GroupEdit(try turn.lookup.ordinaryGroup(CanonicalName.normalized(group))) }
        updated.append(try add(member, to: &edit))
        // Before the next one, which may have the same id.
        try keep(record, nil)
        outcomes.append(.imported)
      } catch {
        if turn.entries.isFatal(error) { throw error }
        outcomes.append(.refused(error))
      }
    }
    if let edit, !updated.isEmpty { _ = try turn.groups.commit(edit, updated: updated, nil) }
    return outcomes
  }

  /// Returns the position after which a member may read that joined at a time.
  private func floor(joined: Timestamp) -> Int64 {
    PastPosition.position(at: joined.advanced(byMilliseconds: -1))
  }

  private func add(_ wanted: ImportedMember, to edit: inout GroupEdit?) throws(MessagingError) -> AccountRecord {
    guard var change = edit else { throw MessagingError(.groupNotFound) }
    let account = try turn.lookup.existingAccount(wanted.account)
    try Border(settings).check(wanted.nickname, "nickname", limit: limits.textSize)
    try Border(settings).check(wanted.custom, "custom", limit: limits.textSize)
    var member =
      change.members[account.number]
      ?? HubMember(profile: Member(account: account.id, joined: wanted.joined ?? .zero), joinedSequence: 0)
    if change.members[account.number] == nil {
      guard change.members.count < change.info.memberLimit else {
        throw MessagingError(.groupFull, "limit \(change.info.memberLimit) members")
      }
      try turn.groups.checkMayJoinGroup(account)
      // It reads what was written since it joined.
      if let joined = wanted.joined {
        member.joinedSequence = floor(joined: joined)
      }
      change.joined.append(account)
    }
    if let joined = wanted.joined, member.profile.role == .owner, member.profile.joined == change.info.created {
      member.profile.joined = joined
      // It became the owner of a group that was there before.
      if joined > change.info.created {
        member.joinedSequence = floor(joined: joined)
      }
    }
    if let time = wanted.readsAfter, member.joinedSequence <= 0 {
      member.joinedSequence = PastPosition.position(at: time)
    }
    // The owner came with the group, which has one.
    if let role = wanted.role, member.profile.role != .owner { member.profile.role = min(role, .manager) }
    if let nickname = wanted.nickname { member.profile.nickname = nickname }
    if let custom = wanted.custom { member.profile.custom = custom }
    if let inviter = wanted.inviter { member.profile.inviter = inviter }
    if wanted.isMuted { (member.profile.isMuted, member.profile.mutedUntil) = (true, wanted.mutedUntil) }
    if wanted.isAllowed { member.profile.isAllowed = true }
    if !wanted.blocks.isEmpty, member.blockedSpans.isEmpty, member.profile.role != .owner {
      member.blockedSpans = wanted.blocks.suffix(HubMember.keptSpans).map { block in
        BlockedSpan(
          after: PastPosition.position(at: block.after), upTo: block.until.map { PastPosition.position(at: $0) })
      }
      if member.isBlocking {
        try turn.conversationSettings.noteBlock(ofStream: change.group.stream, by: account)
      }
    }
    if !wanted.attributes.isEmpty {
      member.attributes.merge(wanted.attributes) { $1 }
      try turn.groupDetails.check(attributesOf: member)
    }
    change.set(member, of: account.number)
    change.requests.removeAll { $0.account == account.number }
    edit = change
    return account
  }
}
