public import ParlanceCore

/// The values that rooms keep under keys. Those in a room are notified of changes with a message whose content is a
/// `GroupNotification`.
extension Device {
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
  /// - parameter completion: Receives the entries that were set, and the reasons for which others were not; or the reason why nothing was
  ///   changed: `roomNotFound`, `notMember`, `forbidden`, `accountNotFound`, `invalidArgument`, `limitExceeded`, `messageTooLarge`.
  public func setEntries(
    _ entries: [(key: String, value: String)], inRoom id: String, reach: RoomEntryReach, owner: AccountID? = nil,
    isTransient: Bool = false, most: Int? = nil, note: String? = nil, announces: Bool = true,
    completion: @escaping (Result<RoomEntryOutcome, MessagingError>) -> Void
  ) {
    let call = SetRoomEntriesCall(
      id: id, entries: entries.map { RoomEntryValue($0.key, $0.value) }, reach: reach, owner: owner,
      isTransient: isTransient, most: most, note: note, announces: announces)
    runner.ask(completion: completion) { core, end in
      core.request(call) { core, result in end(core, result.map { RoomEntryOutcome($0) }) }
    }
  }

  /// Removes entries of a room, under the rules of `setEntries`.
  ///
  /// - parameter selection: The entries.
  /// - parameter id: The room.
  /// - parameter isForced: Removes also those of other accounts.
  /// - parameter note: Text of the app for those who are notified.
  /// - parameter announces: Notifies those who are in the room.
  /// - parameter completion: Receives the entries that were removed, and the reasons for which others were not; or the reason why nothing
  ///   was changed.
  public func removeEntries(
    _ selection: RoomEntrySelection, fromRoom id: String, isForced: Bool, note: String? = nil, announces: Bool = true,
    completion: @escaping (Result<RoomEntryOutcome, MessagingError>) -> Void
  ) {
    let call = RemoveRoomEntriesCall(
      id: id, selection: selection, isForced: isForced, note: note, announces: announces)
    runner.ask(completion: completion) { core, end in
      core.request(call) { core, result in end(core, result.map { RoomEntryOutcome($0) }) }
    }
  }

  /// Fetches entries of a room, in the order in which they were added. Those in the room may, and its owner and managers.
  ///
  /// - parameter id: The room.
  /// - parameter keys: The keys; all entries if nil.
  /// - parameter completion: Receives the entries, or `roomNotFound` or `notMember`.
  public func fetchEntries(
    ofRoom id: String, keys: [String]? = nil, completion: @escaping (Result<[RoomEntry], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.rosters.fetchEntries(RoomEntriesCall(id: id, keys: keys), then: end)
    }
  }
}

extension DeviceRosters {
  /// Fetches entries of a room, in as many pieces as the hub wants.
  fileprivate func fetchEntries(
    _ call: RoomEntriesCall, _ known: [RoomEntry] = [],
    then end: @escaping (DeviceCore, Result<[RoomEntry], MessagingError>) -> Void
  ) {
    core.request(call) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let reply):
        let all = known + reply.entries
        guard let next = reply.next, next > call.after ?? .min else { return end(core, .success(all)) }
        var call = call
        call.after = next
        core.rosters.fetchEntries(call, all, then: end)
      }
    }
  }
}

extension RoomEntryOutcome {
  init(_ reply: RoomEntriesReply) { self.init(entries: reply.entries, refused: reply.refused) }
}
