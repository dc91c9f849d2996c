internal import ParlanceCore

/// The list of the bulletins, without their texts. Each text is in a value of its own; the value of a deleted text is used again, so that
/// bulletins take a limited number of rows.
struct BulletinShelf: Hashable, Sendable {
  /// The number of the last one that was sent; it stays when that one is deleted.
  var last = BulletinNumber.zero
  /// Oldest first.
  var bulletins: [ShelvedBulletin] = []

  static var key: StreamKey { .kept("bulletin:list") }

  /// Returns the key of the value that has a text.
  static func key(ofText place: Int64) -> StreamKey { .kept("bulletin:\(place)") }

  /// The first place of a text that is free.
  var freePlace: Int64 {
    let taken = Set(bulletins.map(\.place))
    var place: Int64 = 1
    while taken.contains(place) { place += 1 }
    return place
  }
}

/// A bulletin without its text.
struct ShelvedBulletin: Hashable, Sendable {
  var id: BulletinNumber
  /// The place of its text.
  var place: Int64
  /// The sender's number; 0 for none.
  var sender: AccountNumber
  var platforms: Set<Platform>
  var isKept: Bool
  var time: Timestamp
  var expiry: Timestamp

  /// Returns whether a device is to report it.
  ///
  /// - parameter requester: The device's login. To the administration, only a kept one is, or one that is sent in the same turn.
  func isFor(_ requester: Requester, at now: Timestamp) -> Bool {
    let since = requester.login?.since ?? now
    return now < expiry && (isKept || time >= since) && (platforms.isEmpty || platforms.contains(requester.platform))
  }
}

extension BulletinShelf: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(last)
    writer.write(array: bulletins) { $0.write(nested: $1) }
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      last: try reader.readNumber(),
      bulletins: try reader.readArray { (reader) throws(MessagingError) in
        try reader.readNested(ShelvedBulletin.self)
      })
  }
}

extension ShelvedBulletin: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(place)
    writer.write(sender)
    writer.write(array: platforms.sorted { $0.rawValue < $1.rawValue }) { $0.write(byte: $1.rawValue) }
    writer.write(isKept)
    writer.write(time)
    writer.write(expiry)
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readNumber(), place: try reader.readSigned(), sender: try reader.readNumber(),
      platforms: Set(try reader.readArray { (reader) throws(MessagingError) in try reader.readPlatform() }),
      isKept: try reader.readBool(), time: try reader.readTimestamp(), expiry: try reader.readTimestamp())
  }
}

/// The text of a bulletin, by itself; nil in a place that is free.
struct BulletinText: Hashable, Sendable, WireValue {
  var text: String?

  init(_ text: String?) { self.text = text }

  func write(to writer: inout ByteWriter) { writer.write(optional: text) }

  init(from reader: inout ByteReader) throws(MessagingError) { self.init(try reader.readOptionalString()) }
}
