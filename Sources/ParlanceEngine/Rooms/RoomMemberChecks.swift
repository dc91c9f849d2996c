internal import ParlanceCore

extension UpdateRoomMemberCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    try border.check(change)
    try border.check(note, "note")
  }
}

extension MuteRoomTagCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    try border.check(tags: [tag])
    try border.check(audience: audience)
    until = until.map { border.clamped($0) }
    try border.check(note, "note")
  }
}

extension Border {
  func check(_ appearance: RoomAppearance) throws(MessagingError) {
    try check(appearance.nickname, "nickname", limit: limits.memberTextSize)
    try check(appearance.avatar, "avatar", limit: limits.memberTextSize)
    try check(appearance.custom, "custom", limit: limits.memberTextSize)
    try check(tags: appearance.tags ?? [])
    if appearance.audience?.isEmpty == false { try check(audience: appearance.audience) }
    try check(appearance.location)
    if let reach = appearance.reach, !reach.isFinite || reach < 0 { throw MessagingError(.invalidArgument, "reach") }
  }

  /// Checks tags: each once, none empty.
  func check(tags: [String]) throws(MessagingError) {
    try check(count: tags.count, limit: limits.roomTags, "tags")
    for tag in tags {
      guard !tag.isEmpty else { throw MessagingError(.invalidArgument, "empty tag") }
      try check(tag, "tag", limit: limits.roomTagSize)
    }
    guard Set(tags).count == tags.count else { throw MessagingError(.invalidArgument, "duplicate tag") }
  }

  /// Checks a condition on tags.
  func check(audience text: String?) throws(MessagingError) {
    guard let text else { return }
    try check(text, "audience", limit: limits.tagExpressionSize)
    guard TagExpression(text) != nil else { throw MessagingError(.invalidArgument, "audience") }
  }

  func check(_ location: RoomLocation?) throws(MessagingError) {
    guard location?.isFinite ?? true else { throw MessagingError(.invalidArgument, "location") }
  }

  /// Checks the conditions on those in a room whom a message reaches.
  func check(conditionsOf body: MessageBody, in conversation: ConversationID) throws(MessagingError) {
    guard body.audience != nil || body.location != nil else { return }
    guard case .room = conversation else { throw MessagingError(.unsupported, "audience and location: rooms only") }
    guard body.addressees == nil else { throw MessagingError(.invalidArgument, "addressees and an audience") }
    try check(audience: body.audience)
    try check(body.location)
  }
}
