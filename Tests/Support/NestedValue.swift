import Foundation

/// Values whose traversal with one call for each level ends in a stack overflow.
package enum NestedValue: CaseIterable, Sendable {
  case deepArray, deepObject, deepFoundationArray, arrayInItself, objectInItself, objectTwiceInItself, sharedArrays

  // Never released, as a release follows them down too. Nothing changes them once they are made.
  nonisolated(unsafe) private static let values: [NestedValue: Any] = [
    .deepArray: (0..<100_000).reduce(1 as Any) { value, _ in [value] },
    .deepObject: (0..<100_000).reduce(1 as Any) { value, _ in ["a": value] },
    .deepFoundationArray: (0..<100_000).reduce(1 as Any) { value, _ in
      let array = NSMutableArray()
      array.add(value)
      return array
    },
    .arrayInItself: {
      let array = NSMutableArray()
      array.add(array)
      return array
    }(),
    .objectInItself: {
      let object = NSMutableDictionary()
      object.setObject(object, forKey: NSString(string: "a"))
      return object
    }(),
    .objectTwiceInItself: {
      let object = NSMutableDictionary()
      for key in ["a", "b"] { object.setObject(["c": object], forKey: NSString(string: key)) }
      return object
    }(),
    // Written out, it would have 2 to the power of 60 members.
    .sharedArrays: (0..<60).reduce(1 as Any) { value, _ in [value, value] },
  ]

  /// The value. It must not be part of an expectation, which would describe it level by level.
  package var value: Any { Self.values[self] ?? 0 }
}
