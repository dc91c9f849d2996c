internal import ParlanceCore

/// This device's copy of the account's push settings.
final class DevicePushSettings: DeviceComponent {
  unowned let core: DeviceCore
  /// The account's push settings; nil if they were never read.
  private(set) var settings: AllPushSettings?
  /// The state of the settings: unknown if they were never read, outdated if they may have changed without an entry that says so.
  private(set) var copy = HubCopy()

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let settings = try AllPushSettings(stored: try core.store.setting(Self.pushSettingsName))
    let isOutdated = try core.numbers(ofSetting: Self.outdatedName).first == 1
    return { [self] in
      self.settings = settings
      copy.restore(isKnown: settings != nil, isOutdated: isOutdated)
    }
  }

  func entriesMissed() throws(MessagingError) { try step { $0.markOutdated() } }

  static var pushSettingsName: String { "pushSettings" }

  private static var outdatedName: String { "pushSettingsAreOld" }

  private func step(_ input: (inout HubCopy) -> Void) throws(MessagingError) {
    try core.step(&copy, saving: \.isOutdated, asSetting: Self.outdatedName, input)
  }

  /// Applies a change that another device of the account made.
  func applyPushSettings(_ change: PushSettingsChange, _ time: Timestamp) throws(MessagingError) {
    // A device that never read the settings still reports the change.
    guard var all = settings else { return try core.report(.pushSettingsChanged(change), .direct(core.account), time) }
    guard all.apply(change) else { return }
    try store(all)
    try core.report(.pushSettingsChanged(change), .direct(core.account), time)
  }

  /// Applies what the hub answered to a change of this device.
  func take(_ change: PushSettingsChange) throws(MessagingError) {
    guard var all = settings, all.apply(change) else { return }
    try store(all)
  }

  /// Stores all push settings, as the hub answered. The copy is current then, even if entries were missed after the request: the
  /// hub answers in order.
  func take(_ all: AllPushSettings) throws(MessagingError) {
    try store(all)
    try step { $0.markCurrent() }
  }

  private func store(_ all: AllPushSettings) throws(MessagingError) {
    guard all != settings else { return }
    try core.begin(isDurable: false)
    settings = all
    var writer = ByteWriter()
    all.write(to: &writer)
    try core.store.saveSetting(Self.pushSettingsName, writer.bytes)
  }

  /// Reads the push settings where the style wants them and does not have them, or not those of now.
  func readMissingPushSettings() throws(MessagingError) {
    let isWanted = copy.isOutdated || core.configuration.keepsPushSettings
    guard isWanted, copy.needsReading else { return }
    copy.beginReading()
    let delaysLogin = core.connection.state == .synchronizing
    if delaysLogin { core.fetching.catchUp.expectAnswer() }
    core.request(PushSettingsCall(), for: { .copy($0) }) { core, result throws(MessagingError) in
      if delaysLogin { core.fetching.catchUp.noteAnswer() }
      // A later login asks again.
      guard case .success(let settings) = result else { return core.pushSettings.copy.endReading(succeeded: false) }
      try core.pushSettings.step { $0.endReading(succeeded: true) }
      let known = core.pushSettings.settings
      try core.pushSettings.take(settings)
      guard let known else { return }
      for change in settings.differences(from: known) {
        try core.report(.pushSettingsChanged(change), .direct(core.account), settings.account.updated)
      }
    }
  }
}

extension AllPushSettings {
  init?(stored bytes: [UInt8]?) throws(MessagingError) {
    guard let bytes, !bytes.isEmpty else { return nil }
    var reader = ByteReader(bytes)
    try self.init(from: &reader)
  }

  /// Applies a change.
  ///
  /// - returns: A Boolean value that indicates whether it made a difference: what is older than what is known does not.
  fileprivate mutating func apply(_ change: PushSettingsChange) -> Bool {
    let before = self
    switch change {
    case .account(let settings): if settings.updated >= account.updated { account = settings }
    case .conversation(let settings):
      let index = conversations.firstIndex { $0.conversation == settings.conversation }
      if let index {
        guard settings.updated >= conversations[index].updated else { return false }
        if settings.isEmpty { conversations.remove(at: index) } else { conversations[index] = settings }
      } else if !settings.isEmpty {
        conversations.append(settings)
      }
    }
    return self != before
  }

  /// Returns the changes that make these of others.
  fileprivate func differences(from others: AllPushSettings) -> [PushSettingsChange] {
    var changes: [PushSettingsChange] = account == others.account ? [] : [.account(account)]
    for settings in conversations where others[settings.conversation] != settings {
      changes.append(.conversation(settings))
    }
    for settings in others.conversations where self[settings.conversation] == nil {
      changes.append(.conversation(ConversationPushSettings(conversation: settings.conversation)))
    }
    return changes
  }
}
