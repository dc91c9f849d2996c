internal import ParlanceCore

extension UpdateRoomCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    changes = try border.checked(properties: changes)
    guard changes[GroupInfo.Property.name]?.utf8.count ?? 0 <= GroupInfo.nameLimit else {
      throw MessagingError(.invalidArgument, "room name")
    }
    try border.check(occupantLimit: changes)
    try border.check(note, "note")
  }
}

extension TransferRoomCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    try border.check(&account)
  }
}

extension ChangeRoomStandingsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    try border.check(&accounts)
    switch change {
    case .mutedUntil(let time?): change = .mutedUntil(border.clamped(time))
    case .onlyMuted(let end?): change = .onlyMuted(until: border.clamped(end))
    default: break
    }
    try border.check(note, "note")
  }
}

extension RoomStandingsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    if var after {
      try border.check(&after)
      self.after = after
    }
  }
}
