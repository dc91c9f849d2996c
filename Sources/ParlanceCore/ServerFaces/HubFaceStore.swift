/// The part of a hub's store that keeps the values of server faces: the server APIs of vendors that gateways speak.
///
/// All hubs that share the store see the same values.
package protocol HubFaceStore: AnyObject {
  /// Returns a value; nil if there is none. One that has expired may still be there.
  func faceValue(face: String, key: String) throws(MessagingError) -> FaceValue?
  /// Stores a value, in place of the one that the face has under its key.
  func save(_ value: FaceValue) throws(MessagingError)
  /// Stores a value unless the face has one under its key that holds. A writer on the same key is waited for.
  ///
  /// - returns: A Boolean value that indicates whether the value was stored.
  func insert(_ value: FaceValue, at time: Timestamp) throws(MessagingError) -> Bool
  /// Removes a value, if there is one.
  func removeFaceValue(face: String, key: String) throws(MessagingError)
  /// Removes values that expired before a time, the oldest first.
  ///
  /// - parameter limit: The maximum number of values to remove.
  func removeFaceValues(expiredBefore time: Timestamp, limit: Int) throws(MessagingError)
}

/// A value that a server face keeps in the hub's store.
package struct FaceValue: Hashable, Sendable {
  /// The name of the face.
  package var face: String
  package var key: String
  package var value: [UInt8]
  /// The time at which it is of no use any more; nil for a value that is kept until it is removed.
  package var expires: Timestamp?

  package init(face: String, key: String, value: [UInt8], expires: Timestamp? = nil) {
    self.face = face
    self.key = key
    self.value = value
    self.expires = expires
  }

  /// Returns whether the value still holds.
  package func holds(at time: Timestamp) -> Bool { expires.map { time < $0 } ?? true }
}

extension HubTable {
  static let faceValue = HubTable(
    "face_value", key: [("face", .text), ("key", .text)], [("expires", .int), ("value", .bytes)])
}
