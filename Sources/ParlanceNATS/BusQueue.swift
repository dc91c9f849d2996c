#if Cluster
  internal import ParlanceCore

  /// Messages that wait to be published, within bounds. Beyond them the oldest are discarded: from the newest a device
  /// learns best what it misses.
  struct BusQueue {
    /// Messages for one gateway.
    struct Batch {
      var gateway: HubNumber
      var messages: [BusMessage]
    }

    private struct Entry {
      let gateway: HubNumber
      let message: BusMessage
      let size: Int
    }

    private let messageLimit: Int
    private let byteLimit: Int
    private var entries: [Entry] = []
    /// The place of the oldest entry.
    private var start = 0
    private var bytes = 0

    init(messages: Int, bytes: Int) {
      messageLimit = messages
      byteLimit = bytes
    }

    var count: Int { entries.count - start }
    var isEmpty: Bool { count == 0 }

    /// Appends messages.
    ///
    /// - returns: The number of messages that were discarded for them.
    mutating func append(_ messages: [BusMessage], for gateway: HubNumber) -> Int {
      for message in messages {
        let size = message.approximateSize
        bytes += size
        entries.append(Entry(gateway: gateway, message: message, size: size))
      }
      let known = start
      while count > messageLimit || bytes > byteLimit {
        bytes -= entries[start].size
        start += 1
      }
      let discarded = start - known
      if start > entries.count / 2 { compact() }
      return discarded
    }

    /// Takes the oldest messages out, as many as `limit` at most.
    ///
    /// - returns: The messages by gateway. Every gateway gets its own and those for all in their order.
    mutating func take(_ limit: Int) -> [Batch] {
      var batches: [Batch] = []
      var places: [HubNumber: Int] = [:]
      let end = start + min(count, limit)
      for entry in entries[start..<end] {
        bytes -= entry.size
        if let place = places[entry.gateway] {
          batches[place].messages.append(entry.message)
          continue
        }
        // What is for all is behind everything before it, and before everything behind it.
        if entry.gateway == .zero { places.removeAll() } else { places[.zero] = nil }
        places[entry.gateway] = batches.count
        batches.append(Batch(gateway: entry.gateway, messages: [entry.message]))
      }
      start = end
      if start > entries.count / 2 { compact() }
      return batches
    }

    /// Takes everything out.
    mutating func removeAll() {
      entries.removeAll()
      start = 0
      bytes = 0
    }

    private mutating func compact() {
      entries.removeFirst(start)
      start = 0
    }
  }
#endif
