internal import Parlance

extension ClientCore {
  /// Tells of the connection, and of a login that ended.
  func tellConnection(_ change: ConnectionChange, _ device: Device) {
    let isEstablished = state.withLock { $0.isEstablished }
    switch change {
    case .authenticated:
      state.withLock { $0.isEstablished = true }
      notify(device) { $0.connectionStateDidChange(.connected) }
    case .lost where isEstablished: notify(device) { $0.connectionStateDidChange(.disconnected) }
    case .synchronizing: notify(device) { $0.onOfflineMessageSyncStart() }
    case .synchronized: notify(device) { $0.onOfflineMessageSyncFinish() }
    // The refusal of a login goes to whoever logs in; that of a login which held before is news.
    case .refused(let error) where isEstablished: tellEnd(AgoraChatError(error), error.code, device)
    case .ended(.replaced(let platform)):
      let info = AgoraChatLoginExtensionInfo(deviceName: "\(platform)")
      end(device) { $0.userAccountDidLoginFromOtherDevice(with: info) }
    case .ended(.requested), .ended(.administration):
      let error = AgoraChatError(description: "the login was ended", code: .userKickedByOtherDevice)
      end(device) { $0.userAccountDidForced(toLogout: error) }
    case .connecting, .linked, .unreachable, .authenticating, .loggedOut, .lost, .refused: break
    }
  }

  private func tellEnd(_ error: AgoraChatError, _ code: MessagingError.Code, _ device: Device) {
    switch code {
    case .accountNotFound: end(device) { $0.userAccountDidRemoveFromServer() }
    case .accountBlocked: end(device) { $0.userDidForbidByServer() }
    case .tokenExpired: end(device) { $0.tokenDidExpire(.tokenExpire) }
    default: end(device) { $0.userAccountDidForced(toLogout: error) }
    }
  }

  /// Calls the delegates by the spelling from which all others follow.
  private func notify(_ device: Device, _ body: @escaping (any AgoraChatClientDelegateCalls) -> Void) {
    clientDelegates.notify(from: device) { body($0) }
  }

  /// The login is over; the vendor's client is logged out when its delegates are told.
  private func end(_ device: Device, _ body: @escaping (any AgoraChatClientDelegateCalls) -> Void) {
    close(device) { _ in }
    notify(device, body)
  }
}
