/// Rooms that accounts are in, and groups that they are subscribed to.
extension MemorySessionDirectory {
  package func enter(_ stream: StreamNumber, _ session: SessionRecord, profile: Member) -> Bool {
    let account = session.account.number
    let known = occupants[stream]?[account]
    var sessions = known?.sessions ?? []
    if !sessions.contains(session.id) { sessions.append(session.id) }
    set(Occupant(profile: profile, sessions: sessions), stream, account)
    if places[session.id, default: []].insert(stream).inserted {
      undo.note { $0.forget(stream, session.id) }
    }
    // What a member shows of itself changes no list of recipients.
    if known?.sessions != sessions { epoch &+= 1 }
    return known == nil
  }

  package func leave(_ stream: StreamNumber, _ session: SessionRecord) -> Bool {
    let account = session.account.number
    guard var occupant = occupants[stream]?[account],
      let index = occupant.sessions.firstIndex(of: session.id)
    else { return false }
    occupant.sessions.remove(at: index)
    set(occupant.sessions.isEmpty ? nil : occupant, stream, account)
    forget(stream, session.id)
    undo.note { $0.places[session.id, default: []].insert(stream) }
    epoch &+= 1
    return occupant.sessions.isEmpty
  }

  private func set(_ occupant: Occupant?, _ stream: StreamNumber, _ account: AccountNumber) {
    let known = occupants[stream]?[account]
    occupants[stream, default: [:]][account] = occupant
    if occupants[stream]?.isEmpty ?? false { occupants[stream] = nil }
    undo.note { $0.set(known, stream, account) }
  }

  private func forget(_ stream: StreamNumber, _ session: SessionID) {
    places[session]?.remove(stream)
    if places[session]?.isEmpty ?? false { places[session] = nil }
  }

  package func places(of session: SessionID) -> Set<StreamNumber> { places[session] ?? [] }
  package func occupants(of stream: StreamNumber) -> [AccountNumber: Occupant] { occupants[stream] ?? [:] }
  package var occupiedPlaces: [StreamNumber] { occupants.filter { !$0.value.isEmpty }.keys.sorted() }
  package func emptied(_ stream: StreamNumber) -> Timestamp? { emptied[stream] }

  package func setEmptied(_ stream: StreamNumber, _ time: Timestamp?) {
    let known = emptied[stream]
    emptied[stream] = time
    undo.note { $0.emptied[stream] = known }
  }
}
