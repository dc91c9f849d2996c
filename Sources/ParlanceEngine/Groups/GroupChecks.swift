internal import ParlanceCore

extension CreateGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    if var id {
      try border.check(name: &id, "group id")
      self.id = id
    }
    guard group.name.utf8.count <= GroupInfo.nameLimit else { throw MessagingError(.invalidArgument, "group name") }
    group.properties = try border.checked(properties: group.properties)
    try border.check(groupProperties: group.properties)
    try border.check(&members, limit: group.isLarge ? border.limits.largeGroupMembers : 0)
    try border.check(note, "note")
  }
}

extension GroupInfo {
  /// The longest name, in bytes of UTF-8.
  static let nameLimit = 1024
}

extension Border {
  /// Properties of a group, or changes of them, by their names in the one form.
  func checked(properties: [String: String]) throws(MessagingError) -> [String: String] {
    try check(count: properties.count, limit: limits.properties, "properties")
    var checked: [String: String] = [:]
    checked.reserveCapacity(properties.count)
    for (var name, value) in properties {
      try check(name: &name, "property")
      // The kind of a group is decided when it is created.
      guard name != GroupInfo.Property.isLarge else { throw MessagingError(.invalidArgument, name) }
      try check(value, "property")
      checked[name] = value
    }
    try limits.check(propertiesOf: checked)
    return checked
  }
}

extension Border {
  /// Checks that a client does not disable or enable a group, which only the operator may.
  fileprivate func check(groupProperties: [String: String]) throws(MessagingError) {
    let name = GroupInfo.Property.disabled
    guard groupProperties[name] == nil else { throw MessagingError(.invalidArgument, name) }
  }
}

extension HubLimits {
  /// Checks how many properties a group has, and how long they are.
  func check(propertiesOf group: [String: String]) throws(MessagingError) {
    guard group.count <= properties else { throw MessagingError(.limitExceeded, "limit \(properties) properties") }
    let size = group.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    guard size <= propertiesSize else {
      throw MessagingError(.messageTooLarge, "properties: limit \(propertiesSize) bytes")
    }
  }
}

extension HubLimits {
  /// Checks how long the texts of members are together: lists have all of them.
  func check(textsOf members: some Sequence<Member>) throws(MessagingError) {
    let size = members.reduce(0) { $0 + $1.textSize }
    guard size <= memberTextsSize else { throw MessagingError(.limitExceeded, "texts of all members") }
  }
}

extension Member {
  /// The length of the texts that lists have of a member, in bytes of UTF-8.
  var textSize: Int {
    (nickname?.utf8.count ?? 0) + (custom?.utf8.count ?? 0) + (avatar?.utf8.count ?? 0)
      + (audience?.utf8.count ?? 0) + tags.reduce(0) { $0 + $1.utf8.count }
  }

  /// A Boolean value that indicates whether lists have texts of the member.
  var hasTexts: Bool { textSize > 0 }
}

extension DismissGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "group id") }
}

extension LeaveGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "group id") }
}

extension JoinGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "group id") }
}

extension AddMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&accounts)
    try border.check(note, "note")
    try border.check(attachment, "attachment")
  }
}

extension RemoveMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&accounts)
  }
}

extension UpdateGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    changes = try border.checked(properties: changes)
    try border.check(groupProperties: changes)
    guard changes[GroupInfo.Property.name]?.utf8.count ?? 0 <= GroupInfo.nameLimit else {
      throw MessagingError(.invalidArgument, "group name")
    }
  }
}

extension SetRoleCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&accounts)
  }
}

extension TransferGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&account)
  }
}

extension MuteMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&accounts)
    until = until.map { border.clamped($0) }
  }
}

extension UpdateMemberCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&account)
    try border.check(nickname, "nickname", limit: border.limits.memberTextSize)
    try border.check(custom, "custom", limit: border.limits.memberTextSize)
  }
}

extension GroupInformationCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "group id") }
}

extension GroupMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    if var after {
      try border.check(&after)
      self.after = after
    }
  }
}

extension ListGroupsCall {
  mutating func check(_ border: Border) throws(MessagingError) { after = max(.zero, after) }
}
