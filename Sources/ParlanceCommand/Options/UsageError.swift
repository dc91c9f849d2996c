#if Server
  /// A mistake in the arguments or in the file of settings.
  struct UsageError: Error, Hashable, CustomStringConvertible {
    /// One sentence for whoever made it.
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// A failure of a command that was asked for correctly.
  struct CommandFailure: Error, Hashable, CustomStringConvertible {
    /// One sentence for whoever runs the command.
    let description: String

    init(_ description: String) { self.description = description }
  }
#endif
