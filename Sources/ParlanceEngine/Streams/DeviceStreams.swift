internal import ParlanceCore

/// The account's own stream, and the device's position in the hub's history.
final class DeviceStreams: DeviceComponent {
  unowned let core: DeviceCore
  private(set) var accountCursor = StreamCursor(position: 0)
  /// This database has been at the hub before.
  private(set) var isKnown = false
  /// The hub's time up to which this device has everything.
  private(set) var hubTime = Timestamp.zero
  /// The generations of the history that this device follows, and the time up to which each but the last goes.
  private(set) var generations: [HistoryPosition] = []
  /// The time of the newest entry that this device has applied.
  private(set) var historyTime = Timestamp.zero

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let account = try core.numbers(ofSetting: "accountCursor")
    let hub = try core.numbers(ofSetting: "hubTime").first ?? 0
    let met = try core.numbers(ofSetting: "generations")
    return { [self] in
      isKnown = !account.isEmpty
      accountCursor = StreamCursor(position: account.first ?? 0)
      let accountTime = Timestamp(milliseconds: account.dropFirst().first ?? 0)
      historyTime = core.conversations.byID.values.reduce(accountTime) { max($0, $1.record.time) }
      hubTime = Timestamp(milliseconds: hub)
      generations = stride(from: 0, to: met.count - 1, by: 2).map { index in
        HistoryPosition(generation: met[index], time: Timestamp(milliseconds: met[index + 1]))
      }
    }
  }

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

  /// Notes how far the account's own stream was applied, in which everything up to a time was.
  func saveAccountCursor(appliedUpTo time: Timestamp = .zero) throws(MessagingError) {
    historyTime = max(historyTime, time)
    try core.save(accountCursor.position, historyTime.milliseconds, asSetting: "accountCursor")
  }

  // MARK: the account's own stream

  /// Takes an entry of the account's own stream that was fetched.
  func takeFetched(_ event: StreamEvent) throws(MessagingError) {
    if accountCursor.receiveFetched(event.sequence) == .apply { try applyAccountEvent(event) }
    historyTime = max(historyTime, event.time)
  }

  /// Takes the position of an entry of the account's own stream that was pushed.
  func takePushed(_ sequence: Int64) -> StreamCursor.Action { accountCursor.receive(sequence) }

  /// Advances the account's own stream to a position up to which nothing is left to apply.
  func skipAccount(to sequence: Int64) throws(MessagingError) {
    accountCursor.advance(to: sequence)
    try saveAccountCursor()
  }

  /// Returns to a position of the account's own stream, because the hub's history is another one from there.
  func returnAccount(to position: Int64) {
    accountCursor = StreamCursor(position: min(accountCursor.position, position))
    historyTime = .zero
  }

  // MARK: the hub

  /// Notes that this device has logged in to a hub.
  func noteKnown() { isKnown = true }

  /// Notes the hub's time up to which this device has everything.
  func saveHubTime(_ time: Timestamp) throws(MessagingError) {
    hubTime = time
    try core.save(time.milliseconds, asSetting: "hubTime")
  }
}
