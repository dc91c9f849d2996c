public import ParlanceCore

/// Attending rooms and the streams of groups.
extension Device {
  /// Hears a room, or a group that this account is in, from now on until it leaves or the login ends.
  ///
  /// After a break of the link the device attends again by itself; what was said meanwhile is history.
  ///
  /// - parameter id: The room's or group's id.
  /// - parameter createsRoom: Makes a room of this id if there is neither.
  /// - parameter completion: Gets who attends, this account among them, or `roomNotFound`, `groupNotFound`, `notMember`
  ///   of a group, `invalidArgument`, `notConnected`, `notLoggedIn`.
  public func attend(
    _ id: String, createsRoom: Bool, completion: @escaping (Result<Attendance, MessagingError>) -> Void
  ) {
    ask(.presence(.attend(id, creates: createsRoom)), completion: completion) { core, reply throws(MessagingError) in
      guard case .presence(.attendance(let attendance, let sequence)) = reply else { return nil }
      core.attended.insert(id)
      let conversation = try core.conversation(attendance.conversation)
      conversation.cursor.advance(to: sequence)
      core.markDirty(conversation)
      return attendance
    }
  }

  /// Hears a room or group no longer; leaves no group.
  ///
  /// - parameter completion: Gets nil, or `notMember` if it is not attended, `notConnected`, `notLoggedIn`.
  public func stopAttending(_ id: String, completion: @escaping (MessagingError?) -> Void) {
    ask(.presence(.leave(id)), completion: completion, apply: { core in core.attended.remove(id) })
  }

  /// Who attends what this device attends.
  public func fetchAttendance(
    of id: String, completion: @escaping (Result<Attendance, MessagingError>) -> Void
  ) {
    ask(.presence(.attendance(id)), completion: completion) { _, reply in
      if case .presence(.attendance(let attendance, _)) = reply { attendance } else { nil }
    }
  }

  /// How many attend rooms and groups; nobody attends what does not exist.
  public func fetchAttendanceCounts(
    of ids: [String], completion: @escaping (Result<[String: Int], MessagingError>) -> Void
  ) {
    ask(.presence(.attendanceCounts(ids)), completion: completion) { _, reply in
      if case .presence(.attendanceCounts(let counts)) = reply { counts } else { nil }
    }
  }
}
