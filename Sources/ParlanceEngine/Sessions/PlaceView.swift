internal import ParlanceCore

/// The state of a room that the device is in, or of the subscribers of a group, as it was last reported to the app; without I/O.
///
/// Each change is reported once, whether a push of the hub or a list that the device or its app requested brings it first.
struct PlaceView {
  /// The largest number of others that are tracked individually. Of a larger place the device tracks the count alone.
  static let limit = 1000

  /// The others who entered and left since the last report to the app.
  struct Change {
    var entered: [AccountID] = []
    var left: [AccountID] = []
  }

  /// The room or group.
  let conversation: ConversationID
  /// The number of the stay there. A list that was requested in another stay says nothing of this one: the hub did not say who
  /// came and went in between.
  var stay: Int
  /// The latest known properties of the room; nil for a group.
  var room: RoomInfo?
  /// The others in the place, as last reported; nil if they are not tracked individually.
  private(set) var others: Set<AccountID>?
  /// The number of accounts in the place, as last reported; nil before the first report.
  private(set) var count: Int?
  /// The number of announced changes of the attributes that were reported; nil before the hub said it.
  private var announcements: Int64?
  /// The state of the attributes as last reported. It is never unknown: those that a place has when the device enters are not reported.
  private var attributesCopy = HubCopy(isKnown: true)
  /// The attributes, as last reported.
  private var attributes: [Attribute]?

  init(_ conversation: ConversationID, stay: Int) {
    self.conversation = conversation
    self.stay = stay
  }

  // MARK: the accounts in the place

  /// Applies a push of the hub.
  ///
  /// - returns: The changes to report; nil if there are none.
  mutating func take(entered: [AccountID], left: [AccountID], count: Int) -> Change? {
    var change = Change(entered: entered, left: left)
    if var known = others {
      change.entered = entered.filter { known.insert($0).inserted }
      change.left = left.filter { known.remove($0) != nil }
      others = known.count > Self.limit ? nil : known
    }
    return note(change, count)
  }

  /// Applies a complete list of the accounts in the place.
  ///
  /// - returns: The changes to report; nil if there are none. The first list is the state when the device entered.
  mutating func take(all accounts: [AccountID], except own: AccountID) -> Change? {
    let there = Set(accounts).subtracting([own])
    var change = Change()
    if let known = others {
      change.entered = accounts.filter { $0 != own && !known.contains($0) }
      change.left = known.subtracting(there).sorted()
    }
    others = there.count > Self.limit ? nil : there
    return note(change, accounts.count)
  }

  /// Applies the number of accounts in a place that is too large to list.
  ///
  /// - returns: A Boolean value that indicates whether it changed.
  mutating func take(count: Int) -> Bool {
    others = nil
    return note(Change(), count) != nil
  }

  /// Returns whether a complete list of the accounts differs from the reported state.
  func differs(from accounts: [AccountID], except own: AccountID) -> Bool {
    others != Set(accounts).subtracting([own]) || count != accounts.count
  }

  private mutating func note(_ change: Change, _ count: Int) -> Change? {
    let isNew = !change.entered.isEmpty || !change.left.isEmpty || self.count.map { $0 != count } ?? false
    self.count = count
    return isNew ? change : nil
  }

  // MARK: attributes

  /// A Boolean value that indicates whether a change of the attributes is still to be reported.
  var lacksAttributes: Bool { attributesCopy.isOutdated }

  /// Takes the number of announced changes, as the hub says when the device enters.
  mutating func take(announcements: Int64?) {
    if let known = self.announcements, let announcements, known != announcements { attributesCopy.markOutdated() }
    self.announcements = announcements
  }

  /// Takes a push with all attributes.
  mutating func takeAnnounced(_ all: [Attribute]) {
    // Saturated: a hub may lie.
    announcements = announcements.map { $0 == .max ? $0 : $0 + 1 }
    attributesCopy.markCurrent()
    attributes = all
  }

  /// Takes the attributes that the device asked for after a break.
  ///
  /// - returns: A Boolean value that indicates whether they are to be reported.
  mutating func takeMissed(_ all: [Attribute]) -> Bool {
    guard lacksAttributes else { return false }
    attributesCopy.markCurrent()
    defer { attributes = all }
    return attributes != all
  }
}
