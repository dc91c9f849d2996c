package import ParlanceCore

/// Call channels, for an operator.
extension HubLoop {
  /// Returns the call channels that exist, oldest first.
  package func callChannels() throws(MessagingError) -> [CallChannel] {
    try perform { turn throws(MessagingError) in try turn.callChannels.all() }
  }

  /// Closes a call channel, as its creator would.
  ///
  /// - throws: `roomNotFound` if there is no such channel.
  package func closeCallChannel(_ id: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.callChannels.close(id) }
  }
}
