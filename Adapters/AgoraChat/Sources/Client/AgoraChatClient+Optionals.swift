internal import Foundation

/// Calls of 3.x whose arguments may be nil there. What is nil is refused as an empty text is.
extension AgoraChatClient {
  /// `register(withUsername:password:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func register(withUsername aUsername: String!, password aPassword: String!) -> AgoraChatError? {
    register(withUsername: aUsername ?? "", password: aPassword ?? "")
  }

  /// `register(withUsername:password:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func register(
    withUsername aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)?
  ) {
    register(withUsername: aUsername ?? "", password: aPassword ?? "", completion: aCompletionBlock)
  }

  /// `login(withUsername:password:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func login(withUsername aUsername: String!, password aPassword: String!) -> AgoraChatError? {
    login(withUsername: aUsername ?? "", password: aPassword ?? "")
  }

  /// `login(withUsername:password:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func login(
    withUsername aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)?
  ) {
    login(withUsername: aUsername ?? "", password: aPassword ?? "", completion: aCompletionBlock)
  }

  /// `login(withUsername:token:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func login(withUsername aUsername: String!, token aToken: String!) -> AgoraChatError? {
    login(withUsername: aUsername ?? "", token: aToken ?? "")
  }

  /// `login(withUsername:token:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func login(
    withUsername aUsername: String!, token aToken: String!,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)?
  ) {
    login(withUsername: aUsername ?? "", token: aToken ?? "", completion: aCompletionBlock)
  }

  /// `getLoggedInDevicesFromServer(withUsername:password:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getLoggedInDevicesFromServer(
    withUsername aUsername: String!, password aPassword: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatDeviceConfig]? {
    getLoggedInDevicesFromServer(withUsername: aUsername ?? "", password: aPassword ?? "", error: pError)
  }

  /// `getLoggedInDevicesFromServer(withUsername:password:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func getLoggedInDevicesFromServer(
    withUsername aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: (([AgoraChatDeviceConfig]?, AgoraChatError?) -> Void)?
  ) {
    getLoggedInDevicesFromServer(withUsername: aUsername ?? "", password: aPassword ?? "", completion: aCompletionBlock)
  }

  /// `add(_:delegateQueue:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func add(_ aDelegate: (any AgoraChatClientDelegate)!, delegateQueue aQueue: DispatchQueue?) {
    if let aDelegate { add(aDelegate, delegateQueue: aQueue) }
  }
}
