/// The attributes of a hub's store in memory.
private struct MemoryAttributes: MemoryPart {
  /// By stream, then by key.
  var byStream: [StreamNumber: [ExactString: AttributeRecord]] = [:]
}

extension MemoryHubStore {
  private var attributes: [StreamNumber: [ExactString: AttributeRecord]] {
    get { parts[MemoryAttributes.self].byStream }
    _modify { yield &parts[MemoryAttributes.self].byStream }
  }

  package func attributes(stream: StreamNumber) throws(MessagingError) -> [AttributeRecord] {
    (attributes[stream] ?? [:]).values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  package func save(_ attribute: AttributeRecord) throws(MessagingError) {
    set(attribute, attribute.stream, ExactString(attribute.key))
  }

  package func removeAttributes(stream: StreamNumber, keys: [String]?) throws(MessagingError) {
    let gone = keys.map { $0.map(ExactString.init) } ?? Array((attributes[stream] ?? [:]).keys)
    for key in gone { set(nil, stream, key) }
  }

  private func set(_ attribute: AttributeRecord?, _ stream: StreamNumber, _ key: ExactString) {
    let known = attributes[stream]?[key]
    attributes[stream, default: [:]][key] = attribute
    undo.note { $0.set(known, stream, key) }
  }
}
