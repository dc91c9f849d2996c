internal import ParlanceCore

/// The account's memberships in groups, and the changes of its groups.
final class DeviceGroups: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  // MARK: memberships, from the account's own stream

  /// Applies that the account became a member of a group.
  ///
  /// - parameter position: The position of the entry in the account's own stream.
  /// - parameter sequence: The position in the group's stream after which this account's first entry comes.
  func applyJoined(
    _ group: GroupInfo, _ members: [Member], sequence: Int64, position: Int64, _ time: Timestamp
  ) throws(MessagingError) {
    if core.pages.isListed(group.id, at: position) { return }
    core.pages.noteJoined(group)
    let conversation = try core.conversations.conversation(.group(group.id))
    conversation.cursor.advance(to: sequence)
    try core.news.settle(conversation)
    conversation.noteKind(of: group)
    core.turn.change(conversation)
    if let origin = group.thread { _ = try core.threads.noteThread(group, origin) }
    if members.isEmpty && group.memberCount > 0 {
      core.fetching.awaitMembers(of: group, time)
    } else {
      conversation.setGroup(group, members)
      conversation.joinedVersion = group.version
      try core.threads.reportJoined(group, sequence: sequence, time)
    }
  }

  /// Applies that the account is no longer a member of a group.
  ///
  /// - parameter id: The id of the group.
  /// - parameter last: The last message that this account receives of the group.
  /// - parameter time: The time of that message.
  func applyLeft(_ id: String, _ last: MessageEvent?, at time: Timestamp, _ event: StreamEvent) throws(MessagingError) {
    if core.pages.isListed(id, at: event.sequence) { return }
    core.pages.noteLeft(id)
    _ = core.fetching.catchUp.arrived(id)
    let conversation = try core.conversations.conversation(.group(id))
    guard conversation.group != nil else { return }
    if let last { try core.receiving.applyMessage(last, conversation, sequence: 0, time) }
    try core.report(event.payload, .group(id), event.time)
    conversation.setGroup(nil, [])
    core.turn.change(conversation)
  }

  // MARK: changes, from the group's stream

  /// Applies a change of a group and of some of its members.
  func applyChange(
    _ group: GroupInfo, updated: [Member], removed: [AccountID], _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    let id = conversation.record.id
    // A group that is awaited, or was just joined, is reported from its own snapshot.
    guard id == .group(group.id), !core.fetching.catchUp.isAwaited(group.id) else { return }
    guard group.version > conversation.joinedVersion else { return }
    note(group, updated, removed, conversation)
    // Changes of a thread are reported by the entries of its group.
    if group.thread == nil {
      try core.report(.groupChanged(group, updated: updated, removed: removed), id, time)
    }
  }

  private func note(
    _ group: GroupInfo, _ updated: [Member], _ removed: [AccountID], _ conversation: DeviceConversation
  ) {
    guard let known = conversation.group, known.version < group.version else { return }
    var members = conversation.members.filter { member in
      !removed.contains(member.account) && !updated.contains { $0.account == member.account }
    }
    members += updated
    members.sort { $0.role == $1.role ? $0.account < $1.account : $0.role > $1.role }
    // Some of the members would pass for all of them.
    conversation.setGroup(group, conversation.lacksMembers ? [] : members)
    core.turn.change(conversation)
  }

  /// Applies a change of something that a group keeps beside its properties, of which this device has no copy.
  func applyDetail(_ event: StreamEvent, _ conversation: DeviceConversation) throws(MessagingError) {
    let id = conversation.record.id
    guard id.kind == .group else { return }
    try core.report(event.payload, id, event.time)
  }
}
