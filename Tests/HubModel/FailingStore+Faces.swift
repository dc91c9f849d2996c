package import ParlanceCore

extension FailingStore {
  package func faceValue(face: String, key: String) throws(MessagingError) -> FaceValue? {
    try enter().faceValue(face: face, key: key)
  }
  package func save(_ value: FaceValue) throws(MessagingError) { try enter().save(value) }
  package func insert(_ value: FaceValue, at time: Timestamp) throws(MessagingError) -> Bool {
    try enter().insert(value, at: time)
  }
  package func removeFaceValue(face: String, key: String) throws(MessagingError) {
    try enter().removeFaceValue(face: face, key: key)
  }
  package func removeFaceValues(expiredBefore time: Timestamp, limit: Int) throws(MessagingError) {
    try enter().removeFaceValues(expiredBefore: time, limit: limit)
  }
}
