internal import Foundation

/// The proof of identity with which an account logs in.
struct Credentials {
  /// The kind of the token.
  let type: NIMSDKAuthType
  /// The token; of a dynamic one, that which holds if no delegate supplies one.
  let token: String
  /// The text that goes with the token; nil for none. It holds if no delegate supplies one.
  let loginExtension: String?

  /// A static token.
  init(token: String) {
    type = .default
    self.token = token
    loginExtension = nil
  }

  /// - throws: Local error `invalidParam` for an unknown kind, or a third party's token without its extension.
  init(token: String, authType: Int32, loginExtension: String) throws {
    guard let type = NIMSDKAuthType(rawValue: Int(authType)) else { throw NSError.invalidParameter("authType") }
    guard type != .thirdParty || !loginExtension.isEmpty else { throw NSError.invalidParameter("loginExt") }
    self.type = type
    self.token = token
    self.loginExtension = loginExtension.isEmpty ? nil : loginExtension
  }
}
