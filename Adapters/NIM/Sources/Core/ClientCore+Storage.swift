internal import Foundation
internal import Parlance

extension ClientCore {
  /// Notifies the app's handler if an error is that of a full disk under the local database. Damage is reported when it
  /// ends the login.
  func reportStorage(_ error: any Error) {
    guard let error = error as? MessagingError, error.code == .storageFull else { return }
    afterCallbacks { NIMDatabaseException(error)?.report() }
  }

  /// Notifies the app's handler of a local database that ended the login.
  func storageDamaged(_ error: MessagingError, of login: Login) {
    guard error.code == .storageDamaged, login.device.storageError != nil else { return }
    damagedAccount.withLock { $0 = login.account }
    NIMDatabaseException(error)?.report()
  }

  /// Opens a local database.
  ///
  /// A damaged one is set aside if the app has asked for that; anything else that is in the way is reported to its handler.
  func openStorage(
    of account: AccountID, _ open: () throws(MessagingError) -> Login
  ) throws(MessagingError) -> Login {
    let isDamaged = damagedAccount.withLock { damaged in
      defer { damaged = nil }
      return damaged == account
    }
    if isDamaged, config.sessionDatabaseBackupEnabled { try setAsideStorage(of: account) }
    do throws(MessagingError) {
      return try open()
    } catch {
      guard !slot.nextEnvironment.isShutDown else { throw error }
      afterCallbacks { NIMDatabaseException(error)?.report() }
      guard error.code == .storageDamaged, config.sessionDatabaseBackupEnabled else { throw error }
      try setAsideStorage(of: account)
      return try open()
    }
  }

  private func setAsideStorage(of account: AccountID) throws(MessagingError) {
    try slot.nextEnvironment.rebuildDevice(DeviceID(deviceID), of: account, style: Self.style)
  }
}
