import Foundation

/// The sources of an adapter, as text.
struct AdapterSources {
  /// The public protocols that an app's objects conform to in order to be called.
  private(set) var delegates: Set<String> = []
  /// Everything but the declarations of functions.
  private let code: String

  init(_ adapter: String) throws {
    let folder = Repository.root.appendingPathComponent("Adapters/\(adapter)/Sources")
    let texts = try Repository.files(in: folder, named: ".swift").map { try String(contentsOf: $0, encoding: .utf8) }
    for text in texts {
      for match in text.matches(of: /public protocol (\w*(?:Delegate|Listener|CallBack)\w*)/) {
        delegates.insert(String(match.1))
      }
    }
    code = texts.map(Self.withoutDeclarations).joined(separator: "\n")
  }

  /// Returns whether a method is called: its name with these labels, within a few lines.
  ///
  /// - parameter title: As in `send(_:progress:)`.
  func calls(_ title: String) -> Bool {
    let parts = title.split(separator: "(")
    guard let name = parts.first else { return false }
    let labels = (parts.dropFirst().first ?? "").split { ":)".contains($0) }.filter { $0 != "_" }
    let pattern = "\\b\(name)\\(" + labels.map { "[\\s\\S]{0,160}?\\b\($0):" }.joined()
    return code.range(of: pattern, options: .regularExpression) != nil
  }

  /// The text without `func name(…)`, so that the remaining occurrences of a method's name are its calls.
  private static func withoutDeclarations(_ text: String) -> String {
    var (rest, result) = (text[...], "")
    while let start = rest.range(of: "func ") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let opening = rest.firstIndex(of: "(") else { break }
      var depth = 0
      let end = rest[opening...].firstIndex { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0
      }
      rest = rest[(end ?? opening)...]
    }
    return result + rest
  }
}
