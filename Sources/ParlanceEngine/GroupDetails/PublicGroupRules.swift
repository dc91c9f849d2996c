internal import ParlanceCore

extension PublicGroupsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(after, "place in a list", limit: GroupInfo.nameLimit)
    guard limit > 0 else { throw MessagingError(.invalidArgument, "number of groups") }
  }
}

extension PublicGroupsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> PublicGroupsReply {
    // Every device asks for it in pages.
    var budget = PageBudget(turn.limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    let limit = min(limit, turn.limits.entriesPerPage)
    var (place, looks, page) = (after ?? "", 0, [GroupInfo]())
    while true {
      let records = try turn.store.conversations(after: .conversation(place), limit: Self.looksAtOnce)
      for record in records {
        if let group = try turn.groupDetails.publicGroup(record) {
          guard try budget.takes(bytes: group.encodedSize) else { return PublicGroupsReply(page, next: place) }
          page.append(group)
        }
        (place, looks) = (record.conversationName, looks + 1)
        // Groups that are not public take time as well.
        if page.count == limit || looks == Self.looks { return PublicGroupsReply(page, next: place) }
      }
      if records.count < Self.looksAtOnce { return PublicGroupsReply(page) }
    }
  }

  /// The number of groups and rooms that one request looks at, and that are read at once.
  private static let (looks, looksAtOnce) = (1000, 50)
}

extension GroupDetailRules {
  /// Returns the properties of a group that is public, and not disabled.
  fileprivate func publicGroup(_ record: StreamRecord) throws(MessagingError) -> GroupInfo? {
    guard record.kind == .group, !record.isDismissed, let group = try turn.lookup.outline(record).group,
      group.thread == nil, group.isPublic, !group.isDisabled
    else { return nil }
    return group
  }

  /// - throws: `forbidden` in a group that the operator disabled.
  func checkIsEnabled(_ group: HubConversation) throws(MessagingError) {
    guard group.group?.isDisabled != true else {
      throw MessagingError(.forbidden, MessagingError.groupIsDisabled)
    }
  }

  /// Disables a group in its owner's name, or enables it again.
  func setDisabled(_ isDisabled: Bool, _ id: String) throws(MessagingError) -> GroupInfo {
    let (group, info) = try turn.administration.administeredGroup(id)
    guard group.thread == nil else { throw MessagingError(.groupNotFound) }
    guard info.isDisabled != isDisabled else { return info }
    var edit = GroupEdit(group)
    edit.info.isDisabled = isDisabled
    let changed = try turn.groups.commit(
      edit,
      GroupNotification(
        operation: .profileChanged, actor: info.owner,
        changes: [GroupInfo.Property.disabled: isDisabled ? "true" : "false"]))
    return changed.group ?? info
  }
}
