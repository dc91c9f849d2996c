internal import ParlanceCore
internal import ParlanceEngine

/// An import in the model, and what became of its records in the last attempt.
final class ModelImport {
  let records: [ImportedRecord]
  private(set) var outcomes: [ImportOutcome] = []
  /// The places of messages.
  private(set) var places: [EventPlace?] = []
  private(set) var work = HubWork { _ in }

  init(_ records: [ImportedRecord], registersSenders: Bool) {
    self.records = records
    let options = ImportOptions(registersSenders: registersSenders)
    work = HubWork { [unowned self] turn throws(MessagingError) in
      (outcomes, places) = ([], [])
      outcomes = try turn.imports.add(records, options)
      for record in records {
        let isMessage = record.content.kind == "message"
        places.append(isMessage ? try turn.imports.place(record.id, record.source) : nil)
      }
    }
  }
}

/// A record that the hub has, or that came there by itself.
struct KnownImport {
  var digest: [UInt8]
  /// The place of a message, and its sender.
  var message: (place: EventPlace, sender: AccountID)?
}

/// Records of another service, and checks of what becomes of them.
extension HubModel {
  /// Checks the outcomes of an import against those of the imports before it.
  func note(_ added: ModelImport) throws(ModelViolation) {
    guard added.outcomes.count == added.records.count else {
      throw ModelViolation("\(added.records.count) records became \(added.outcomes)")
    }
    for (index, record) in added.records.enumerated() {
      let name = "\(record.content.kind) \(record.id)"
      let known = imported[name]
      switch added.outcomes[index] {
      case .imported:
        guard known == nil else { throw ModelViolation("\(name) was imported twice") }
        noteImport()
        imported[name] = KnownImport(digest: record.digest, message: message(of: record, added.places[index]))
      case .known:
        guard let known else {
          // A message may have come here by itself.
          guard let message = message(of: record, added.places[index]), message.place.sequence > 0 else {
            throw ModelViolation("\(name) is called known, and it is not")
          }
          imported[name] = KnownImport(digest: record.digest, message: message)
          continue
        }
        guard known.digest == record.digest else { throw ModelViolation("\(name) is called known, and it differs") }
      case .conflict:
        guard let known, known.digest != record.digest else {
          throw ModelViolation("\(name) is called a conflict, with nothing")
        }
      case .refused(let error):
        guard known == nil else { throw ModelViolation("\(name) was imported, and then refused with \(error)") }
        guard !error.isOfStorage else { throw ModelViolation("\(name) was refused with \(error)") }
      }
    }
    try checkImported()
  }

  private func message(of record: ImportedRecord, _ place: EventPlace?) -> (place: EventPlace, sender: AccountID)? {
    guard case .message(let message) = record.content, let place else { return nil }
    return (place, message.sender)
  }

  /// Checks that imported messages are where they were put, in the past of their conversations.
  func checkImported() throws(ModelViolation) {
    for (name, known) in imported {
      // One that came by itself is not of the past.
      guard let (place, sender) = known.message, place.sequence < 0 else { continue }
      let record = try read { () throws(MessagingError) in
        try base.event(stream: place.stream, sequence: place.sequence)
      }
      guard let record, record.sender == number(of: sender) else {
        throw ModelViolation("\(name) was imported and is not at \(place)")
      }
    }
  }
}

/// Records of another service.
extension CallMaker {
  mutating func importedRecords() -> [ImportedRecord] {
    (0...choices.below(4)).map { _ in
      let (id, digest, content) = (importedID(), choices.chance(90) ? 0 : 1, importedContent())
      return ImportedRecord(source: "old", id: id, digest: [UInt8(digest)], content: content)
    }
  }

  private mutating func importedID() -> String { "i\(choices.below(24))" }

  private mutating func importedContent() -> ImportedContent {
    switch choices.byte() {
    case ..<120: .message(importedMessage())
    case ..<130: .account(someAccount(), isDisabled: choices.chance(10))
    case ..<140: .profile(someAccount(), ProfileUpdate(nickname: text()), updated: time())
    case ..<150:
      .contact(
        someAccount(), of: someAccount(), alias: text(),
        relation: ImportedRelation(
          isFriend: choices.chance(60), request: choices.chance(50) ? FriendRequest(message: text(), time: time()) : nil
        ))
    case ..<156: .block(someAccount(), by: someAccount(), ContactUpdate(isBlocked: choices.chance(80)))
    case ..<176: .member(group: group(), importedMember())
    case ..<182: .groupBlock(group: group(), someAccount())
    case ..<188:
      .standing(
        room: room(),
        RoomStanding(
          account: someAccount(), role: choices.chance(30) ? .manager : .ordinary, isMuted: choices.chance(40)))
    case ..<206: .conversation(importedConversation())
    case ..<218:
      .edit(
        ImportedEdit(
          message: importedID(), editor: choices.chance(20) ? someAccount() : nil, time: time(),
          body: MessageBody(content: .text(text() ?? "new"))))
    case ..<230: .revocation(message: importedID(), time: time(), by: choices.chance(50) ? someAccount() : nil)
    case ..<244: .reaction(message: importedID(), someAccount(), text: choices.pick(Vocabulary.reactions), time: time())
    default: .pin(message: importedID(), choices.chance(80) ? someAccount() : nil, note: text(), time: time())
    }
  }

  private mutating func importedMessage() -> ImportedMessage {
    let body = choices.pick(Vocabulary.bodies).bytes
    // Mostly of the past, and sometimes at one time.
    let past = knowledge.now.advanced(byMilliseconds: Int64(choices.byte() / 4) * -1000 - 1)
    var message = ImportedMessage(
      id: choices.chance(85) ? MessageID(importedID()) : self.message(), conversation: conversation(),
      sender: someAccount(), time: choices.chance(90) ? past : time(), body: MessageBody(decoding: body))
    if choices.chance(20) { message.reply = importedID() }
    if choices.chance(10) { message.original = self.message() }
    if choices.chance(20) { message.options = MessageOptions(rawValue: UInt16(choices.byte() << 8 | choices.byte())) }
    return message
  }

  private mutating func importedMember() -> ImportedMember {
    var member = ImportedMember(someAccount())
    member.role = choices.pick([nil, .ordinary, .manager, .owner])
    member.nickname = text()
    if choices.chance(50) { member.joined = time() }
    if choices.chance(20) { member.readsAfter = time() }
    member.isMuted = choices.chance(10)
    return member
  }

  private mutating func importedConversation() -> ImportedConversation {
    var kept = ImportedConversation(
      account: someAccount(), conversation: conversation(), clearedUntil: choices.chance(40) ? time() : nil,
      isPinned: choices.chance(20), isHidden: choices.chance(20))
    kept.readUntil = choices.chance(40) ? time() : nil
    kept.note = text()
    return kept
  }
}
