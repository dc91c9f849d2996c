package import ParlanceCore

/// The attributes of groups and rooms, in their owners' names.
extension HubLoop {
  /// Returns the attributes of a group or room.
  ///
  /// - throws: `groupNotFound`, `roomNotFound`; `invalidArgument` for a direct conversation.
  package func attributes(of conversation: ConversationID) throws(MessagingError) -> [Attribute] {
    try perform { turn throws(MessagingError) in try turn.attributes.administeredAttributes(of: conversation) }
  }

  /// Changes attributes of a group or room, and notifies those who follow them.
  ///
  /// - parameter written: The new values by their names.
  /// - parameter removed: The names to remove; those that are not there do no harm.
  /// - returns: The attributes as they are then.
  /// - throws: As `attributes(of:)`; `limitExceeded`.
  package func changeAttributes(
    of conversation: ConversationID, writing written: [String: String], removing removed: [String]
  ) throws(MessagingError) -> [Attribute] {
    try perform { turn throws(MessagingError) in
      try turn.attributes.change(conversation, writing: written, removing: removed)
    }
  }
}

extension AttributeRules {
  fileprivate func administeredAttributes(of conversation: ConversationID) throws(MessagingError) -> [Attribute] {
    let (owner, account) = try administered(conversation)
    return try turn.administration.carryOut(AttributesCall(owner: owner, keys: nil), as: account)
  }

  fileprivate func change(
    _ conversation: ConversationID, writing written: [String: String], removing removed: [String]
  ) throws(MessagingError) -> [Attribute] {
    let (owner, account) = try administered(conversation)
    // The others are notified once, of both.
    if !removed.isEmpty {
      let call = ChangeAttributesCall(owner: owner, change: .remove(removed), announces: written.isEmpty)
      _ = try turn.administration.carryOut(call, as: account)
    }
    if !written.isEmpty {
      let call = ChangeAttributesCall(owner: owner, change: .merge(written), announces: true)
      _ = try turn.administration.carryOut(call, as: account)
    }
    return try turn.administration.carryOut(AttributesCall(owner: owner, keys: nil), as: account)
  }

  /// Returns the owner of attributes that are administered, and the account in whose name they are.
  fileprivate func administered(
    _ conversation: ConversationID
  ) throws(MessagingError) -> (owner: AttributeOwner, account: AccountID) {
    switch conversation {
    case .direct: throw MessagingError(.invalidArgument, "direct conversations have no attributes")
    case .group(let id):
      let group = try turn.administration.administeredGroup(id).info
      return (.conversation(group.id), group.owner)
    case .room(let id):
      let room = try turn.roomManagement.administered(id).info
      return (.conversation(room.id), room.owner)
    }
  }
}
