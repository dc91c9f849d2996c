import ParlanceCore

extension ForwardingStore {
  func faceValue(face: String, key: String) throws(MessagingError) -> FaceValue? {
    try base.faceValue(face: face, key: key)
  }
  func save(_ value: FaceValue) throws(MessagingError) { try base.save(value) }
  func insert(_ value: FaceValue, at time: Timestamp) throws(MessagingError) -> Bool {
    try base.insert(value, at: time)
  }
  func removeFaceValue(face: String, key: String) throws(MessagingError) {
    try base.removeFaceValue(face: face, key: key)
  }
  func removeFaceValues(expiredBefore time: Timestamp, limit: Int) throws(MessagingError) {
    try base.removeFaceValues(expiredBefore: time, limit: limit)
  }
}
