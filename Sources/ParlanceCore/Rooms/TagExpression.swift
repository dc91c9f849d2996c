/// A condition on the tags of members of a room.
///
/// Its text is a JSON object: `{"tag":"red"}` for members with a tag; `{"and":[…]}` for members that meet all of several conditions, and
/// `{"or":[…]}` for those that meet one of them, at most eight levels deep.
public struct TagExpression: Hashable, Sendable {
  /// The text of the condition, a JSON object.
  public let text: String
  private let root: Node

  private indirect enum Node: Hashable, Sendable {
    case tag(String)
    case all([Node])
    case any([Node])
  }

  /// The largest number of levels.
  private static let depth = 8

  /// Reads a text; nil if it is not an expression.
  public init?(_ text: String) {
    guard let object = JSONObject.dictionary(of: text), let root = Self.node(object, depth: Self.depth) else {
      return nil
    }
    self.text = text
    self.root = root
  }

  /// Returns whether a member with some tags meets the condition.
  public func matches(_ tags: [String]) -> Bool { Self.matches(root, tags) }

  private static func node(_ object: [String: Any], depth: Int) -> Node? {
    guard depth > 0, object.count == 1, let (name, value) = object.first else { return nil }
    switch name {
    case "tag": return (value as? String).map { .tag($0) }
    case "and", "or":
      guard let parts = value as? [[String: Any]], !parts.isEmpty else { return nil }
      let nodes = parts.compactMap { node($0, depth: depth - 1) }
      guard nodes.count == parts.count else { return nil }
      return name == "and" ? .all(nodes) : .any(nodes)
    default: return nil
    }
  }

  private static func matches(_ node: Node, _ tags: [String]) -> Bool {
    switch node {
    case .tag(let tag): tags.contains(tag)
    case .all(let nodes): nodes.allSatisfy { matches($0, tags) }
    case .any(let nodes): nodes.contains { matches($0, tags) }
    }
  }
}
