import Parlance

/// The actions and events of one device: written into the ledger, and kept for later actions.
final class Notes {
  /// A message and its conversation.
  struct Entry: Hashable {
    var place: ConversationID
    var id: String
  }

  let account: AccountID
  /// The device in the ledger.
  let label: String
  private let ledger: Ledger
  private let bell: Bell

  /// Own messages that the hub has accepted and that were not revoked.
  private(set) var accepted: [Entry] = []
  /// Those of them whose text may be changed.
  private(set) var editable: [Entry] = []
  /// Messages of others that were received.
  private(set) var told: [Entry] = []
  /// The texts of all messages that were received or accepted.
  private(set) var texts: Set<String> = []
  /// The texts of own messages that were refused.
  private(set) var refused: Set<String> = []
  /// Messages that wait for an outcome.
  private(set) var pending: Set<Entry> = []
  /// Calls that wait for their completion.
  private(set) var calls = 0
  private(set) var isSynchronized = false
  var isLoggedIn = false

  init(_ account: AccountID, device: Int, _ ledger: Ledger, _ bell: Bell) {
    self.account = account
    label = "\(account.name).\(device)"
    self.ledger = ledger
    self.bell = bell
  }

  func write(_ verb: String, _ fields: String...) { write(verb, fields) }

  func write(_ verb: String, _ fields: [String]) {
    ledger.write(label, verb, fields)
    bell.ring()
  }

  // MARK: actions

  func submitted(_ entry: Entry, _ text: String) {
    pending.insert(entry)
    write("submit", entry.place.word, entry.id, text)
  }

  /// Notes that a call begins, and returns what its completion is to be given.
  ///
  /// - parameter further: Further fields of the line.
  func begin(
    _ verb: String, _ entry: Entry, further: [String] = [], _ done: @escaping (String?) -> Void
  ) -> (String?) -> Void {
    calls += 1
    let fields = [entry.place.word, entry.id] + further
    write(verb, fields)
    if verb == "revoke" { forget(entry) }
    return { [self] error in
      calls -= 1
      write(error == nil ? "\(verb)-done" : "\(verb)-refused", fields + (error.map { [$0] } ?? []))
      done(error)
    }
  }

  /// Notes that something begins to be set.
  func begin(
    _ mark: Mark, _ entry: Entry, _ value: String, _ done: @escaping (String?) -> Void
  ) -> (String?) -> Void {
    begin("set", entry, further: [mark.rawValue, value], done)
  }

  private func forget(_ entry: Entry) {
    accepted.removeAll { $0 == entry }
    editable.removeAll { $0 == entry }
  }

  /// A message that waited for the hub when this process began.
  func resumed(_ entry: Entry) { pending.insert(entry) }

  func loginEnded(_ error: String?) {
    isLoggedIn = error == nil
    write("login", error ?? "ok")
  }

  func loggedOut() {
    isLoggedIn = false
    isSynchronized = false
    pending.removeAll()
    write("logout")
  }

  // MARK: events

  func synchronized() {
    isSynchronized = true
    write("synchronized")
  }

  func ended(_ entry: Entry, _ text: String, _ error: String?) {
    pending.remove(entry)
    if let error {
      refused.insert(text)
      return write("refused", entry.place.word, entry.id, error)
    }
    accepted.append(entry)
    if text.hasPrefix("text ") { editable.append(entry) }
    texts.insert(text)
    write("accepted", entry.place.word, entry.id)
  }

  func received(_ entry: Entry, sender: String, _ text: String) {
    if AccountID(sender) != account { told.append(entry) }
    texts.insert(text)
    write("told", entry.place.word, entry.id, sender, text)
  }

  func revoked(_ entry: Entry) {
    forget(entry)
    told.removeAll { $0 == entry }
    write("revoked", entry.place.word, entry.id)
  }
}
