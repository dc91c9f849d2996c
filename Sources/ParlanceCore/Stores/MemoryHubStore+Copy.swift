extension MemoryHubStore {
  /// Returns a store with the same contents, outside of any transaction.
  package func copy() -> MemoryHubStore {
    let copy = MemoryHubStore(clusterClock: clusterClock)
    copy.parts = parts.copy()
    copy.live = live
    // No hub that holds a lease is connected to the copy.
    for number in copy.live.hubs.keys { copy.live.hubs[number]?.isMember = false }
    copy.accounts = accounts
    copy.accountNumbers = accountNumbers
    copy.devices = devices
    copy.streams = streams.map { stream in
      let copy = Stream(stream.record)
      copy.events = stream.events
      copy.sent = stream.sent
      return copy
    }
    copy.streamNumbers = streamNumbers
    copy.places = places
    copy.generationRecords = generationRecords
    copy.newest = newest
    copy.members = members
    copy.followed = followed
    copy.media = media
    copy.serviceEvents = serviceEvents
    copy.arrivals = arrivals
    copy.discarded = discarded
    return copy
  }
}
