internal import ParlanceCore

/// The device's position in the hub's history.
extension DeviceStreams {
  /// Notes that an entry of a conversation was applied.
  func noteApplied(_ time: Timestamp, in conversation: DeviceConversation) {
    conversation.record.time = max(conversation.record.time, time)
    historyTime = max(historyTime, time)
    core.turn.change(conversation)
  }

  /// Follows the hub's history. The part that it shares with the one before is known; what comes after it is fetched.
  func follow(_ generations: [HistoryPosition]) throws(MessagingError) {
    guard generations.map(\.generation) != self.generations.map(\.generation) else { return }
    self.generations = generations.suffix(HistoryPosition.limit)
    let numbers = self.generations.flatMap { [$0.generation, $0.time.milliseconds] }
    try core.save(numbers, asSetting: "generations")
  }

  /// The generations of the history that this device follows, as it names them at a login.
  var history: [HistoryPosition] {
    guard let last = generations.last else { return [] }
    return generations.dropLast() + [HistoryPosition(generation: last.generation, time: historyTime)]
  }

  /// Notes for the next run which messages came last; as the device is closed.
  func saveRecent() throws(MessagingError) {
    guard recent.isChanged else { return }
    try core.begin(isDurable: false)
    try core.store.saveSetting("recent", recent.encoded)
  }

  /// Notes how far the account's own stream was applied, in which everything up to a time was.
  func saveAccountCursor(appliedUpTo time: Timestamp = .zero) throws(MessagingError) {
    historyTime = max(historyTime, time)
    try core.save(accountCursor.position, historyTime.milliseconds, asSetting: "accountCursor")
  }
}
