internal import Parlance

/// The settings for notifications that an app of 3.x changes before it sends them: one object for each login.
final class HeldPushOptions: Sendable {
  private let core: ClientCore
  private let held = Lock<(device: ObjectIdentifier, options: AgoraChatPushOptions)?>(nil)

  init(_ core: ClientCore) { self.core = core }

  /// The object of this login: made of this device's copy at the first look; nil without a login, and before the copy is
  /// there.
  var options: AgoraChatPushOptions? {
    guard let device = core.device else { return nil }
    return held.withLock { held in
      if let held, held.device == ObjectIdentifier(device) { return held.options }
      guard let settings = device.pushSettings() else { return nil }
      let options = AgoraChatPushOptions(settings.account, at: device.now)
      held = (ObjectIdentifier(device), options)
      return options
    }
  }

  /// Makes a new object of settings that came from the hub.
  func replace(_ settings: PushSettings, _ device: Device) -> AgoraChatPushOptions {
    let options = AgoraChatPushOptions(settings, at: device.now)
    held.withLock { $0 = (ObjectIdentifier(device), options) }
    return options
  }

  /// Returns the app's changes.
  func changes() throws(MessagingError) -> PushSettingsUpdate { try options?.changes() ?? PushSettingsUpdate() }
}
