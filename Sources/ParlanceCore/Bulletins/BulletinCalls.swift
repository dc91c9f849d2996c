/// The number of a bulletin, larger than those of all earlier ones.
package struct BulletinNumber: IdentifyingNumber {
  package let rawValue: Int64
  @inlinable package init(rawValue: Int64) { self.rawValue = rawValue }
}

extension Bulletin {
  /// Its number, as hubs and devices name it.
  package var number: BulletinNumber { BulletinNumber(rawValue: id) }
}

/// Asks for the bulletins that this device is to report: those that are kept, and those that were sent since it logged in.
package struct BulletinsCall: HubCall {
  package typealias Reply = BulletinsReply
  package static var kind: CallKind { .bulletins }
  /// The number of the last bulletin that the device has, or passed over; nil if it has never asked.
  package var taken: BulletinNumber?

  package init(taken: BulletinNumber?) { self.taken = taken }
}

/// The bulletins for a device.
package struct BulletinsReply: Hashable, Sendable {
  /// Oldest first.
  package var bulletins: [Bulletin]
  /// The number up to which the device has all that is for it.
  package var last: BulletinNumber
  /// A Boolean value that indicates whether there are more behind that number.
  package var hasMore: Bool

  package init(bulletins: [Bulletin], last: BulletinNumber, hasMore: Bool = false) {
    self.bulletins = bulletins
    self.last = last
    self.hasMore = hasMore
  }
}
