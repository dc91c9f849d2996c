#if Server
  /// The reason why one line is not a valid record.
  package struct RecordError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A phrase without content of messages.
    package let description: String

    package init(_ description: String) { self.description = description }
  }
#endif
