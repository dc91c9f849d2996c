#if Server
  internal import Foundation
  internal import ParlanceTokens

  /// A path with names in the place of some of its parts, such as `/v1/accounts/{account}`.
  struct HTTPTemplate: Hashable, Sendable, CustomStringConvertible {
    private enum Part: Hashable {
      case text(String)
      case name(String)
    }

    let description: String
    private let parts: [Part]

    init(_ text: String) {
      description = text
      parts = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { part in
        part.hasPrefix("{") && part.hasSuffix("}") ? .name(String(part.dropFirst().dropLast())) : .text(String(part))
      }
    }

    /// The number of its parts.
    var count: Int { parts.count }

    /// The first part; nil if it is a name.
    var firstText: String? { if case .text(let text) = parts.first { text } else { nil } }

    /// The names in it, in their order.
    var names: [String] {
      parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    /// Returns the values of the names, decoded; nil for another path.
    ///
    /// A part that begins with `~` is the base64url of a value: names may have slashes, dots and tildes, which a path
    /// cannot carry whatever their encoding.
    func match(_ segments: [Substring]) -> [String: String]? {
      guard segments.count == parts.count else { return nil }
      var values: [String: String] = [:]
      for (part, segment) in zip(parts, segments) {
        switch part {
        case .text(let text): guard text == segment else { return nil }
        case .name(let name):
          guard let value = Self.value(segment) else { return nil }
          values[name] = value
        }
      }
      return values
    }

    private static func value(_ segment: Substring) -> String? {
      // To a proxy such a part can mean another path.
      guard segment != ".", segment != ".." else { return nil }
      guard segment.first == "~" else { return segment.isEmpty ? nil : HTTPRequest.decoded(segment) }
      guard let bytes = Base64URL.decode(segment.dropFirst().utf8), !bytes.isEmpty else { return nil }
      return String(bytes: bytes, encoding: .utf8)
    }
  }
#endif
