/// The name of a face and a key of it.
private struct FaceKey: Hashable {
  let face: ExactString
  let key: ExactString

  init(_ face: String, _ key: String) {
    self.face = ExactString(face)
    self.key = ExactString(key)
  }
}

/// The values of server faces in a hub's store in memory.
private struct MemoryFaceValues: MemoryPart {
  var byKey: [FaceKey: FaceValue] = [:]
}

extension MemoryHubStore {
  private var faceValues: [FaceKey: FaceValue] {
    get { parts[MemoryFaceValues.self].byKey }
    _modify { yield &parts[MemoryFaceValues.self].byKey }
  }

  package func faceValue(face: String, key: String) throws(MessagingError) -> FaceValue? {
    faceValues[FaceKey(face, key)]
  }

  package func save(_ value: FaceValue) throws(MessagingError) { set(value, FaceKey(value.face, value.key)) }

  package func insert(_ value: FaceValue, at time: Timestamp) throws(MessagingError) -> Bool {
    let key = FaceKey(value.face, value.key)
    if let known = faceValues[key], known.holds(at: time) { return false }
    set(value, key)
    return true
  }

  package func removeFaceValue(face: String, key: String) throws(MessagingError) { set(nil, FaceKey(face, key)) }

  package func removeFaceValues(expiredBefore time: Timestamp, limit: Int) throws(MessagingError) {
    let expired = faceValues.filter { !$0.value.holds(at: time) }.sorted {
      ($0.value.expires ?? .zero) < ($1.value.expires ?? .zero)
    }
    for (key, _) in expired.prefix(limit) { set(nil, key) }
  }

  private func set(_ value: FaceValue?, _ key: FaceKey) {
    let known = faceValues[key]
    faceValues[key] = value
    undo.note { $0.set(known, key) }
  }
}
