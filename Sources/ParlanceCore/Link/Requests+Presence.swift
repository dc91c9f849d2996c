/// What a device asks about its surroundings, or says to them.
package enum PresenceRequest: Sendable {
  /// Whether accounts are online.
  case query([AccountID])
  /// Tell this device how these accounts come and go, beginning with how they are.
  case watch([AccountID])
  case unwatch([AccountID])
  /// Attend a room or the stream of a group; `creates`: a room of this id is made if there is neither.
  case attend(String, creates: Bool)
  case leave(String)
  case attendance(String)
  /// How many attend each of these.
  case attendanceCounts([String])
  /// All attributes, or those of these names.
  case attributes(AttributeOwner, keys: [String]?)
  /// `announces`: those who attend the conversation are told.
  case change(AttributeOwner, AttributeChange, announces: Bool)
  /// The token that this login shows from now on.
  case renewToken(String)
}

/// What the hub answers to a `PresenceRequest` that asks for something.
package enum PresenceReply: Sendable {
  case accounts([AccountPresence])
  /// Who attends, and how far the stream has come.
  case attendance(Attendance, sequence: Int64)
  case attendanceCounts([String: Int])
  case attributes([Attribute])
}
