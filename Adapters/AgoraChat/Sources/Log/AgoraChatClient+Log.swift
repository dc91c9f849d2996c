public import Foundation
internal import Parlance

/// The log: what the app writes into it, and the events of its logins and sendings, with ids and error numbers, never with a
/// text or a token.
extension AgoraChatClient {
  /// Writes a line of the app's into the log, whatever `AgoraChatOptions.logLevel` is.
  ///
  /// - parameter aLog: The line.
  public func log(_ aLog: String) {
    core.log.write("app", aLog, core.slot.environment, showsInConsole: core.options.enableConsoleLog)
  }

  /// Adds a delegate of the log, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on, a serial one; nil for the environment's callback queue.
  public func addLog(delegate aDelegate: any AgoraChatLogDelegate, queue aQueue: DispatchQueue?) {
    core.log.delegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  /// Removes a delegate of the log.
  ///
  /// - parameter aDelegate: The delegate.
  public func removeLog(delegate aDelegate: any AgoraChatLogDelegate) { core.log.delegates.remove(aDelegate) }

  /// Writes what is in the log into a file, which the app may delete, and returns its path. It is plain text, not
  /// compressed: the newest 2 to 4 MB of lines, the oldest first.
  ///
  /// - parameter pError: nil after a success; 3 if the environment has no folder or the file cannot be written.
  /// - returns: The full path; nil after an error.
  public func getLogFilesPath(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> String! {
    do throws(MessagingError) {
      let path = try core.log.export(core.slot.environment)
      pError?.pointee = nil
      return path
    } catch {
      pError?.pointee = AgoraChatError(error)
      return nil
    }
  }

  /// The same, with a completion on the callback queue.
  ///
  /// - parameter aCompletionBlock: Receives the path, or the error.
  public func getLogFilesPath(completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)? = nil) {
    var error: AgoraChatError?
    let path: String? = getLogFilesPath(&error)
    let outcome = error
    core.afterCallbacks { aCompletionBlock?(path, outcome) }
  }

  /// Refuses to upload the log, since the environment has no service that collects logs.
  ///
  /// - returns: 505.
  @discardableResult
  public func uploadLogToServer() -> AgoraChatError! {
    AgoraChatError(description: "no service collects logs", code: .serviceNotEnable)
  }

  /// Refuses to upload the log, as `uploadLogToServer()` does.
  ///
  /// - parameter aCompletionBlock: Receives 505, on the callback queue.
  public func uploadDebugLogToServer(completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil) {
    let error: AgoraChatError? = uploadLogToServer()
    core.afterCallbacks { aCompletionBlock?(error) }
  }

  /// The name of `uploadDebugLogToServer` in versions before 3.x.
  ///
  /// - parameter aSuccessBlock: Never called.
  /// - parameter aFailureBlock: Receives 505, on the callback queue.
  public func asyncUploadLog(
    toServer aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    uploadDebugLogToServer { error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?() }
    }
  }
}
