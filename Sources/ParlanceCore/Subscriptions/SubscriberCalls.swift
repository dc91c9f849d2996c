/// The subscribers, and the stream's position.
package struct SubscribersReply: Sendable {
  package var subscribers: Subscribers
  package var sequence: Int64
  /// The room; nil for a group.
  package var room: RoomInfo?
  /// The number of changes of the attributes that were announced so far.
  package var announcements: Int64
  /// The subscriber behind whom `SubscribersCall` goes on; nil if these are the last.
  package var next: AccountID?

  package init(
    subscribers: Subscribers, sequence: Int64, room: RoomInfo? = nil, announcements: Int64 = 0,
    next: AccountID? = nil
  ) {
    self.next = next
    self.subscribers = subscribers
    self.sequence = sequence
    self.room = room
    self.announcements = announcements
  }
}

/// Subscribes to a room or the stream of a group.
package struct SubscribeCall: HubCall {
  package typealias Reply = SubscribersReply
  package static var kind: CallKind { .subscribe }
  package var id: String
  /// A room of this id is made if there is neither.
  package var creates: Bool

  package init(id: String, creates: Bool) {
    self.id = id
    self.creates = creates
  }
}

package struct UnsubscribeCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .unsubscribe }
  package var id: String
  package init(id: String) { self.id = id }
}

package struct SubscribersCall: HubCall {
  package typealias Reply = SubscribersReply
  package static var kind: CallKind { .subscribers }
  package var id: String
  /// The subscriber with whom the reply before ended.
  package var after: AccountID?

  package init(id: String, after: AccountID? = nil) {
    self.id = id
    self.after = after
  }
}

/// Asks for the number of subscribers of each of these.
package struct SubscriberCountsCall: HubCall {
  package typealias Reply = [String: Int]
  package static var kind: CallKind { .subscriberCounts }
  package var ids: [String]
  package init(ids: [String]) { self.ids = ids }
}
