import Foundation

/// Writes values as literals of Swift, for the code that is shown.
package enum CodeText {
  /// A string literal.
  package static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Words for arguments of callbacks.
package enum Words {
  /// An error of an API that has Foundation's.
  package static func error(_ error: (any Error)?) -> String {
    guard let error = error as NSError? else { return "error: nil" }
    return "error: \(error.domain) \(error.code)"
  }

  /// Returns whether a file exists; false for a nil or empty path.
  package static func isThere(_ path: String?) -> Bool {
    guard let path, !path.isEmpty else { return false }
    return FileManager.default.fileExists(atPath: path)
  }

  /// A share of a whole in percent.
  package static func percent(_ share: Float) -> String { "\(Int((share * 100).rounded())) %" }
}
