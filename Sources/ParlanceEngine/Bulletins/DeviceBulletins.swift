internal import ParlanceCore

/// The bulletins of the operator, of which each is reported once, also by a later run.
final class DeviceBulletins: DeviceComponent {
  unowned let core: DeviceCore
  /// The number of the last bulletin that this device has or passed over; nil before the hub answered for the first time.
  private var taken: BulletinNumber?
  /// The state of what this device has taken: outdated from each login and each further bulletin on, until the hub has answered.
  private var copy = HubCopy()

  init(_ core: DeviceCore) { self.core = core }

  static var settingName: String { "bulletins" }

  func load() throws(MessagingError) -> () -> Void {
    let taken = try core.numbers(ofSetting: Self.settingName).first.map { BulletinNumber(rawValue: $0) }
    return { [self] in self.taken = taken }
  }

  func connected() { ask() }

  /// Asks for the bulletins up to one, unless this device has it or passed over it.
  ///
  /// - parameter last: Its number; 0 if that is not known.
  func ask(unlessHaving last: BulletinNumber) {
    if let taken, last > .zero, last <= taken { return }
    ask()
  }

  /// Asks for the bulletins behind the last one.
  private func ask() {
    guard core.configuration.takesBulletins else { return }
    copy.markOutdated()
    guard copy.needsReading else { return }
    copy.beginReading()
    // The device goes on without the answer, and asks again for one that is late.
    core.request(BulletinsCall(taken: taken), for: { .copy($0) }) { core, result throws(MessagingError) in
      guard case .success(let reply) = result else { return core.bulletins.copy.endReading(succeeded: false) }
      core.bulletins.copy.endReading(succeeded: true)
      try core.bulletins.take(reply)
      if reply.hasMore || core.bulletins.copy.needsReading { core.bulletins.ask() }
    }
  }

  /// Handles a text of the operator for connected devices.
  func receive(_ text: OperatorText) {
    if core.configuration.takesOperatorTexts { core.turn.report(.operatorText(text), basis: .memory) }
  }

  private func take(_ reply: BulletinsReply) throws(MessagingError) {
    let new = reply.bulletins.filter { $0.number > taken ?? .min }
    let last = max(reply.last, new.last?.number ?? .min)
    // A hub that went back to an older copy has fewer than this device knows.
    guard taken.map({ last > $0 }) ?? true else { return }
    try core.begin(isDurable: false)
    taken = last
    try core.save(last.rawValue, asSetting: Self.settingName)
    for bulletin in new {
      core.journal.note { JournalEntry.bulletin(bulletin).write(to: &$0) }
      core.turn.report(.bulletin(bulletin), basis: .journal)
    }
  }
}
