package import ParlanceCore

extension HubLoop {
  /// Disables a group, so that members cannot write in it and no account can become a member, or enables it again. Its members are
  /// notified. The call waits until it is durable; one that changes nothing has no effect.
  ///
  /// - returns: The group as it is then.
  /// - throws: `groupNotFound`.
  package func setDisabled(_ isDisabled: Bool, group id: String) throws(MessagingError) -> GroupInfo {
    try perform { turn throws(MessagingError) in try turn.groupDetails.setDisabled(isDisabled, id) }
  }
}
