internal import ParlanceCore

/// The threads of a group. It changes with each thread that comes or goes, so that two hubs never create two about one
/// message.
struct ThreadList: Equatable {
  /// The streams of the threads, by the positions of the messages that they are about.
  var streams: [Int64: StreamNumber] = [:]

  /// The streams, that of the newest thread first.
  var newestFirst: [StreamNumber] { streams.values.sorted(by: >) }
}

extension ThreadList: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(array: streams.sorted { $0.key < $1.key }) {
      $0.write($1.key)
      $0.write($1.value)
    }
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    for _ in 0..<(try reader.readCount()) {
      let position = try reader.readSigned()
      streams[position] = try reader.readNumber()
    }
  }
}

extension ThreadRules {
  func threadList(of group: HubConversation) throws(MessagingError) -> KeptValue<ThreadList> {
    try turn.keptValues.kept(ThreadList.key(group), initial: ThreadList())
  }

  func save(_ list: KeptValue<ThreadList>, of group: HubConversation) throws(MessagingError) {
    try turn.keptValues.save(list, ThreadList.key(group))
  }
}

extension ThreadList {
  fileprivate static func key(_ group: HubConversation) -> StreamKey { .kept("t:\(group.stream)") }
}
