internal import ParlanceCore

/// This device's copy of the account's push settings.
extension DeviceCore {
  static var pushSettingsName: String { "pushSettings" }

  /// Applies a change that another device of the account made.
  func applyPushSettings(_ change: PushSettingsChange, _ time: Timestamp) throws(MessagingError) {
    // A device that never read the settings still reports the change.
    guard var all = pushSettings else { return try report(.pushSettingsChanged(change), .direct(account), time) }
    guard all.apply(change) else { return }
    try take(all)
    try report(.pushSettingsChanged(change), .direct(account), time)
  }

  /// Applies what the hub answered to a change of this device.
  func take(_ change: PushSettingsChange) throws(MessagingError) {
    guard var all = pushSettings, all.apply(change) else { return }
    try take(all)
  }

  /// Stores a copy of all push settings.
  func take(_ settings: AllPushSettings) throws(MessagingError) {
    guard settings != pushSettings else { return }
    try begin(isDurable: false)
    pushSettings = settings
    var writer = ByteWriter()
    settings.write(to: &writer)
    try store.saveSetting(Self.pushSettingsName, writer.bytes)
  }

  /// Notes whether the copy may be older than what the hub has, and no entry will say so.
  func notePushSettings(areOld: Bool) throws(MessagingError) {
    guard areOld != pushSettingsAreOld else { return }
    try begin(isDurable: false)
    pushSettingsAreOld = areOld
    try save(areOld ? 1 : 0, asSetting: "pushSettingsAreOld")
  }

  /// Reads the push settings where the style wants them and does not have them, or not those of now.
  func readMissingPushSettings() throws(MessagingError) {
    let isWanted = pushSettings == nil ? configuration.keepsPushSettings : pushSettingsAreOld
    guard isWanted, !isReadingPushSettings else { return }
    isReadingPushSettings = true
    let delaysLogin = connection.state == .synchronizing
    if delaysLogin { catchUp.expectAnswer() }
    request(PushSettingsCall(), for: { .copy($0) }) { core, result throws(MessagingError) in
      if delaysLogin { core.catchUp.noteAnswer() }
      core.isReadingPushSettings = false
      // A later login asks again.
      guard case .success(let settings) = result else { return }
      let known = core.pushSettings
      try core.take(settings)
      try core.notePushSettings(areOld: false)
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
