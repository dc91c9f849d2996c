internal import ParlanceCore

/// What the app was told of a room that the device is in, or of the subscribers of a group; without I/O.
///
/// Each fact is new once, whoever brings it first: a push of the hub, or a list that the device or its app asked for.
struct PlaceView {
  /// The largest number of others that are known one by one. Of a larger place the device follows the count alone.
  static let limit = 1000

  /// The others who came and went since the app was told last.
  struct Change {
    var entered: [AccountID] = []
    var left: [AccountID] = []
  }

  /// The room or group.
  let conversation: ConversationID
  /// The room, as it was seen last; nil for a group.
  var room: RoomInfo?
  /// The others who are there, as the app was told; nil if they are not known one by one.
  private(set) var others: Set<AccountID>?
  /// The number of accounts there, as the app was told.
  private(set) var count: Int?
  /// The number of announced changes of the attributes that the app was told of; nil if the hub does not count them.
  private var announcements: Int64?
  /// A Boolean value that indicates whether the app is still to be told of a change of the attributes.
  private(set) var lacksAttributes = false
  /// The attributes, as the app was told of a change of them last.
  private var attributes: [Attribute]?

  init(_ conversation: ConversationID) { self.conversation = conversation }

  // MARK: who is there

  /// Takes a push of the hub.
  ///
  /// - returns: What is new in it; nil if nothing is.
  mutating func take(entered: [AccountID], left: [AccountID], count: Int) -> Change? {
    var change = Change(entered: entered, left: left)
    if var known = others {
      change.entered = entered.filter { known.insert($0).inserted }
      change.left = left.filter { known.remove($0) != nil }
      others = known.count > Self.limit ? nil : known
    }
    return note(change, count)
  }

  /// Takes a list of all who are there.
  ///
  /// - returns: What is new in it; nil if nothing is. The first list says who was there when the device came.
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

  /// Takes the number of accounts in a place that is too large to list.
  ///
  /// - returns: A Boolean value that indicates whether it is new.
  mutating func take(count: Int) -> Bool {
    others = nil
    return note(Change(), count) != nil
  }

  /// Returns whether a list of all who are there has something new.
  func differs(from accounts: [AccountID], except own: AccountID) -> Bool {
    others != Set(accounts).subtracting([own]) || count != accounts.count
  }

  private mutating func note(_ change: Change, _ count: Int) -> Change? {
    let isNew = !change.entered.isEmpty || !change.left.isEmpty || self.count.map { $0 != count } ?? false
    self.count = count
    return isNew ? change : nil
  }

  // MARK: attributes

  /// Takes the number of announced changes, as the hub says when the device enters.
  mutating func take(announcements: Int64?) {
    if let known = self.announcements, let announcements, known != announcements { lacksAttributes = true }
    self.announcements = announcements
  }

  /// Takes a push with all attributes.
  mutating func takeAnnounced(_ all: [Attribute]) {
    announcements = announcements.map { $0 + 1 }
    lacksAttributes = false
    attributes = all
  }

  /// Takes the attributes that the device asked for after a break.
  ///
  /// - returns: A Boolean value that indicates whether they are news.
  mutating func takeMissed(_ all: [Attribute]) -> Bool {
    guard lacksAttributes else { return false }
    lacksAttributes = false
    defer { attributes = all }
    return attributes != all
  }
}
