#if Server
  /// A member of a request's body, or a parameter of its query.
  struct APIField: Hashable, Sendable {
    /// The kinds of value.
    enum Kind: Sendable {
      case text, integer, flag, texts, object, objects
    }

    var name: String
    var kind: Kind
    var isRequired: Bool
    /// The range of a number.
    var range: ClosedRange<Int64>?

    /// Declares a field that must be there.
    static func required(_ name: String, _ kind: Kind = .text) -> APIField {
      APIField(name: name, kind: kind, isRequired: true, range: nil)
    }

    /// Declares a field that may be there.
    static func optional(_ name: String, _ kind: Kind = .text, in range: ClosedRange<Int64>? = nil) -> APIField {
      APIField(name: name, kind: kind, isRequired: false, range: range)
    }
  }
#endif
