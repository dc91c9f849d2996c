#if Server
  /// Values that services write in several ways: the same member is a number in one answer and a text in another.
  extension JSONNode {
    /// The text, or the digits of an integer; nil for an empty text.
    package var word: String? {
      switch self {
      case .text(let text): text.isEmpty ? nil : text
      case .integer(let value): String(value)
      default: nil
      }
    }

    /// The integer, also of a text.
    package var count: Int64? { integer ?? text.flatMap { Int64($0) } }
  }
#endif
