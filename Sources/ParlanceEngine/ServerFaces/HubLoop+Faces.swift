package import ParlanceCore

/// The values that server faces keep, which are the server APIs of vendors that a gateway speaks. Each call waits until it is durable.
extension HubLoop {
  /// Registers an account, with its profile and a value that a face keeps of it: all of them, or nothing.
  ///
  /// - throws: `accountExists`; the refusal of the profile.
  package func register(
    _ account: AccountID, _ profile: ProfileUpdate, _ value: FaceValue
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      try turn.profiles.register(account, profile)
      try turn.faces.save(value)
    }
  }

  /// Returns a value of a face that has not expired.
  package func faceValue(face: String, key: String) throws(MessagingError) -> [UInt8]? {
    try perform { turn throws(MessagingError) in try turn.faces.value(face: face, key: key) }
  }

  /// Stores a value of a face, in place of the one that it has under its key.
  package func save(_ value: FaceValue) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.faces.save(value) }
  }

  /// Stores a value of a face unless it has one under its key that has not expired.
  ///
  /// - returns: A Boolean value that indicates whether the value was stored. Of two calls at once, one stores its value.
  package func insert(_ value: FaceValue) throws(MessagingError) -> Bool {
    try perform { turn throws(MessagingError) in try turn.faces.insert(value) }
  }

  /// Removes a value of a face, if there is one.
  package func removeFaceValue(face: String, key: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.faces.remove(face: face, key: key) }
  }
}
