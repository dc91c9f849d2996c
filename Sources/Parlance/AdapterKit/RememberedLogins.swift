internal import Foundation
public import ParlanceCore

/// The account and the token with which an app's next start logs in by itself.
public struct RememberedLogin: Hashable, Sendable, Codable {
  /// The account's name, as the login had it.
  public var account: String
  /// The token of the login.
  public var token: String

  /// Creates the data of a login.
  ///
  /// - parameter account: The account's name, as the login had it.
  /// - parameter token: The token of the login.
  public init(account: String, token: String) {
    self.account = account
    self.token = token
  }
}

extension MessagingEnvironment {
  /// Returns the login that a client asked to remember; nil if there is none, or if it cannot be read.
  ///
  /// - parameter style: The client's style.
  /// - parameter device: The client's installation.
  public func rememberedLogin(style: String, device: DeviceID) -> RememberedLogin? {
    rememberedLogins.login(style, device)
  }

  /// Remembers a login for the next start of the app, in place of an earlier one.
  ///
  /// It is kept in the environment's folder, which only the folder's owner can read, or with the environment if that is in
  /// memory.
  ///
  /// - parameter login: The login; nil to forget the earlier one.
  /// - parameter style: The client's style.
  /// - parameter device: The client's installation.
  /// - throws: `MessagingError` with code `storageFailed`, naming the file.
  public func rememberLogin(_ login: RememberedLogin?, style: String, device: DeviceID) throws(MessagingError) {
    try rememberedLogins.remember(login, style, device)
  }
}

/// The remembered logins of an environment, a file for each installation.
final class RememberedLogins: Sendable {
  private struct Client: Hashable {
    var style: String
    var device: DeviceID
  }

  private let folder: LockedFolder?
  private let inMemory = Lock<[Client: RememberedLogin]>([:])

  /// Creates the logins of an environment.
  ///
  /// - parameter folder: The environment's folder; nil to keep them in memory.
  init(_ folder: LockedFolder?) { self.folder = folder }

  func login(_ style: String, _ device: DeviceID) -> RememberedLogin? {
    guard let folder else { return inMemory.withLock { $0[Client(style: style, device: device)] } }
    // A file that cannot be read, or is not one of ours, remembers nothing: the app logs in by hand.
    guard let path = try? path(style, device, in: folder), let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    return try? JSONDecoder().decode(RememberedLogin.self, from: data)
  }

  func remember(_ login: RememberedLogin?, _ style: String, _ device: DeviceID) throws(MessagingError) {
    guard let folder else {
      return inMemory.withLock { $0[Client(style: style, device: device)] = login }
    }
    let path = try path(style, device, in: folder)
    do {
      if let login {
        try JSONEncoder().encode(login).write(to: URL(fileURLWithPath: path), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      } else if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    } catch {
      throw MessagingError(.storageFailed, "\(path): \(error.localizedDescription)")
    }
  }

  private func path(_ style: String, _ device: DeviceID, in folder: LockedFolder) throws(MessagingError) -> String {
    try folder.file(["logins", style], name: device.string + ".json")
  }
}
