internal import ParlanceCore

extension PullCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(count: positions.count, limit: border.limits.positionsPerRequest, "positions")
    var known: Set<StreamName> = []
    var checked: [PullPosition] = []
    checked.reserveCapacity(positions.count)
    for var position in positions {
      if case .conversation(var conversation) = position.stream {
        try border.check(&conversation)
        position.stream = .conversation(conversation)
      }
      position.after = min(max(0, position.after), ByteReader.farthestPosition)
      position.before = position.before.map { max(0, $0) }
      if known.insert(position.stream).inserted { checked.append(position) }
    }
    positions = checked
  }
}
