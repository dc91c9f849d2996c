internal import ParlanceCore

/// The bulletins of the operator, of which each is reported once, also by a later run.
final class DeviceBulletins: DeviceComponent {
  unowned let core: DeviceCore
  /// The number of the last bulletin that this device has or passed over; nil before the hub answered for the first time.
  private var taken: Int64?
  /// A Boolean value that indicates whether an answer is awaited.
  private var isAsking = false
  /// A Boolean value that indicates whether there was a further one since the question.
  private var asksAgain = false

  init(_ core: DeviceCore) { self.core = core }

  static var settingName: String { "bulletins" }

  func load() throws(MessagingError) -> () -> Void {
    let taken = try core.numbers(ofSetting: Self.settingName).first
    return { [self] in self.taken = taken }
  }

  func connected() {
    // Answers to questions of an earlier link do not come any more.
    isAsking = false
    ask()
  }

  /// Asks for the bulletins up to one, unless this device has it or passed over it.
  ///
  /// - parameter last: Its number; 0 if that is not known.
  func ask(unlessHaving last: Int64) {
    if let taken, last > 0, last <= taken { return }
    ask()
  }

  /// Asks for the bulletins behind the last one.
  private func ask() {
    guard core.configuration.takesBulletins else { return }
    guard !isAsking else { return asksAgain = true }
    isAsking = true
    asksAgain = false
    // The device goes on without the answer, and asks again for one that is late.
    core.request(BulletinsCall(taken: taken), for: { .copy($0) }) { core, result throws(MessagingError) in
      core.bulletins.isAsking = false
      guard case .success(let reply) = result else { return }
      try core.bulletins.take(reply)
      if reply.hasMore || core.bulletins.asksAgain { core.bulletins.ask() }
    }
  }

  private func take(_ reply: BulletinsReply) throws(MessagingError) {
    let new = reply.bulletins.filter { $0.id > taken ?? .min }
    let last = max(reply.last, new.last?.id ?? .min)
    // A hub that went back to an older copy has fewer than this device knows.
    guard taken.map({ last > $0 }) ?? true else { return }
    try core.begin(isDurable: false)
    taken = last
    try core.save(last, asSetting: Self.settingName)
    for bulletin in new {
      core.journal.note { JournalEntry.bulletin(bulletin).write(to: &$0) }
      core.turn.report(.bulletin(bulletin), basis: .journal)
    }
  }
}
