#if Server
  internal import ParlanceCore
  package import ParlanceMoving
  package import ParlanceTokens

  /// Makes the marks of messages that the bridge brings to the service, and knows them again.
  ///
  /// A mark comes back with the service's callback and its history, so that the bridge knows the message as its own. A code that
  /// only the bridge can make binds it to the message's sender and conversation.
  package struct BridgeMarker: Sendable {
    private static let codeLength = 24

    private let key: SecretKey

    package init(key: SecretKey) { self.key = key }

    /// Returns the mark of a message; nil without memory for its code.
    ///
    /// - parameter line: The conversation.
    package func mark(id: String, line: String) -> String? {
      key.code(of: Array("\(id)\n\(line)".utf8)).map {
        BridgeMark(id: id, code: String(hexadecimal($0).prefix(Self.codeLength))).text
      }
    }

    /// Returns the object that is attached to a message, with the mark; the mark alone if both are too long.
    ///
    /// - parameter fits: Returns whether the service takes an object's text.
    package static func object(
      _ attributes: JSONNode?, mark: String?, fits: (String) -> Bool
    ) -> JSONNode? {
      guard let mark else { return attributes }
      let own: [String: JSONNode] = [BridgeMark.member: .text(mark)]
      let whole = JSONNode.object((attributes?.object ?? [:]).merging(own) { $1 })
      return fits(whole.jsonText()) ? whole : .object(own)
    }

    /// Returns the id of the message that a mark names; nil if there is no mark, or another one made it.
    package func id(in attributes: JSONNode?, line: String) -> String? {
      guard let mark = BridgeMark(in: attributes), let own = self.mark(id: mark.id, line: line),
        ConstantTime.isEqual(own, mark.text)
      else { return nil }
      return mark.id
    }
  }
#endif
