/// Finds SDKs and kits in the manifests of CocoaPods, Swift packages, Carthage and Gradle.
enum ManifestReader {
  struct Entry: Hashable {
    /// The pod, the last part of a package's address, or `group:name`.
    var name: String
    var line: Int
  }

  static func entries(of bytes: [UInt8], named file: String) -> [Entry] {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    switch last {
    case "Podfile", "Cartfile", "Cartfile.private", "Cartfile.resolved": return ruby(bytes)
    case "Podfile.lock": return lock(bytes)
    case "Package.swift": return strings(Lexer.tokens(of: bytes, .swift))
    case "Package.resolved": return strings(Lexer.tokens(of: bytes, .java))
    case "libs.versions.toml": return toml(bytes)
    default: return last.hasSuffix(".podspec") ? ruby(bytes) : strings(Lexer.tokens(of: bytes, .kotlin))
    }
  }

  private static func ruby(_ bytes: [UInt8]) -> [Entry] { strings(Lexer.tokens(of: bytes, .ruby)) }

  /// The strings: names of pods, addresses of packages, artifacts.
  private static func strings(_ tokens: [Lexer.Token]) -> [Entry] {
    var entries: [Entry] = []
    for (index, token) in tokens.enumerated() where token.kind == .string {
      entries.append(Entry(name: name(in: token.text), line: token.line))
      // `implementation group: 'a', name: 'b'`, also with `=`.
      let rest = tokens[index...].prefix(5)
      if rest.count == 5, rest[index + 1].text == ",", rest[index + 2].text == "name", rest[index + 4].kind == .string {
        entries.append(Entry(name: token.text + ":" + rest[index + 4].text, line: token.line))
      }
    }
    return entries
  }

  /// `- Name (1.2.3)`, by lines.
  private static func lock(_ bytes: [UInt8]) -> [Entry] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap {
      line, bytes in
      let text = String(decoding: bytes, as: UTF8.self).trimmingSpaces
      guard text.hasPrefix("- ") else { return nil }
      return Entry(
        name: String(text.dropFirst(2).prefix { $0 != " " && $0 != ":" }.filter { $0 != "\"" }), line: line + 1)
    }
  }

  /// `module = "group:name"`, and `group = "a", name = "b"`.
  private static func toml(_ bytes: [UInt8]) -> [Entry] { strings(Lexer.tokens(of: bytes, .toml)) }

  /// Returns what a string names: the last part of an address without `.git`, an artifact without its version.
  static func name(in text: String) -> String {
    if text.contains("://") || text.hasPrefix("git@")
      || text.contains("/") && !text.contains(":") && text.hasSuffix(".git")
    {
      let last = text.split(separator: "/").last.map(String.init) ?? text
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count >= 2 ? parts.prefix(2).joined(separator: ":") : text
  }
}
