/// The reactions to one message in a store in memory.
struct MemoryReactions {
  struct Key: Hashable {
    var account: ExactString
    var text: ExactString

    init(_ reaction: Reaction) {
      account = ExactString(reaction.account.name)
      text = ExactString(reaction.text)
    }
  }

  var states: [Key: StoredReaction] = [:]
  /// The position up to which all is known.
  var floor: Int64 = 0
}

extension MemoryDeviceStore {
  package func reactions(row: MessageRow) throws(MessagingError) -> [StoredReaction] {
    Array((messageReactions[row]?.states ?? [:]).values)
  }

  package func save(_ reaction: StoredReaction, row: MessageRow) throws(MessagingError) -> Bool {
    guard stored[row] != nil else { return false }
    var known = messageReactions[row] ?? MemoryReactions()
    let key = MemoryReactions.Key(reaction.reaction)
    guard reaction.sequence > known.floor, reaction.sequence > known.states[key]?.sequence ?? -1 else { return false }
    known.states[key] = reaction
    setReactions(known, row)
    return true
  }

  package func replaceReactions(
    row: MessageRow, upTo sequence: Int64, with reactions: [Reaction]
  ) throws(MessagingError) {
    guard stored[row] != nil else { return }
    var known = messageReactions[row] ?? MemoryReactions()
    guard sequence >= known.floor else { return }
    known.states = known.states.filter { $0.value.sequence > sequence }
    known.floor = sequence
    for reaction in reactions where known.states[MemoryReactions.Key(reaction)] == nil {
      known.states[MemoryReactions.Key(reaction)] = StoredReaction(reaction, sequence: sequence)
    }
    setReactions(known, row)
  }

  func setReactions(_ reactions: MemoryReactions?, _ row: MessageRow) {
    let known = messageReactions[row]
    messageReactions[row] = reactions
    undo.note { $0.setReactions(known, row) }
  }

  /// Forgets what changed behind a position.
  func forgetReactions(row: MessageRow, after sequence: Int64) {
    guard var known = messageReactions[row] else { return }
    known.states = known.states.filter { $0.value.sequence <= sequence }
    if known.floor > sequence { known.floor = 0 }
    setReactions(known, row)
  }
}
