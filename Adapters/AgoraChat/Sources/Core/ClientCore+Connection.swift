internal import Parlance

extension ClientCore {
  /// Reports changes of the connection, and the end of a login.
  func reportConnection(_ change: ConnectionChange, _ login: Login) {
    let device = login.device
    logConnection(change, login)
    switch change {
    case .authenticated:
      login.establish()
      reportAutomaticLogin(nil, login)
      notify(device) { $0.connectionStateDidChange(.connected) }
    case .lost where login.phase == .standing: notify(device) { $0.connectionStateDidChange(.disconnected) }
    case .synchronizing: notify(device) { $0.onOfflineMessageSyncStart() }
    case .synchronized: notify(device) { $0.onOfflineMessageSyncFinish() }
    // The login call's completion reports a refusal of a new login; delegates are notified only if it was established.
    case .refused(let error) where login.phase == .standing:
      if login.details.withLock({ $0.awaitsFirstAnswer }) {
        forgetLogin(login)
        slot.leave(login)
        reportAutomaticLogin(AgoraChatError(error), login)
      } else {
        reportEnd(error, login)
      }
    case .ended(.replaced(let platform, let note)):
      let info = AgoraChatLoginExtensionInfo(deviceName: "\(platform)", extensionInfo: note ?? "")
      end(login) { $0.userAccountDidLoginFromOtherDevice(with: info) }
    case .ended(.requested), .ended(.administration):
      let error = AgoraChatError(description: "the login was ended", code: .userKickedByOtherDevice)
      end(login) { $0.userAccountDidForced(toLogout: error) }
    case .ended(.tokenExpired): reportEnd(MessagingError(.tokenExpired), login)
    case .tokenWillExpire: notify(device) { $0.tokenWillExpire(.tokeWillExpire) }
    case .connecting, .linked, .unreachable, .authenticating, .loggedOut, .lost, .refused: break
    }
  }

  /// Writes a change of the connection into the log.
  private func logConnection(_ change: ConnectionChange, _ login: Login) {
    let level: AgoraChatLogLevel
    let text: String
    switch change {
    case .refused(let error):
      (level, text) = (.error, "refused: \(AgoraChatError(error).code.rawValue)")
    case .ended(.replaced): (level, text) = (.warning, "ended: another login took its place")
    case .ended(.requested): (level, text) = (.warning, "ended by another device")
    case .ended(.administration): (level, text) = (.warning, "ended by order")
    case .ended(.tokenExpired): (level, text) = (.warning, "ended: the token expired")
    case .lost, .unreachable, .tokenWillExpire: (level, text) = (.warning, Self.name(of: change))
    case .connecting, .linked, .authenticating, .authenticated, .synchronizing, .synchronized, .loggedOut:
      (level, text) = (.debug, Self.name(of: change))
    }
    log(level, "connection: \(text)", in: login.environment)
  }

  /// The name of a change, without what it carries.
  private static func name(of change: ConnectionChange) -> String {
    switch change {
    case .tokenWillExpire: "the token expires soon"
    default: "\(change)"
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
