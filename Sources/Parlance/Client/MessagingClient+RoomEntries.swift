public import ParlanceCore
internal import ParlanceEngine

/// The values that rooms keep under keys. Those in a room are notified of changes with a message whose content is a
/// `GroupNotification`.
extension MessagingClient {
  /// Sets entries of a room. Those in the room may, unless its property `queueLevel` is "manager"; its owner and managers may always.
  ///
  /// - parameter entries: Keys with their values, in the order in which new ones are added; each key once.
  /// - parameter id: The room.
  /// - parameter reach: The entries that may be changed.
  /// - parameter owner: The account to which they belong, for the room's owner and managers; this one if nil.
  /// - parameter isTransient: Removes them as soon as their owner, who has to be in the room, is no longer there.
  /// - parameter most: The number of entries of the room above which none is added; nil for the hub's limit.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - returns: The entries that were set, and the reasons for which others were not.
  /// - throws: `MessagingError` with code `roomNotFound`, `notMember` if this account, or the owner of a transient entry, is not in the room,
  ///   `forbidden`, `accountNotFound`, `invalidArgument` without entries or with a key twice, `limitExceeded` for too many, `messageTooLarge`
  ///   for a long key or value.
  @discardableResult
  public func setEntries(
    _ entries: [(key: String, value: String)], inRoom id: String, reach: RoomEntryReach = .own,
    owner: AccountID? = nil, isTransient: Bool = false, most: Int? = nil, note: String? = nil, announces: Bool = true
  ) async throws(MessagingError) -> RoomEntryOutcome {
    try await result {
      $0.setEntries(
        entries, inRoom: id, reach: reach, owner: owner, isTransient: isTransient, most: most, note: note,
        announces: announces, completion: $1)
    }
  }

  /// Removes entries of a room, under the rules of `setEntries`.
  ///
  /// - parameter selection: The entries.
  /// - parameter id: The room.
  /// - parameter isForced: Removes also those of other accounts.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - returns: The entries that were removed, and the reasons for which others were not.
  /// - throws: `MessagingError` with code `roomNotFound`, `notMember`, `forbidden`, `invalidArgument` without keys, `limitExceeded` for too
  ///   many.
  @discardableResult
  public func removeEntries(
    _ selection: RoomEntrySelection, fromRoom id: String, isForced: Bool = false, note: String? = nil,
    announces: Bool = true
  ) async throws(MessagingError) -> RoomEntryOutcome {
    try await result {
      $0.removeEntries(
        selection, fromRoom: id, isForced: isForced, note: note, announces: announces, completion: $1)
    }
  }

  /// Returns entries of a room, in the order in which they were added. Those in the room may ask, and its owner and managers.
  ///
  /// - parameter id: The room.
  /// - parameter keys: The keys; all entries if nil.
  /// - throws: `MessagingError` with code `roomNotFound` or `notMember`.
  public func fetchEntries(ofRoom id: String, keys: [String]? = nil) async throws(MessagingError) -> [RoomEntry] {
    try await result { $0.fetchEntries(ofRoom: id, keys: keys, completion: $1) }
  }
}
