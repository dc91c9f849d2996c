/// Sets the number on the device's icon, from which push notifications count on; or removes it, so that they say none.
package struct SetBadgeCountCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .setBadgeCount }
  /// The number, 0 to `PushBadge.limit`; nil for none.
  package var count: Int64?

  package init(count: Int64?) { self.count = count }
}
