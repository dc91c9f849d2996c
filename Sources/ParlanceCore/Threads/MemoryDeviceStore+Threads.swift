/// The copies of threads in a device's store in memory.
private struct MemoryThreads: MemoryPart {
  var byID: [ExactString: ThreadEntry] = [:]
}

extension MemoryDeviceStore {
  private var knownThreads: [ExactString: ThreadEntry] {
    get { parts[MemoryThreads.self].byID }
    _modify { yield &parts[MemoryThreads.self].byID }
  }

  package func save(_ thread: ThreadEntry) throws(MessagingError) { set(thread, ExactString(thread.thread.id)) }

  package func thread(id: String) throws(MessagingError) -> ThreadEntry? { knownThreads[ExactString(id)] }

  package func thread(about origin: ThreadOrigin) throws(MessagingError) -> ThreadEntry? {
    let (group, message) = (ExactString(origin.group), ExactString(origin.message.string))
    return knownThreads.values.first {
      ExactString($0.thread.origin.group) == group && ExactString($0.thread.origin.message.string) == message
    }
  }

  package func removeThread(id: String) throws(MessagingError) { set(nil, ExactString(id)) }

  package func threadIDs() throws(MessagingError) -> [String] { knownThreads.values.map(\.thread.id) }

  private func set(_ thread: ThreadEntry?, _ id: ExactString) {
    let known = knownThreads[id]
    knownThreads[id] = thread
    undo.note { $0.knownThreads[id] = known }
  }
}
