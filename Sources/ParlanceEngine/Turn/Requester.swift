internal import ParlanceCore

/// The one that makes a request: a login, or the administration in the name of an account.
enum Requester {
  case login(SessionRecord)
  case administration(of: AccountRecord)

  var account: AccountRecord {
    switch self {
    case .login(let login): login.account
    case .administration(let account): account
    }
  }

  /// The login; nil for the administration.
  var login: SessionRecord? { if case .login(let login) = self { login } else { nil } }
  var platform: Platform { login?.platform ?? .server }
  /// The device that acted, as it is reported to the account's other devices.
  var deviceID: DeviceID { login?.device.id ?? "administration" }
  var style: String { login?.device.style ?? "administration" }
  /// Threads are received; from other requesters they are hidden.
  var followsThreads: Bool { login?.followsThreads ?? true }
  /// Lists are asked for in pages.
  var takesPages: Bool { login?.terms.capabilities.contains(.pages) ?? true }
}
