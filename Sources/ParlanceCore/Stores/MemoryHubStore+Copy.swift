extension MemoryHubStore {
  /// Returns a store with the same contents, outside of any transaction.
  package func copy() -> MemoryHubStore {
    let copy = MemoryHubStore(clusterClock: clusterClock)
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
    copy.rosters = rosters
    copy.readers = readers
    copy.reactions = reactions
    copy.messagePins = messagePins
    copy.threads = threads
    copy.savedItems = savedItems
    copy.reports = reports
    copy.hidden = hidden
    copy.attributes = attributes
    copy.conversationSettings = conversationSettings
    copy.media = media
    copy.pushTokens = pushTokens
    copy.pushTokensOfAccounts = pushTokensOfAccounts
    copy.badges = badges
    copy.faceValues = faceValues
    copy.notices = notices
    copy.arrivals = arrivals
    copy.discarded = discarded
    return copy
  }
}
