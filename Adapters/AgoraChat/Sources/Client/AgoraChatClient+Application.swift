/// Notes of the system that an app passes on.
extension AgoraChatClient {
  /// Notes that the app is in the background now. Without effect: the link stays as long as the process runs, and a lost one
  /// is restored.
  ///
  /// - parameter aApplication: Not used.
  public func applicationDidEnterBackground(_ aApplication: Any) {}

  /// Notes that the app is in the foreground again. Without effect.
  ///
  /// - parameter aApplication: Not used.
  public func applicationWillEnterForeground(_ aApplication: Any) {}
}
