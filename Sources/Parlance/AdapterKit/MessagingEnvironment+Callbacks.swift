internal import Dispatch

extension MessagingEnvironment {
  /// Runs a closure on the callback queue, after everything that a device has told so far.
  ///
  /// - parameter device: The device; nil where there is none, before a login for one.
  /// - parameter body: The closure to run.
  public func callBack(after device: Device?, _ body: @escaping () -> Void) {
    if let device { return device.afterCallbacks(body) }
    // Given away here and run once: the closure is never shared, though the queue's signature cannot say so.
    nonisolated(unsafe) let body = body
    callbackQueue.async { body() }
  }
}
