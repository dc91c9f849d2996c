package import Foundation

/// Made-up values that follow from a seed: ordinary ones, and those that ordinary code forgets.
package final class SeededChoices {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The next 64 bits (SplitMix64).
  package func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package func below(_ count: Int) -> Int { Int(bits() % UInt64(count)) }
  package func chance(_ percent: Int) -> Bool { below(100) < percent }
  package func flag() -> Bool { chance(50) }
  package func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  // MARK: numbers

  package func int() -> Int {
    chance(20) ? Int(truncatingIfNeeded: bits()) : pick([.min, .min + 1, -1, 0, 1, 2, 20, 100, 1000, .max - 1, .max])
  }
  package func int64() -> Int64 { Int64(int()) }
  package func int32() -> Int32 { Int32(truncatingIfNeeded: int()) }
  package func unsigned() -> UInt { UInt(bitPattern: int()) }
  package func double() -> Double {
    chance(20)
      ? Double(bitPattern: bits())
      : pick([
        0, -0.0, 1, -1, 0.5, 1000, 1e18, -1e18, 9.3e18, 1e300, -1e300, .infinity, -.infinity, .nan,
        .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1_700_000_000,
      ])
  }
  package func size() -> CGSize { CGSize(width: double(), height: double()) }

  // MARK: texts

  package func text() -> String { pick(Self.texts) }

  private static let texts = [
    "", "hello", "alice", "null", "\u{E9}", "e\u{301}", "\u{0}", "\u{FFFF}", "..", "/", "../../x", "a b", "😀",
    "REVOKE_FLAG", "em_revoke", "em_x", "easemob::x", #"{"a":1}"#, #"{"action":"REVOKE_FLAG","ext":{"msgId":"x"}}"#,
    "[", "{", "2:x", "9223372036854775807", "-9223372036854775808", "1e999",
    String(repeating: "a", count: 64), String(repeating: "é", count: 33), String(repeating: "b", count: 5000),
    String(repeating: "[", count: 3000), String(repeating: "c", count: 140_000),
  ]
  package func optionalText() -> String? { chance(30) ? nil : text() }
  package func texts() -> [String] { (0..<pick([0, 1, 2, 3, 40])).map { _ in text() } }

  /// The name of an account, most often one that there is.
  package func account() -> String { chance(85) ? pick(["alice", "bob", "ALICE", "carol"]) : text() }
  package func accounts() -> [String] { (0..<pick([0, 1, 2, 3])).map { _ in account() } }

  // MARK: what JSON has, and what it does not

  package func value(_ depth: Int = 0) -> Any {
    switch below(depth > 3 ? 6 : 10) {
    case 0: text()
    case 1: int()
    case 2: double()
    case 3: flag()
    case 4: NSNull()
    case 5: chance(10) ? Endless.value(below(Endless.count)) : (Optional<Int>.none as Any)
    case 6: [value(depth + 1), value(depth + 1)]
    case 7: NSArray(array: [NSNumber(value: double())])
    case 8: Date(timeIntervalSince1970: 0)
    default: dictionary(depth + 1)
    }
  }
  package func dictionary(_ depth: Int = 0) -> [String: Any] {
    var made: [String: Any] = [:]
    for _ in 0..<below(4) { made[pick(["a", "msgId", "\u{E9}", "e\u{301}", "", text()])] = value(depth) }
    return made
  }
  /// A value that an app keeps with something: most often one that JSON has.
  package func attributes() -> [AnyHashable: Any]? {
    if chance(30) { return nil }
    if chance(50) { return ["a": 1, "b": ["c", "d"]] }
    if chance(5) { return [AnyHashable(1): 1] }
    return dictionary()
  }
}

/// Values that contain themselves, or are nested very deep; never released, as a release goes all the way down.
enum Endless {
  nonisolated(unsafe) private static let values: [Any] = {
    let array = NSMutableArray()
    array.add(array)
    let object = NSMutableDictionary()
    object.setObject(["b": object], forKey: NSString(string: "a"))
    return [
      array, object, (0..<100_000).reduce(1 as Any) { value, _ in [value] },
      (0..<100_000).reduce(1 as Any) { value, _ in ["a": value] },
      (0..<600).reduce(1 as Any) { value, _ in [value] },
    ]
  }()

  static var count: Int { values.count }
  static func value(_ index: Int) -> Any { values[index] }
}
