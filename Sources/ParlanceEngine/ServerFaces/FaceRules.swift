internal import ParlanceCore

/// The values of server faces. They join the turn, so that hubs that share the store agree on them.
struct FaceRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubFaceStore

  init(turn: TurnContext, ownStore: any HubFaceStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// The number of expired values that each change removes. It is more than one adds, so that they do not pile up.
  private static let removedAtOnce = 4

  /// Returns a value that holds.
  func value(face: String, key: String) throws(MessagingError) -> [UInt8]? {
    guard let known = try ownStore.faceValue(face: face, key: key), known.holds(at: now) else { return nil }
    return known.value
  }

  func save(_ value: FaceValue) throws(MessagingError) {
    try ownStore.removeFaceValues(expiredBefore: now, limit: Self.removedAtOnce)
    try ownStore.save(value)
  }

  /// Stores a value that does not expire.
  func keep(_ value: [UInt8], face: String, key: String) throws(MessagingError) {
    try ownStore.save(FaceValue(face: face, key: key, value: value, expires: nil))
  }

  /// Stores a value unless one holds under its key, also where another hub stores one at the same time.
  ///
  /// - returns: A Boolean value that indicates whether it was stored.
  func insert(_ value: FaceValue) throws(MessagingError) -> Bool {
    try ownStore.removeFaceValues(expiredBefore: now, limit: Self.removedAtOnce)
    return try ownStore.insert(value, at: now)
  }

  func remove(face: String, key: String) throws(MessagingError) {
    try ownStore.removeFaceValue(face: face, key: key)
  }
}
