/// A conversation, as its phones and the page name it.
package enum Place: Hashable, Sendable {
  /// With another account.
  case direct(String)
  /// A group, by its id.
  case group(String)

  /// Reads `direct:account` or `group:id`; nil for anything else.
  package init?(_ id: String) {
    let parts = id.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "direct": self = .direct(String(parts[1]))
    case "group": self = .group(String(parts[1]))
    default: return nil
    }
  }

  /// The id for the page.
  package var id: String {
    switch self {
    case .direct(let account): "direct:\(account)"
    case .group(let group): "group:\(group)"
    }
  }

  /// The account or the group's id.
  package var name: String {
    switch self {
    case .direct(let name), .group(let name): name
    }
  }

  /// A Boolean value that indicates whether the conversation is a group.
  package var isGroup: Bool { if case .group = self { true } else { false } }
}
