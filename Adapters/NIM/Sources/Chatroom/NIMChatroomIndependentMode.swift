public import Foundation
internal import Parlance

/// Requests the addresses of a chatroom's servers.
public typealias NIMRequestChatroomAddressesHandler = (String, @escaping NIMRequestChatroomAddressesCallback) -> Void

/// The ways in which a login of a chatroom is checked.
public enum NIMChatroomLoginAuthType: Int, Sendable {
  /// By the token that is known.
  case `default` = 0
  /// By a token that the app makes each time.
  case dynamicToken = 1
  /// By the app's server.
  case thirdPart = 2
}

/// The account of a chatroom that is entered without a login of the SDK.
///
/// The chatroom has a connection of its own then, until it is left: it receives the chatroom's messages and nothing else of the account,
/// which is not online by it, and neither ends other logins of the account nor is ended by them. Any number of chatrooms can be entered so.
/// With the account that is logged in, a chatroom is entered with that login.
open class NIMChatroomIndependentMode: NSObject {
  /// The account; nil or empty for a visitor without one. Visitors receive and read; what they send is refused with remote error
  /// `codeForbidden`.
  open var username: String?
  /// The name of a visitor without an account, of at most 64 bytes; nil or empty for `NIMChatroomEnterRequest.roomNickname`, which the
  /// others in the chatroom see.
  open var anonName: String?
  /// The account's token.
  open var token: String?
  /// The app key of the chatroom, which is passed to `NIMSDKConfigDelegate` when it is asked for a token; the engine serves one app.
  open var chatroomAppKey: String?
  public override init() {}

  /// Registers what requests the addresses of a chatroom's servers, before the chatroom is entered without a login of the SDK, on the
  /// environment's callback queue. An error, or an answer without addresses, ends that with local error `requestChatroomAddressesFailed`.
  /// `MessagingEnvironment` says where the engine is: the addresses have no further effect, and a handler need not be registered.
  open class func registerRequestChatroomAddressesHandler(_ handler: @escaping NIMRequestChatroomAddressesHandler) {
    addresses.withLock { $0.handler = handler }
  }

  // Safe to share: the app's handler is called on the callback queue alone.
  private struct Addresses: @unchecked Sendable {
    var handler: NIMRequestChatroomAddressesHandler?
  }

  private static let addresses = Lock(Addresses())

  /// The handler that requests the addresses of a chatroom's servers; nil if the app registered nothing.
  static var addressesHandler: NIMRequestChatroomAddressesHandler? { addresses.withLock { $0.handler } }
}
