/// Asks for groups that anyone may join or ask to join, by id.
package struct PublicGroupsCall: HubCall {
  package typealias Reply = PublicGroupsReply
  package static var kind: CallKind { .publicGroups }
  /// The place from which the reply before went on; nil for the beginning.
  package var after: String?
  /// The maximum number of groups, at least 1.
  package var limit: Int

  package init(after: String? = nil, limit: Int) {
    self.after = after
    self.limit = limit
  }
}

/// A part of the public groups.
package struct PublicGroupsReply: Hashable, Sendable {
  package var groups: [GroupInfo]
  /// The place to go on from; nil if these are the last. A part may have fewer groups than were asked for, or none, and others after it.
  package var next: String?

  package init(_ groups: [GroupInfo], next: String? = nil) {
    self.groups = groups
    self.next = next
  }
}
