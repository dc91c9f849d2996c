/// What becomes of a call; each method arrives on the environment's callback queue. Held until the call has ended.
public protocol AgoraCallBack: AnyObject {
  /// It succeeded.
  func onSuccess()
  /// How far it is.
  ///
  /// - parameter progress: From 0 to 100, growing: how much of the files was uploaded or downloaded. What has no file tells none.
  /// - parameter status: Empty: the number says it.
  func onProgress(_ progress: Int, _ status: String)
  /// It failed.
  ///
  /// - parameter code: The vendor's error number, of the list that its iOS SDK documents too.
  /// - parameter error: What went wrong, for a log.
  func onError(_ code: Int, _ error: String)
}

/// What becomes of a call that answers with a value; each method arrives on the environment's callback queue. Held
/// until the call has ended.
public protocol AgoraValueCallBack<Value>: AnyObject {
  /// What the call answers with.
  associatedtype Value
  /// It succeeded.
  func onSuccess(_ value: Value)
  /// It failed, with the vendor's error number.
  func onError(_ code: Int, _ error: String)
}
