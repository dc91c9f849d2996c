#if Server
  package import ParlanceCore
  internal import ParlanceMoving

  /// Storing arrivals, before they are acknowledged.
  extension BridgeMachine {
    /// Stores the records of a callback of the service, or of its history; those that are known change nothing.
    ///
    /// - throws: One of the storage codes. Nothing of the callback is kept then.
    package func take(_ callback: BridgeCallback, at time: Int64) throws(MessagingError) {
      try store.database.transaction { () throws(MessagingError) in
        if let name = callback.name, !onlyCounts {
          guard try store.noteCallback(name, at: time) else { return try store.count("in.repeat") }
        }
        for kind in callback.leftOut { try store.count("in.leftOut.\(kind)") }
        if let damage = callback.damage { try take(damaged: damage.text, damage.reason, at: time) }
        for record in callback.records {
          guard let event = RecordEvents.event(of: record) else { continue }
          try take(event, of: record, at: time)
        }
        try store.setNote("in.last", String(time))
      }
    }

    private func take(_ event: BridgeEvent, of record: ArchiveRecord, at time: Int64) throws(MessagingError) {
      if onlyCounts { return try store.count("in.seen.\(event.kind)") }
      var event = event
      let line: String
      var written: Int64?
      switch event {
      case .message(let message) where message.place.isRoom:
        // Who is in a room is not known on the other side.
        return try store.count("in.leftOut.room")
      case .message(var message):
        message.place = try ours(message.place)
        line = message.place.line(of: message.sender)
        written = message.time
        try store.noteAccount(message.sender, at: time)
        if case .account(let peer) = message.place { try store.noteAccount(peer, at: time) }
        event = .message(message)
      case .recall(let recall): line = Self.recallLine(recall.message)
      case .reading(var reading):
        reading.place = try ours(reading.place)
        line = reading.place.line(of: reading.reader)
        event = .reading(reading)
      case .group(var change):
        change.group = try store.group(theirs: change.group)
        (change.name, change.owner) = end.group(in: record)
        line = BridgePlace.group(change.group).line(of: change.actor)
        event = .group(change)
      case .leftOut(let kind): return try store.count("in.leftOut.\(kind)")
      case .block, .unblock, .damaged: return
      }
      let isNew = try store.append(
        event, key: "\(record.kind.rawValue):\(record.id)", line: line, from: .service, at: time)
      guard isNew else { return try store.count("in.repeat") }
      // The newest time of the service's clock, from which its history is read after a gap.
      if let written, written > (try store.number("in.newest") ?? 0) {
        try store.setNote("in.newest", String(written))
      }
    }

    private func take(damaged text: String, _ reason: String, at time: Int64) throws(MessagingError) {
      if onlyCounts { return try store.count("in.seen.damaged") }
      let digest = hexadecimal(SHA256.value(of: Array(text.utf8)))
      try store.append(.damaged(text), key: "damaged:\(digest)", line: "damaged:\(digest)", from: .service, at: time)
      try store.setNote("damage:\(digest)", reason)
    }

    /// The line of a recall from the service, which waits for its message wherever that is.
    static func recallLine(_ message: String) -> String { "recall:" + message }

    private func ours(_ place: BridgePlace) throws(MessagingError) -> BridgePlace {
      guard case .group(let id) = place else { return place }
      return .group(try store.group(theirs: id))
    }

    /// Stores the events of a gateway's request; those that are known change nothing.
    ///
    /// - parameter body: The body, whose signature was checked.
    /// - throws: `malformedData` if it is not a list of events; one of the storage codes. Nothing of it is kept then.
    package func take(webhook body: [UInt8], at time: Int64) throws(MessagingError) {
      let events: [WebhookEvents.Numbered]
      do throws(RecordError) { events = try WebhookEvents.events(in: body) } catch {
        throw MessagingError(.malformedData, error.description)
      }
      try store.database.transaction { () throws(MessagingError) in
        for event in events { try take(event, at: time) }
        try store.setNote("out.last", String(time))
      }
    }

    private func take(_ numbered: WebhookEvents.Numbered, at time: Int64) throws(MessagingError) {
      if let account = numbered.online {
        if !onlyCounts, try store.state(of: account) == .old { try store.setState(.both, of: account, at: time) }
        return
      }
      if onlyCounts { return try store.count("out.seen.\(numbered.event.kind)") }
      let line: String
      switch numbered.event {
      case .message(let message) where message.place.isRoom: return try store.count("out.leftOut.room")
      case .recall(let recall) where recall.place?.isRoom ?? true: return try store.count("out.leftOut.room")
      case .message(let message): line = message.place.line(of: message.sender)
      case .recall(let recall): line = recall.place?.line(of: recall.sender ?? "") ?? ""
      case .reading(let reading): line = reading.place.line(of: reading.reader)
      case .group(let change): line = BridgePlace.group(change.group).line(of: change.actor)
      case .leftOut(let kind): return try store.count("out.leftOut.\(kind)")
      case .block, .unblock, .damaged: return
      }
      let isNew = try store.append(numbered.event, key: numbered.id, line: line, from: .hub, at: time)
      if !isNew { try store.count("out.repeat") }
    }
  }
#endif
