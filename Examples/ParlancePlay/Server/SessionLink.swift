#if Server
  import Foundation

  /// A session as a fragment of the page's address.
  enum SessionLink {
    /// The longest link, in characters; sessions with larger files have none.
    static let limit = 64 << 10

    /// Returns `#` and the actions as JSON in the URL's form of Base64; nil if that is too long.
    static func text(of actions: [PlayAction]) -> String? {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(actions) else { return nil }
      let text = data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
        .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
      return text.utf8.count < limit ? "#" + text : nil
    }
  }

  /// The answer about a session.
  struct SessionAnswer: Encodable {
    /// The link; nil if the session is too long for one.
    var link: String?
    var test: String
    /// A Boolean value that indicates whether there were more actions than a session keeps.
    var isCut: Bool
  }

  /// A session that is to be replayed.
  struct SessionRequest: Decodable {
    var actions: [PlayAction]
  }
#endif
