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

  /// Handles a notification that the system delivered. Without effect: the client receives its messages over the connection.
  ///
  /// - parameter application: Not used.
  /// - parameter userInfo: Not used.
  public func application(_ application: Any, didReceiveRemoteNotification userInfo: [AnyHashable: Any]?) {}

  /// Migrates a local database of 2.x. Without effect: the engine has a database of its own.
  ///
  /// - returns: true.
  @discardableResult
  public func migrateDatabaseToLatestSDK() -> Bool { true }

  /// The name of `migrateDatabaseToLatestSDK` in older versions.
  @discardableResult
  public func dataMigrationTo3() -> Bool { migrateDatabaseToLatestSDK() }
}
