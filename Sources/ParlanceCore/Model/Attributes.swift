/// Something that apps note with an account or with a group or room, for others to look up.
public struct Attribute: Hashable, Sendable {
  /// Its name.
  public var key: String
  /// What it says.
  public var value: String
  /// Who wrote it last.
  public var updater: AccountID
  /// When.
  public var time: Timestamp

  /// An attribute.
  public init(key: String, value: String, updater: AccountID, time: Timestamp) {
    self.key = key
    self.value = value
    self.updater = updater
    self.time = time
  }
}

/// With what attributes are noted.
public enum AttributeOwner: Hashable, Sendable {
  /// With an account: it alone writes them, others can look them up while it is online, and a login after it was
  /// offline begins with none.
  case account(AccountID)
  /// With a group, by its members, or with a room, by anybody; those of a room go when nobody was in it for a while
  /// (`HubSettings.emptyRoomAttributeLife`).
  case conversation(String)
}

/// A change of attributes.
public enum AttributeChange: Hashable, Sendable {
  /// These and no others.
  case replace([String: String])
  /// These besides what is there.
  case merge([String: String])
  /// Without these; names that are not there do no harm.
  case remove([String])
  /// None.
  case clear
}

/// How many attributes an owner may have, and how large.
public struct AttributeLimits: Hashable, Sendable {
  /// How many.
  public var count: Int
  /// The longest name, in bytes of UTF-8.
  public var keyBytes: Int
  /// The longest value, in bytes of UTF-8.
  public var valueBytes: Int
  /// All names and values together, in bytes of UTF-8.
  public var totalBytes: Int

  /// Limits.
  public init(count: Int, keyBytes: Int, valueBytes: Int, totalBytes: Int) {
    self.count = count
    self.keyBytes = keyBytes
    self.valueBytes = valueBytes
    self.totalBytes = totalBytes
  }

  /// Whether attributes are within the limits.
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
