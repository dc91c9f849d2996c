internal import ParlanceCore

/// This device's copy of the account's push settings.
final class DevicePushSettings: DeviceComponent {
  unowned let core: DeviceCore
  /// The copy of the account's push settings; nil if they were never read.
  private(set) var copy: AllPushSettings?
  /// A Boolean value that indicates whether the push settings may have changed without an entry that says so.
  private(set) var isOutdated = false
  /// A Boolean value that indicates whether they are being read.
  private(set) var isReading = false

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let copy = try AllPushSettings(stored: try core.store.setting(Self.pushSettingsName))
    let isOutdated = try core.numbers(ofSetting: "pushSettingsAreOld").first == 1
    return { [self] in
      self.copy = copy
      self.isOutdated = isOutdated
    }
  }

  func entriesMissed() throws(MessagingError) { try notePushSettings(areOld: true) }

  static var pushSettingsName: String { "pushSettings" }

  /// Applies a change that another device of the account made.
  func applyPushSettings(_ change: PushSettingsChange, _ time: Timestamp) throws(MessagingError) {
    // A device that never read the settings still reports the change.
    guard var all = copy else { return try core.report(.pushSettingsChanged(change), .direct(core.account), time) }
    guard all.apply(change) else { return }
    try take(all)
    try core.report(.pushSettingsChanged(change), .direct(core.account), time)
  }

  /// Applies what the hub answered to a change of this device.
  func take(_ change: PushSettingsChange) throws(MessagingError) {
    guard var all = copy, all.apply(change) else { return }
    try take(all)
  }

  /// Stores a copy of all push settings.
  func take(_ settings: AllPushSettings) throws(MessagingError) {
    guard settings != copy else { return }
    try core.begin(isDurable: false)
    copy = settings
    var writer = ByteWriter()
    settings.write(to: &writer)
    try core.store.saveSetting(Self.pushSettingsName, writer.bytes)
  }

  /// Notes whether the copy may be older than what the hub has, and no entry will say so.
  func notePushSettings(areOld: Bool) throws(MessagingError) {
    guard areOld != isOutdated else { return }
    try core.begin(isDurable: false)
    isOutdated = areOld
    try core.save(areOld ? 1 : 0, asSetting: "pushSettingsAreOld")
  }

  /// Reads the push settings where the style wants them and does not have them, or not those of now.
  func readMissingPushSettings() throws(MessagingError) {
    let isWanted = copy == nil ? core.configuration.keepsPushSettings : isOutdated
    guard isWanted, !isReading else { return }
    isReading = true
    let delaysLogin = core.connection.state == .synchronizing
    if delaysLogin { core.fetching.catchUp.expectAnswer() }
    core.request(PushSettingsCall(), for: { .copy($0) }) { core, result throws(MessagingError) in
      if delaysLogin { core.fetching.catchUp.noteAnswer() }
      core.pushSettings.isReading = false
      // A later login asks again.
      guard case .success(let settings) = result else { return }
      let known = core.pushSettings.copy
      try core.pushSettings.take(settings)
      try core.pushSettings.notePushSettings(areOld: false)
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
