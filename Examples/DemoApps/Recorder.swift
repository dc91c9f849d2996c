/// Takes what apps say of their callbacks.
@MainActor
package protocol Recorder: AnyObject {
  /// Notes that a callback fired.
  ///
  /// - parameter app: The name of the app that was called back.
  func record(_ callback: Callback, of app: String)
  /// Returns the name under which the scenes know a message.
  func label(_ id: String) -> String
}
