/// Methods that receive the outcome of a call, on the environment's callback queue. Held until the call has ended.
public protocol AgoraCallBack: AnyObject {
  /// It succeeded.
  func onSuccess()
  /// The call made progress.
  ///
  /// - parameter progress: The part of the files that was uploaded or downloaded, from 0 to 100, increasing. Calls
  ///   without a file report none.
  /// - parameter status: Always empty.
  func onProgress(_ progress: Int, _ status: String)
  /// It failed.
  ///
  /// - parameter code: The vendor's error number, of the list that its iOS SDK documents too.
  /// - parameter error: A description of the error, for a log.
  func onError(_ code: Int, _ error: String)
}

/// Methods that receive the outcome of a call that returns a value, on the environment's callback queue. Held until the
/// call has ended.
public protocol AgoraValueCallBack<Value>: AnyObject {
  /// The type of the value.
  associatedtype Value
  /// It succeeded.
  func onSuccess(_ value: Value)
  /// It failed, with the vendor's error number.
  func onError(_ code: Int, _ error: String)
}
