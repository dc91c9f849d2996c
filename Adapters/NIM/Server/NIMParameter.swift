#if Server
  /// A parameter of a request.
  struct NIMParameter: Hashable, Sendable {
    enum Kind: Sendable {
      case text
      case number
      case flag
    }

    let name: String
    /// The name in lower case, by which requests are searched for it.
    let key: String
    var isRequired: Bool
    var kind = Kind.text
    /// The largest number of characters; nil for no limit of its own.
    var limit: Int?

    init(name: String, isRequired: Bool) {
      self.name = name
      key = name.lowercased()
      self.isRequired = isRequired
    }
  }
#endif
