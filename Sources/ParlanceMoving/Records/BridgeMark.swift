#if Server
  internal import ParlanceCore

  /// The mark of messages that a bridge brought to a service, in the object that is attached to them there: the id of the message
  /// in the hub, a dot and a code.
  package struct BridgeMark: Sendable {
    /// The name of the mark's member.
    package static let member = "parlance"

    /// The id of the message in the hub, as the mark claims: without the bridge's secret its code cannot be checked.
    package let id: String
    package let code: String

    package init(id: String, code: String) {
      self.id = id
      self.code = code
    }

    /// Finds the mark in what is attached to a message; nil if there is none.
    package init?(in attributes: JSONNode?) {
      guard let text = attributes?[Self.member]?.text, let dot = text.lastIndex(of: ".") else { return nil }
      self.init(id: String(text[..<dot]), code: String(text[text.index(after: dot)...]))
    }

    package var text: String { "\(id).\(code)" }
  }
#endif
