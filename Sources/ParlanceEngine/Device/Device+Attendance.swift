public import ParlanceCore

/// Attending rooms and the streams of groups.
extension Device {
  /// Attends a room, or a group that this account is in, from now on until it leaves or the login ends.
  ///
  /// After a break of the link the device attends again by itself; what was said meanwhile is history.
  ///
  /// - parameter id: The room's or group's id.
  /// - parameter createsRoom: Makes a room of this id if there is neither.
  /// - parameter completion: Receives the accounts that attend, this account among them, or `roomNotFound`,
  ///   `groupNotFound`, `notMember` of a group, `invalidArgument`, `notConnected`, `notLoggedIn`.
  public func attend(
    _ id: String, createsRoom: Bool, completion: @escaping (Result<Attendance, MessagingError>) -> Void
  ) {
    let id = CanonicalName.normalized(id)
    // Touched under the device's lock only.
    var number = 0
    ask(AttendCall(id: id, creates: createsRoom), completion: completion) { core in
      number = core.session.beginAttending()
    } apply: { core, reply throws(MessagingError) in
      guard reply.attendance.conversation.name == id else { throw MessagingError(.malformedData) }
      core.session.attend(id, asked: number)
      let conversation = try core.conversation(reply.attendance.conversation)
      conversation.cursor.advance(to: reply.sequence)
      core.turn.change(conversation)
      return reply.attendance
    }
  }

  /// Stops attending a room or group; leaves no group.
  ///
  /// - parameter isFinal: The device does not attend again after a break of the link even if the call fails, and calls
  ///   to attend that the hub has not answered yet end with it.
  /// - parameter completion: Receives nil, or `notMember` if it is not attended, `notConnected`, `notLoggedIn`.
  public func stopAttending(
    _ id: String, isFinal: Bool = false, completion: @escaping (MessagingError?) -> Void
  ) {
    let id = CanonicalName.normalized(id)
    // A closed device attends nothing; its error is told below.
    if isFinal { try? change { core in core.session.endAttendingForGood(id) } }
    ask(
      StopAttendingCall(id: id), completion: completion,
      apply: { core in core.session.endAttending(id, isFinal: isFinal) })
  }

  /// Fetches the accounts that attend what this device attends.
  public func fetchAttendance(
    of id: String, completion: @escaping (Result<Attendance, MessagingError>) -> Void
  ) {
    ask(AttendanceCall(id: id), completion: completion) { _, reply in reply.attendance }
  }

  /// Fetches the number of accounts that attend rooms and groups; nobody attends what does not exist.
  public func fetchAttendanceCounts(
    of ids: [String], completion: @escaping (Result<[String: Int], MessagingError>) -> Void
  ) {
    ask(AttendanceCountsCall(ids: ids), completion: completion)
  }
}
