/// Asks whether accounts are online.
package struct QueryPresenceCall: HubCall {
  package typealias Reply = [AccountPresence]
  package static var kind: CallKind { .queryPresence }
  package var accounts: [AccountID]
  package init(accounts: [AccountID]) { self.accounts = accounts }
}

/// Asks for the presence of accounts: its state now, and its changes from then on.
package struct WatchPresenceCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .watchPresence }
  package var accounts: [AccountID]
  package init(accounts: [AccountID]) { self.accounts = accounts }
}

package struct UnwatchPresenceCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .unwatchPresence }
  package var accounts: [AccountID]
  package init(accounts: [AccountID]) { self.accounts = accounts }
}

/// The accounts that attend, and the stream's position.
package struct AttendanceReply: Sendable {
  package var attendance: Attendance
  package var sequence: Int64

  package init(attendance: Attendance, sequence: Int64) {
    self.attendance = attendance
    self.sequence = sequence
  }
}

/// Attends a room or the stream of a group.
package struct AttendCall: HubCall {
  package typealias Reply = AttendanceReply
  package static var kind: CallKind { .attend }
  package var id: String
  /// A room of this id is made if there is neither.
  package var creates: Bool

  package init(id: String, creates: Bool) {
    self.id = id
    self.creates = creates
  }
}

package struct StopAttendingCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .stopAttending }
  package var id: String
  package init(id: String) { self.id = id }
}

package struct AttendanceCall: HubCall {
  package typealias Reply = AttendanceReply
  package static var kind: CallKind { .attendance }
  package var id: String
  package init(id: String) { self.id = id }
}

/// Asks for the number of accounts that attend each of these.
package struct AttendanceCountsCall: HubCall {
  package typealias Reply = [String: Int]
  package static var kind: CallKind { .attendanceCounts }
  package var ids: [String]
  package init(ids: [String]) { self.ids = ids }
}

/// Asks for all attributes, or those of these names.
package struct AttributesCall: HubCall {
  package typealias Reply = [Attribute]
  package static var kind: CallKind { .attributes }
  package var owner: AttributeOwner
  package var keys: [String]?

  package init(owner: AttributeOwner, keys: [String]?) {
    self.owner = owner
    self.keys = keys
  }
}

/// Changes attributes.
package struct ChangeAttributesCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .changeAttributes }
  package var owner: AttributeOwner
  package var change: AttributeChange
  /// Notifies those who attend the conversation.
  package var announces: Bool

  package init(owner: AttributeOwner, change: AttributeChange, announces: Bool) {
    self.owner = owner
    self.change = change
    self.announces = announces
  }
}
