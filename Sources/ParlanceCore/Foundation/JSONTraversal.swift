import Foundation

extension JSONObject {
  /// The deepest nesting of objects and arrays, the outermost included: as deep as Foundation reads them.
  private static let greatestDepth = 512
  /// The largest number of values in all; no message holds more.
  private static let greatestCount = 1 << 16

  /// Returns whether Foundation and Swift's conversions can go through a value that an app supplied.
  ///
  /// They call themselves for each level, so that a value that contains itself, or is nested very deep, overflows the
  /// stack; and objects with two keys that are one to Swift end the process. This method goes through the value step by
  /// step and converts no containers, which is where that happens. It does not say whether the value is JSON.
  package static func isTraversable(_ value: Any) -> Bool {
    var waiting: [(value: Any, depth: Int)] = [(value, 0)]
    var count = 0
    while let (value, outer) = waiting.popLast() {
      guard let container = value as? any JSONContainer else { continue }
      let depth = outer + (container.isLevel ? 1 : 0)
      guard depth <= greatestDepth, container.hasDistinctKeys else { return false }
      let members = container.members
      count += members.count
      guard count <= greatestCount else { return false }
      waiting += members.map { ($0, depth) }
    }
    return true
  }
}

/// A value that holds others.
private protocol JSONContainer {
  /// The values that it holds, none of them converted.
  var members: [Any] { get }
  /// A Boolean value that indicates whether it is a level of its own in JSON.
  var isLevel: Bool { get }
  /// A Boolean value that indicates whether its keys stay as many when they become Swift's strings, which are compared
  /// by canonical equivalence.
  var hasDistinctKeys: Bool { get }
}

extension JSONContainer {
  var isLevel: Bool { true }
  var hasDistinctKeys: Bool { true }
}

extension Array: JSONContainer {
  var members: [Any] { map { $0 } }
}

extension Dictionary: JSONContainer {
  var members: [Any] { values.map { $0 } }
}

extension Optional: JSONContainer {
  var members: [Any] { map { [$0] } ?? [] }
  var isLevel: Bool { false }
}

extension AnyHashable: JSONContainer {
  var members: [Any] { [base] }
  var isLevel: Bool { false }
}

extension NSArray: JSONContainer {
  // Access by index converts what it gives; a mirror does not.
  var members: [Any] { Mirror(reflecting: self).children.map(\.value) }
}

extension NSDictionary: JSONContainer {
  var members: [Any] { allValues }
  var hasDistinctKeys: Bool {
    let names = allKeys.compactMap { $0 as? String }
    return Set(names).count == names.count
  }
}
