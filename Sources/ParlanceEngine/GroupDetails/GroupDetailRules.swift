internal import ParlanceCore

/// The details of a group, beside its properties and its list of members: its lists of accounts, members' attributes, and files.
struct GroupDetailRules: TurnPart {
  let turn: TurnContext

  /// Notifies the members of a change by an entry of the group, which is not a message.
  func announce(
    _ detail: GroupDetailChange.Detail, of group: HubConversation, by actor: AccountID
  ) throws(MessagingError) {
    guard group.group != nil else { return }
    let change = EventPayload.groupDetailChanged(detail, by: actor)
    turn.entries.append(
      EventDraft(
        stream: group.stream, kind: .groupChange, time: now, sender: .zero, payload: change.encoded(),
        version: group.version),
      then: { outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, _, _) = outcome else { return }
        turn.audience.announce(change, in: group, sequence: sequence, time: time)
      })
    try turn.entries.finishAppends()
  }

  /// Stores a change without notifying members. The version of the group that they see stays as it is.
  @discardableResult
  func keep(_ edit: GroupEdit) throws(MessagingError) -> HubConversation {
    // The entries that wait were decided on the version before this change.
    try turn.entries.finishAppends()
    let group = edit.group
    return try turn.entries.change(group, edit.record(edit.info)) { version in
      HubConversation(
        stream: group.stream, kind: .group, version: version, members: edit.members, group: edit.info,
        silenced: edit.silenced, blocked: edit.blocked, files: edit.files, requests: edit.requests,
        recalled: group.recalled)
    }
  }
}
