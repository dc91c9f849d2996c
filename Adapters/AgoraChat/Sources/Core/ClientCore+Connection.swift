internal import Parlance

extension ClientCore {
  /// Reports changes of the connection, and the end of a login.
  func reportConnection(_ change: ConnectionChange, _ login: Login) {
    let device = login.device
    switch change {
    case .authenticated:
      login.establish()
      reportAutomaticLogin(nil, login)
      notify(device) { $0.connectionStateDidChange(.connected) }
    case .lost where login.phase == .standing: notify(device) { $0.connectionStateDidChange(.disconnected) }
    case .synchronizing: notify(device) { $0.onOfflineMessageSyncStart() }
    case .synchronized: notify(device) { $0.onOfflineMessageSyncFinish() }
    // The refusal of a login goes to whoever logs in; that of a login which held before is news.
    case .refused(let error) where login.phase == .standing:
      if login.details.withLock({ $0.awaitsFirstAnswer }) {
        forgetLogin(login)
        slot.leave(login)
        reportAutomaticLogin(AgoraChatError(error), login)
      } else {
        reportEnd(error, login)
      }
    case .ended(.replaced(let platform, _)):
      let info = AgoraChatLoginExtensionInfo(deviceName: "\(platform)")
      end(login) { $0.userAccountDidLoginFromOtherDevice(with: info) }
    case .ended(.requested), .ended(.administration):
      let error = AgoraChatError(description: "the login was ended", code: .userKickedByOtherDevice)
      end(login) { $0.userAccountDidForced(toLogout: error) }
    case .ended(.tokenExpired): reportEnd(MessagingError(.tokenExpired), login)
    case .tokenWillExpire: notify(device) { $0.tokenWillExpire(.tokeWillExpire) }
    case .connecting, .linked, .unreachable, .authenticating, .loggedOut, .lost, .refused: break
    }
  }

  /// Reports the outcome of an automatic login, once.
  private func reportAutomaticLogin(_ error: AgoraChatError?, _ login: Login) {
    let isFirst = login.details.withLock { notes in
      defer { notes.awaitsFirstAnswer = false }
      return notes.awaitsFirstAnswer
    }
    if isFirst { notify(login.device) { $0.autoLoginDidCompleteWithError(error) } }
  }

  private func reportEnd(_ error: MessagingError, _ login: Login) {
    switch error.code {
    case .accountNotFound: end(login) { $0.userAccountDidRemoveFromServer() }
    case .accountBlocked: end(login) { $0.userDidForbidByServer() }
    case .tokenExpired: end(login) { $0.tokenDidExpire(.tokenExpire) }
    default: end(login) { $0.userAccountDidForced(toLogout: AgoraChatError(error)) }
    }
  }

  /// Calls the delegates by the spelling from which all others follow.
  private func notify(_ device: Device, _ body: @escaping (any AgoraChatClientDelegateCalls) -> Void) {
    clientDelegates.notify(from: device) { body($0) }
  }

  /// Ends the login; the vendor's client is logged out when its delegates are notified.
  private func end(_ login: Login, _ body: @escaping (any AgoraChatClientDelegateCalls) -> Void) {
    forgetLogin(login)
    slot.leave(login)
    notify(login.device, body)
  }
}
