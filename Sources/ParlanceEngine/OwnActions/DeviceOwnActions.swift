internal import ParlanceCore

/// The actions of the account's other devices of which no other entry says anything.
final class DeviceOwnActions: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  func apply(_ action: OwnAction, _ time: Timestamp) throws(MessagingError) {
    // Fetched because the link broke before the place of its own action arrived.
    if action.device == core.configuration.device && action.style == core.configuration.style { return }
    try core.report(.ownAction(action), action.conversation ?? .direct(core.account), time)
  }
}
