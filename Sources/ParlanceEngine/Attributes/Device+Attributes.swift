public import ParlanceCore

/// Attributes: texts that apps note with accounts, groups and rooms. Refusals: `accountNotFound` for an account that is
/// not online, `forbidden` for another account's, `notMember` of a group, `limitExceeded`, `invalidArgument`,
/// `notConnected`, `notLoggedIn`.
extension Device {
  /// Fetches attributes.
  ///
  /// - parameter owner: The account, group or room that has them.
  /// - parameter keys: Their names; all of them if nil.
  /// - parameter completion: Receives those that exist, by name.
  public func fetchAttributes(
    of owner: AttributeOwner, keys: [String]?, completion: @escaping (Result<[Attribute], MessagingError>) -> Void
  ) {
    runner.ask(AttributesCall(owner: owner, keys: keys), completion: completion)
  }

  /// Changes attributes.
  ///
  /// Those of this account are written again by the device itself after a break of the link.
  ///
  /// - parameter owner: The account, group or room that has them.
  /// - parameter change: The attributes to write and to remove.
  /// - parameter announces: Reports all attributes of the group or room to those who are subscribed to it.
  /// - parameter completion: Receives nil, or the reason why nothing was changed.
  public func changeAttributes(
    of owner: AttributeOwner, _ change: AttributeChange, announces: Bool,
    completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(
      ChangeAttributesCall(owner: owner, change: change, announces: announces), completion: completion,
      apply: { core in core.presence.note(change, of: owner) })
  }
}

extension DevicePresence {
  /// Notes a change of the account's own attributes, which are set again after a break.
  fileprivate func note(_ change: AttributeChange, of owner: AttributeOwner) {
    if case .account = owner { session.note(change) }
  }
}
