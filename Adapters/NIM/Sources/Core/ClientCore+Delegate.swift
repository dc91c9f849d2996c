internal import Foundation
internal import Parlance

/// Answers the engine's questions by asking the app's delegates.
extension ClientCore {
  /// Returns the questions that a login's device asks.
  func hooks(_ account: AccountID, _ credentials: Credentials) -> DeviceConfiguration.Hooks {
    var hooks = DeviceConfiguration.Hooks()
    hooks.reconnectPause = { [weak self] in self?.reconnectPause }
    if config.delegate != nil {
      hooks.ignoresMessage = { [weak self] in self?.ignores($0) ?? false }
      hooks.loginExtension = { [weak self] in
        let text = self?.config.delegate?.dynamicLoginExt(forAccount: account.name)
        return text?.isEmpty == false ? text : nil
      }
    }
    if credentials.type == .dynamicToken { hooks.token = { [weak self] in self?.dynamicToken(of: account) } }
    return hooks
  }

  func ignores(_ message: Message) -> Bool {
    guard let delegate = config.delegate else { return false }
    let object = NIMMessage(message, core: self)
    if let notification = object.messageObject as? NIMNotificationObject {
      if delegate.shouldIgnoreNotification(notification) { return true }
    }
    return delegate.shouldIgnore(object)
  }

  /// The token that a delegate supplies; nil if none does.
  private func dynamicToken(of account: AccountID) -> String? {
    var token = config.delegate?.dynamicToken(forAccount: account.name)
    loginDelegates.notify { delegate in
      if token?.isEmpty ?? true { token = delegate.provideDynamicToken(forAccount: account.name) }
    }
    return token?.isEmpty == false ? token : nil
  }

  /// The pause before the connection is restored that a delegate chose, in milliseconds; nil if none did.
  var reconnectPause: Int64? {
    var pause: Int64?
    loginDelegates.notify { delegate in
      if pause == nil, case let delay = delegate.reconnectDelay(), delay >= 0 { pause = Int64(delay) * 1000 }
    }
    return pause
  }

  /// Notifies the delegates that teams and their members are synchronized.
  func teamsSynchronized(_ login: Login) {
    let device = login.device
    func isComplete(isSuper: Bool) -> Bool {
      device.groups().allSatisfy { group in
        group.isLarge != isSuper || group.memberCount == 0 || device.members(ofGroup: group.id)?.isEmpty == false
      }
    }
    let (teams, superTeams) = (isComplete(isSuper: false), isComplete(isSuper: true))
    loginDelegates.notify { delegate in
      delegate.onTeamUsersSyncFinished(teams)
      delegate.onSuperTeamUsersSyncFinished(superTeams)
    }
  }
}
