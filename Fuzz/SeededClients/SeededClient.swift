/// One client of one style.
package protocol SeededClient: AnyObject {
  /// The name by which `Scripts/fuzz` knows it.
  static var target: String { get }
  /// The name of the style in the engine.
  static var style: String { get }
  /// Its vendor wants everything done on one queue, the one where the app is called back.
  static var isOfOneQueue: Bool { get }
  init(_ account: String, _ world: SeededWorld)
  /// The calls that an app can make, by name.
  var calls: [(name: String, call: () -> Void)] { get }
  /// Logs in as itself and waits for the outcome.
  func begin()
}
