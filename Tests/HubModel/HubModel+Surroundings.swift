internal import ParlanceCore
internal import ParlanceEngine

/// Checks of what sessions know of other logins, and of the accounts in their places.
extension HubModel {
  /// Records the entries and exits that were reported to a session.
  func note(entered: [AccountID], left: [AccountID], in place: String, _ session: ModelSession) {
    session.occupants[place]?.formUnion(entered.map(\.folded))
    session.occupants[place]?.subtract(left.map(\.folded))
  }

  /// Checks that a session's list of other devices, and of the accounts in its places, is right.
  ///
  /// - parameter isComplete: A Boolean value that indicates whether a place could be looked up whenever it had to.
  func checkSurroundings(_ session: ModelSession, _ account: AccountNumber, isComplete: Bool) throws(ModelViolation) {
    let others = directory.sessions(of: account).filter { $0.id != session.session.id }.map(\.onlineDevice)
    guard Set(session.otherDevices) == Set(others), session.otherDevices.count == others.count else {
      throw ModelViolation("session \(session.slot) knows of \(session.otherDevices), there are \(others)")
    }
    let isSameLogin = session.loginBefore === directory.session(session.session.id) && !session.leftPlaces
    var occupants: [String: Set<String>] = [:]
    for place in session.places {
      guard let stream = streamNumber(key: .conversation(place)) else { continue }
      let actual = Set(directory.occupants(of: stream).values.map(\.profile.account.folded))
      occupants[place] = actual
      // A session fetches the accounts of a place itself when it enters.
      guard isComplete, isSameLogin, session.placesBefore.contains(stream) else { continue }
      guard session.occupants[place] == actual else {
        throw ModelViolation(
          "session \(session.slot) knows of \(session.occupants[place] ?? []) in \(place), there are \(actual)")
      }
    }
    session.occupants = occupants
  }
}
