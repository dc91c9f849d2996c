/// A text that apps note with an account, group or room, for others to look up.
public struct Attribute: Hashable, Sendable {
  /// The name.
  public var key: String
  /// The text.
  public var value: String
  /// The account that wrote it last.
  public var updater: AccountID
  /// The time at which it was last written.
  public var time: Timestamp

  /// Creates an attribute.
  public init(key: String, value: String, updater: AccountID, time: Timestamp) {
    self.key = key
    self.value = value
    self.updater = updater
    self.time = time
  }
}

/// The owner of attributes.
public enum AttributeOwner: Hashable, Sendable {
  /// An account: only it can write them, and others can read them while it is online. They are empty at each login that follows
  /// a time offline.
  case account(AccountID)
  /// A group, whose members can write them, or a room, where any account can. Those of a room are removed when the room has been
  /// empty for some time (`HubSettings.emptyRoomAttributeLife`).
  case conversation(String)
}

/// A change of attributes.
public enum AttributeChange: Hashable, Sendable {
  /// Replaces all attributes by these.
  case replace([String: String])
  /// Adds these to the present ones, and replaces those of the same names.
  case merge([String: String])
  /// Removes these; names that are not there do no harm.
  case remove([String])
  /// Removes all attributes.
  case clear
}

/// The limits of an owner's attributes: their number and their size.
public struct AttributeLimits: Hashable, Sendable {
  /// The largest number of attributes.
  public var count: Int
  /// The longest name, in bytes of UTF-8.
  public var keyBytes: Int
  /// The longest value, in bytes of UTF-8.
  public var valueBytes: Int
  /// The greatest length of all names and values together, in bytes of UTF-8.
  public var totalBytes: Int

  /// Creates limits.
  public init(count: Int, keyBytes: Int, valueBytes: Int, totalBytes: Int) {
    self.count = count
    self.keyBytes = keyBytes
    self.valueBytes = valueBytes
    self.totalBytes = totalBytes
  }

  /// Checks that attributes are within the limits.
  ///
  /// - throws: `MessagingError` with code `limitExceeded` if they are not.
  package func check(_ attributes: [String: String]) throws(MessagingError) {
    var total = 0
    for (key, value) in attributes {
      guard key.utf8.count <= keyBytes else { throw MessagingError(.limitExceeded, "name above \(keyBytes) bytes") }
      guard value.utf8.count <= valueBytes else {
        throw MessagingError(.limitExceeded, "value above \(valueBytes) bytes")
      }
      total += key.utf8.count + value.utf8.count
    }
    guard attributes.count <= count else { throw MessagingError(.limitExceeded, "more than \(count) attributes") }
    guard total <= totalBytes else { throw MessagingError(.limitExceeded, "attributes above \(totalBytes) bytes") }
  }
}
