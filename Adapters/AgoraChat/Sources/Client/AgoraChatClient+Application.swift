internal import Foundation

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

  /// Takes note of a notification that the system delivered. Without effect: what it announces comes over the link.
  ///
  /// - parameter application: Not used.
  /// - parameter userInfo: Not used.
  public func application(_ application: Any, didReceiveRemoteNotification userInfo: [AnyHashable: Any]?) {}

  /// Moves a local database of 2.x here. There is none: the engine's database is made by this version.
  ///
  /// - returns: true, since nothing is left to do.
  @discardableResult
  public func migrateDatabaseToLatestSDK() -> Bool { true }

  /// The name of `migrateDatabaseToLatestSDK` in older versions.
  @discardableResult
  public func dataMigrationTo3() -> Bool { migrateDatabaseToLatestSDK() }
}
