internal import ParlanceCore

extension EnterRoomCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    try border.check(appearance)
    if audience?.isEmpty == true { audience = nil }
  }
}

extension LeaveRoomCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "room id") }
}

extension DismissRoomCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "room id") }
}

extension RemoveRoomMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    try border.check(&accounts)
  }
}

extension RoomMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    if var after {
      try border.check(&after)
      self.after = after
    }
    if let tag { try border.check(tags: [tag]) }
  }
}
