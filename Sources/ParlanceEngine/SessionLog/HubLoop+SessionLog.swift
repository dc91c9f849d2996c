package import ParlanceCore

/// The session log, for the operator and for server faces.
extension HubLoop {
  /// Keeps events of more kinds in the session log from now on, until the hub is closed.
  package func logSessions(_ kinds: Set<SessionLogEntry.Kind>) throws(MessagingError) {
    try perform { turn throws(MessagingError) in turn.effects.logSessions(kinds) }
  }

  /// Returns a page of the session log.
  ///
  /// - throws: `invalidArgument` for a limit that is not from 1 to 1000.
  package func sessionLog(_ query: SessionLogQuery) throws(MessagingError) -> SessionLogPage {
    try SessionLogRules.check(query)
    return try perform { turn throws(MessagingError) in try turn.sessionLog.page(query) }
  }

  /// Returns the kinds of events that this hub keeps.
  package func loggedSessions() throws(MessagingError) -> Set<SessionLogEntry.Kind> {
    try perform { turn throws(MessagingError) in turn.loggedSessions }
  }

  /// Returns entries of the session log that a reader has not taken yet, oldest first. It does not get them again.
  ///
  /// - parameters:
  ///   - reader: The name of the reader, the same at all hubs that share the store.
  ///   - limit: The maximum number of entries.
  ///   - window: The number of newest entries of these kinds that it can take; those before are lost to it.
  package func takeSessionLog(
    by reader: String, kinds: Set<SessionLogEntry.Kind>, limit: Int, window: Int
  ) throws(MessagingError) -> [SessionLogEntry] {
    try perform { turn throws(MessagingError) in
      try turn.sessionLog.take(by: reader, kinds: kinds, limit: limit, window: window)
    }
  }
}

extension SessionLogRules {
  fileprivate static func check(_ query: SessionLogQuery) throws(MessagingError) {
    guard (1...1000).contains(query.limit) else { throw MessagingError(.invalidArgument, "limit 1 to 1000") }
  }
}
