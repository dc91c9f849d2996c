#if Server
  /// A member of a record: its name, its type, and whether records need it.
  package struct ArchiveField: Sendable {
    /// The type of a member's value.
    package enum Content: Sendable {
      /// A text of at most so many bytes.
      case text(limit: Int)
      /// One of some words.
      case choice([String])
      case integer(ClosedRange<Int64>)
      case number(ClosedRange<Double>)
      case flag
      /// A time in milliseconds since 1970.
      case time
      /// A time in milliseconds since 1970, or "forever".
      case until
      /// The id of a record of the same source.
      case reference(ArchiveKind)
      /// The ids of records of the same source.
      case references(ArchiveKind)
      /// The path of a file below the folder of media: relative, without "..".
      case path
      /// An object with members of any names and types.
      case object
      /// Any value.
      case any
      /// The content of a message.
      case body
    }

    package let name: String
    package let content: Content
    package var isRequired = false

    /// Declares a member that may be absent.
    static func optional(_ name: String, _ content: Content) -> ArchiveField {
      ArchiveField(name: name, content: content)
    }

    /// Declares a member that records need.
    static func required(_ name: String, _ content: Content) -> ArchiveField {
      ArchiveField(name: name, content: content, isRequired: true)
    }
  }

  /// The members of an object.
  package struct ArchiveShape: Sendable {
    package var fields: [ArchiveField]
    /// The names of members exactly one of which is present; empty without such a rule.
    package var alternatives: [String] = []

    /// The latest time that archives have, in milliseconds since 1970: the beginning of the year 2100.
    package static let latestTime: Int64 = 4_102_444_800_000
    /// The longest id, in bytes.
    package static let idLimit = 512
  }
#endif
