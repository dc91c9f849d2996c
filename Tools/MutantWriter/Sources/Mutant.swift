/// A change of a file's text.
struct Mutant: Codable {
  var name: String
  /// The value of the constant for which the change is in effect.
  var number: Int
  /// The file's path below the folder of the sources.
  var file: String
  /// The range that is replaced, in bytes.
  var start: Int
  var end: Int
  /// The text that replaces it.
  var replacement: String

  /// Returns a file's bytes with the change.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    bytes[..<start] + Array(replacement.utf8) + bytes[end...]
  }
}
