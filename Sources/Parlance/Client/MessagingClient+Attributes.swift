public import ParlanceCore
internal import ParlanceEngine

/// Texts that apps note with accounts, groups and rooms for others to look up. Values that travel with messages are
/// `Message.attributes`.
extension MessagingClient {
  /// Returns attributes.
  ///
  /// - parameter owner: The account, group or room that they belong to.
  /// - parameter keys: Their names; all of them if nil.
  /// - throws: `MessagingError` with code `accountNotFound` for an account that is not online, `roomNotFound`,
  ///   `groupNotFound`, `notMember` of a group.
  public func attributes(
    of owner: AttributeOwner, keys: [String]? = nil
  ) async throws(MessagingError) -> [Attribute] {
    try await result { $0.fetchAttributes(of: owner, keys: keys, completion: $1) }
  }

  /// Changes attributes. Those of this account end with its login; after a break of the link they are written again.
  ///
  /// - parameter owner: The account, group or room that has them.
  /// - parameter change: The attributes to write and to remove.
  /// - parameter announces: Reports all attributes of the group or room to those who are subscribed to it.
  /// - throws: `MessagingError` with code `forbidden` for another account's, `roomNotFound`, `groupNotFound`,
  ///   `notMember` of a group, `limitExceeded`, `invalidArgument`.
  public func changeAttributes(
    of owner: AttributeOwner, _ change: AttributeChange, announces: Bool = false
  ) async throws(MessagingError) {
    try await outcome { $0.changeAttributes(of: owner, change, announces: announces, completion: $1) }
  }
}
