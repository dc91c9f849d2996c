internal import Foundation

/// Calls of 3.x whose arguments may be nil there. A nil argument is refused as an empty string is.
extension AgoraChatClient {
  /// The 3.x form of `register(withUsername:password:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func register(withUsername aUsername: String!, password aPassword: String!) -> AgoraChatError? {
    register(withUsername: aUsername ?? "", password: aPassword ?? "")
  }

  /// The 3.x form of `register(withUsername:password:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func register(
    withUsername aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)?
  ) {
    register(withUsername: aUsername ?? "", password: aPassword ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `login(withUsername:password:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func login(withUsername aUsername: String!, password aPassword: String!) -> AgoraChatError? {
    login(withUsername: aUsername ?? "", password: aPassword ?? "")
  }

  /// The 3.x form of `login(withUsername:password:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func login(
    withUsername aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)?
  ) {
    login(withUsername: aUsername ?? "", password: aPassword ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `login(withUsername:token:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func login(withUsername aUsername: String!, token aToken: String!) -> AgoraChatError? {
    login(withUsername: aUsername ?? "", token: aToken ?? "")
  }

  /// The 3.x form of `login(withUsername:token:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func login(
    withUsername aUsername: String!, token aToken: String!,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)?
  ) {
    login(withUsername: aUsername ?? "", token: aToken ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `fetchToken(withUsername:password:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func fetchToken(
    withUsername aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    fetchToken(withUsername: aUsername ?? "", password: aPassword ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `serviceCheck(withUsername:password:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func serviceCheck(
    withUsername aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: ((AgoraChatServerCheckType, AgoraChatError?) -> Void)?
  ) {
    serviceCheck(withUsername: aUsername ?? "", password: aPassword ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getLoggedInDevicesFromServer(withUsername:password:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getLoggedInDevicesFromServer(
    withUsername aUsername: String!, password aPassword: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatDeviceConfig]? {
    getLoggedInDevicesFromServer(withUsername: aUsername ?? "", password: aPassword ?? "", error: pError)
  }

  /// The 3.x form of `getLoggedInDevicesFromServer(withUsername:password:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getLoggedInDevicesFromServer(
    withUsername aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: (([AgoraChatDeviceConfig]?, AgoraChatError?) -> Void)?
  ) {
    getLoggedInDevicesFromServer(withUsername: aUsername ?? "", password: aPassword ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `add(_:delegateQueue:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func add(_ aDelegate: (any AgoraChatClientDelegate)!, delegateQueue aQueue: DispatchQueue?) {
    if let aDelegate { add(aDelegate, delegateQueue: aQueue) }
  }
}
