#if Server
  /// The connections of a server, with their addresses and their order. Strangers are those whose device is not logged in.
  struct ConnectionTable {
    struct Entry {
      let channel: SocketChannel
      /// The part of the program that the connection is for at present.
      var user: any SocketChannelUser
      let number: Int
      let began: UInt64
      var isSocket = false
    }

    /// Counts, and counts by address.
    private struct Census {
      private(set) var count = 0
      private var counts: [String: Int] = [:]

      func count(of address: String) -> Int { counts[address] ?? 0 }

      mutating func change(_ address: String, by difference: Int) {
        count += difference
        let left = count(of: address) + difference
        counts[address] = left > 0 ? left : nil
      }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var strangersCensus = Census()
    private var socketsCensus = Census()
    /// Those that came as strangers, oldest first; some of them are gone by now, or none any more.
    private var order: [(number: Int, channel: ObjectIdentifier)] = []
    private var last = 0
    /// The number of bytes that are kept of what strangers send.
    private(set) var strangersBytes = 0

    var isEmpty: Bool { entries.isEmpty }
    var all: [Entry] { Array(entries.values) }
    var allStrangers: [Entry] { order.compactMap(stranger) }
    var strangers: Int { strangersCensus.count }
    /// The number of WebSockets.
    var sockets: Int { socketsCensus.count }

    func strangers(of address: String) -> Int { strangersCensus.count(of: address) }
    func sockets(of address: String) -> Int { socketsCensus.count(of: address) }

    mutating func add(_ channel: SocketChannel, _ user: any SocketChannelUser, at time: UInt64) {
      last += 1
      entries[ObjectIdentifier(channel)] = Entry(channel: channel, user: user, number: last, began: time)
      strangersCensus.change(channel.address, by: 1)
      if order.count > 2 * strangers + 64 { tidy() }
      order.append((last, ObjectIdentifier(channel)))
    }

    /// Takes a connection for a WebSocket from now on.
    mutating func become(_ socket: ServerSocket, of channel: SocketChannel) {
      entries[ObjectIdentifier(channel)]?.user = socket
      entries[ObjectIdentifier(channel)]?.isSocket = true
      socketsCensus.change(channel.address, by: 1)
    }

    /// Takes a connection for no stranger's any more.
    mutating func welcome(_ channel: SocketChannel) {
      guard channel.isStranger, entries[ObjectIdentifier(channel)] != nil else { return }
      strangersBytes -= channel.held
      channel.isStranger = false
      strangersCensus.change(channel.address, by: -1)
    }

    mutating func remove(_ channel: SocketChannel) {
      guard let entry = entries.removeValue(forKey: ObjectIdentifier(channel)) else { return }
      if channel.isStranger {
        strangersBytes -= channel.held
        strangersCensus.change(channel.address, by: -1)
      }
      if entry.isSocket { socketsCensus.change(channel.address, by: -1) }
    }

    mutating func setHeld(_ bytes: Int, of channel: SocketChannel) {
      guard entries[ObjectIdentifier(channel)] != nil else { return }
      if channel.isStranger { strangersBytes += bytes - channel.held }
      channel.held = bytes
    }

    private mutating func tidy() { order = order.filter { stranger($0) != nil } }

    private func stranger(_ place: (number: Int, channel: ObjectIdentifier)) -> Entry? {
      guard let entry = entries[place.channel], entry.number == place.number, entry.channel.isStranger else {
        return nil
      }
      return entry
    }

    /// Returns the stranger that came first, and is not being answered.
    ///
    /// - parameter time: The latest time at which it may have come.
    /// - parameter address: Its address; nil for any.
    /// - parameter isHolding: A Boolean value that indicates whether something must be kept of what it sends.
    func oldestStranger(before time: UInt64 = .max, of address: String? = nil, isHolding: Bool = false)
      -> SocketChannel?
    {
      for place in order {
        guard let entry = stranger(place) else { continue }
        if entry.began > time { return nil }
        if let address, entry.channel.address != address { continue }
        if isHolding ? entry.channel.held == 0 : (entry.user as? HTTPConnection)?.isBusy == true { continue }
        return entry.channel
      }
      return nil
    }

    /// The connection for which most waits of those that took nothing for the longest time; nil if nothing waits. What has yet to be
    /// offered to a connection says nothing of its pace.
    var slowest: SocketChannel? {
      let waiting = entries.values.lazy.map(\.channel).filter { $0.queued + $0.held > 0 }
      return waiting.min {
        let (first, second) = ($0.isFull ? $0.lastProgress : .max, $1.isFull ? $1.lastProgress : .max)
        return first == second ? $0.queued + $0.held > $1.queued + $1.held : first < second
      }
    }
  }
#endif
