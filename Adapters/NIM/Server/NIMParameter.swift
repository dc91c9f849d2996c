#if Server
  /// A parameter of a request.
  struct NIMParameter: Hashable, Sendable {
    enum Kind: Sendable {
      case text
      case number
      case flag
    }

    var name: String
    var isRequired = false
    var kind = Kind.text
    /// The largest number of characters; nil for no limit of its own.
    var limit: Int?
  }
#endif
