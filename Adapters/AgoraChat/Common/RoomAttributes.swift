/// The vendor's limits of the attributes of a chat room.
package enum RoomAttributes {
  /// The largest number of attributes of a chat room.
  package static let number = 100
  /// The largest number of attributes of one request.
  package static let batch = 10

  /// Returns whether a key has 1 to 128 characters.
  package static func isValid(key: String) -> Bool { (1...128).contains(key.utf16.count) }

  /// Returns whether a value has at most 4,096 characters.
  package static func isValid(value: String) -> Bool { value.utf16.count <= 4096 }
}
