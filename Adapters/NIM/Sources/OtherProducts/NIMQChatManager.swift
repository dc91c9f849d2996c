public import Foundation
internal import Parlance

/// The names of the certificates for QChat.
open class NIMQChatOption: NSObject {
  /// The name of the push certificate. No effect.
  open var apnsCername: String?
  /// The name of the certificate for calls. No effect.
  open var pkCername: String?

  /// Creates an option without names.
  public override init() {}
}

/// A message of QChat. There are none, and an app cannot make one.
open class NIMQChatMessage: NSObject {
  override init() {}
}

/// The ways to log in to QChat.
public enum NIMQChatLoginAuthType: Int, Sendable {
  /// With the token of the account.
  case `default` = 0
  /// With a token that a handler gives.
  case dynamicToken = 1
}

/// Returns the token of an account.
public typealias NIMProvideQChatDynamicTokenHandler = (String?) -> String
/// Receives the result of a login to QChat, or an error.
public typealias NIMQChatLoginHandler = ((any Error)?, NIMQChatLoginResult?) -> Void

/// The parameters of a login to QChat.
open class NIMQChatLoginParam: NSObject {
  /// The way to log in. Default: `default`.
  open var authType = NIMQChatLoginAuthType.default
  /// Returns the token for `dynamicToken`. It is never called.
  open var dynamicTokenHandler: NIMProvideQChatDynamicTokenHandler = { _ in "" }

  /// Creates parameters.
  public override init() {}
}

/// The result of a login to QChat. There are none, since each login fails, and an app cannot create one.
open class NIMQChatLoginResult: NSObject {
  override init() {}
}

/// Logs in to QChat, another product of the vendor, which the engine does not have. Completions run on the environment's callback queue.
public protocol NIMQChatManager: NSObjectProtocol {
  /// Fails with local error `notSupported`.
  func login(_ param: NIMQChatLoginParam?, completion: NIMQChatLoginHandler?)
  /// Fails with local error `notSupported`: no account is logged in there.
  func logout(_ completion: (((any Error)?) -> Void)?)
  /// Fails with local error `notSupported`: no client is logged in there.
  func kickOtherClient(_ client: NIMLoginClient, completion: (((any Error)?) -> Void)?)
  /// Returns nil: no account is logged in there.
  func currentAccount() -> String?
  /// Returns nil: no client is logged in there.
  func currentLoginClients() -> [NIMLoginClient]?
}

extension NIMQChatManager {
  /// Has no effect: the login fails, and without a completion the error is not reported.
  public func login(_ param: NIMQChatLoginParam?) { login(param, completion: nil) }
  /// Has no effect: no account is logged in there.
  public func logout() { logout(nil) }
  /// Has no effect: no client is logged in there.
  public func kickOtherClient(_ client: NIMLoginClient) { kickOtherClient(client, completion: nil) }
}

/// The notifications of QChat. It has no calls: an app that makes one does not compile.
public protocol NIMQChatApnsManager: NSObjectProtocol {}
/// The servers of QChat. It has no calls: an app that makes one does not compile.
public protocol NIMQChatServerManager: NSObjectProtocol {}
/// The channels of QChat. It has no calls: an app that makes one does not compile.
public protocol NIMQChatChannelManager: NSObjectProtocol {}
/// The roles of QChat. It has no calls: an app that makes one does not compile.
public protocol NIMQChatRoleManager: NSObjectProtocol {}
/// The messages of QChat. It has no calls: an app that makes one does not compile.
public protocol NIMQChatMessageManager: NSObjectProtocol {}
/// The additions to messages of QChat. It has no calls: an app that makes one does not compile.
public protocol NIMQChatMessageExtendManager: NSObjectProtocol {}
/// The channels for audio and video of QChat. It has no calls: an app that makes one does not compile.
public protocol NIMQChatRTCChannelManager: NSObjectProtocol {}

/// The managers of QChat of one client: they refuse all calls.
final class QChatManager: NSObject, NIMQChatManager, NIMQChatApnsManager, NIMQChatServerManager,
  NIMQChatChannelManager, NIMQChatRoleManager, NIMQChatMessageManager, NIMQChatMessageExtendManager,
  NIMQChatRTCChannelManager
{
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func login(_ param: NIMQChatLoginParam?, completion: NIMQChatLoginHandler?) {
    refuse(completion.map { completion in { completion($0, nil) } })
  }
  func logout(_ completion: (((any Error)?) -> Void)?) { refuse(completion) }
  func kickOtherClient(_ client: NIMLoginClient, completion: (((any Error)?) -> Void)?) { refuse(completion) }
  func currentAccount() -> String? { nil }
  func currentLoginClients() -> [NIMLoginClient]? { nil }

  private func refuse(_ completion: (((any Error)?) -> Void)?) {
    guard let completion else { return }
    core.afterCallbacks { completion(NSError.notSupported("QChat")) }
  }
}
