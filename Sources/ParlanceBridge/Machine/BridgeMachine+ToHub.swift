#if Server
  internal import ParlanceCore
  internal import ParlanceMoving

  /// Events of the service on their way to the hub.
  extension BridgeMachine {
    /// Returns the next step of an event of the service.
    func stepToHub(_ item: inout BridgeItem, at time: Int64) throws(MessagingError) -> BridgeStep {
      switch item.event {
      case .message(let message): return try receive(message, item, at: time)
      case .recall(let recall): return try receive(recall, &item, at: time)
      case .reading(let reading): return try receive(reading, &item, at: time)
      case .group(let change):
        // Its group may be the one that the service is creating for the hub.
        guard creations == 0 else { return .wait(until: time + limits.firstPause) }
        return try receive(try ours(change), item)
      case .leftOut(let kind): return .finish(count: "in.leftOut.\(kind)")
      case .block, .unblock: return .finish(count: "in.leftOut.\(item.event.kind)")
      case .damaged:
        let digest = item.key.dropFirst("damaged:".count)
        return .bury(code: "damaged", reason: try store.note("damage:\(digest)") ?? "")
      }
    }

    /// Returns a change with the hub's id of its group, which may not have been known at the arrival.
    private func ours(_ change: BridgeGroupChange) throws(MessagingError) -> BridgeGroupChange {
      var change = change
      change.group = try store.group(theirs: change.group)
      return change
    }

    private func receive(
      _ message: BridgeMessage, _ item: BridgeItem, at time: Int64
    ) throws(MessagingError) -> BridgeStep {
      // The bridge brought it to the service: the callback has the ids that the answer did not.
      if let id = marker.id(in: message.attributes, line: item.line) {
        var link = BridgeLink(ours: id, origin: .hub, line: item.line, sender: message.sender)
        (link.theirs, link.serverID, link.serverTime) = (message.id, message.serverID ?? message.id, message.time)
        try store.save(link)
        // It may wait for this before it is sent again.
        if let sent = try store.first(of: item.line, from: .hub), case .message(let own) = sent.event, own.id == id {
          try store.wake(item.line, from: .hub, at: time)
        }
        return .finish(count: "in.echo")
      }
      for id in [message.id, message.serverID].compactMap({ $0 }) {
        if try store.link(theirs: id, line: item.line)?.origin == .hub { return .finish(count: "in.echo") }
      }
      // A history need not have marks: whether this is the message whose attempt had no answer is asked first.
      if let sent = try store.first(of: item.line, from: .hub), sent.progress["sent"] != nil,
        case .message(let own) = sent.event, AccountID(own.sender) == AccountID(message.sender),
        BridgeFile.isSame(own.body, message.body)
      {
        return .wait(until: time + limits.firstPause)
      }
      let ours = Self.ours(message.id)
      guard try store.link(ours: ours, line: item.line)?.sequence == nil else { return .finish(count: "in.repeat") }
      if let step = stepOfFiles(message, item) { return step }
      guard let content = HubContent.content(of: message.body, item.files) else {
        return .finish(count: "in.leftOut.message.\(message.body["type"]?.text ?? "unknown")")
      }
      var link = BridgeLink(ours: ours, origin: .service, line: item.line, sender: message.sender)
      (link.theirs, link.serverID, link.serverTime) = (message.id, message.serverID, message.time)
      try store.save(link)
      var members: [String: JSONNode] = [
        "from": .text(message.sender), "to": message.place.json, "id": .text(ours), "content": content,
      ]
      if let attributes = message.attributes, attributes.object != nil { members["attributes"] = attributes }
      return .send(.hub(HubRequest("POST", ["messages"], .object(members))), .send)
    }

    /// Returns the id at the hub of a message of the service: the same one, which an import gives it, too.
    static func ours(_ id: String) -> String {
      MessageID(id).canonical?.string ?? hexadecimal(SHA256.value(of: Array(id.utf8)))
    }

    private func receive(
      _ recall: BridgeRecall, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) -> BridgeStep {
      guard var link = try store.link(theirs: recall.message), link.sequence != nil else {
        return wait(item, at: time)
          ?? .bury(code: "messageUnknown", reason: "the message that was taken back did not arrive")
      }
      guard link.recalled != .hub else { return .finish(count: "in.echo") }
      guard let place = BridgePlace(line: link.line, of: link.sender) else {
        return .finish(count: "in.leftOut.recall")
      }
      link.recalled = .service
      try store.save(link)
      var members: [String: JSONNode] = [
        "message": .text(link.ours), "sender": .text(link.sender), "to": place.json,
      ]
      if let note = recall.note, note.utf8.count <= 1024 { members["postscript"] = .text(note) }
      return .send(.hub(HubRequest("POST", ["revocations"], .object(members))), .send)
    }

    /// Returns the step of waiting for another event; nil when the time for it is over.
    private func wait(_ item: BridgeItem, at time: Int64) -> BridgeStep? {
      let age = time - item.received
      guard age < limits.patience else { return nil }
      return .wait(until: time + min(limits.longestPause, max(limits.firstPause, age)))
    }

    private func receive(
      _ reading: BridgeReading, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) -> BridgeStep {
      let isGroup = if case .group = reading.place { true } else { false }
      var link = try store.link(theirs: reading.message, line: item.line)
      if link == nil, !isGroup {
        // The id of a message that was sent to the service comes with its callback, which may be lost: what was written before
        // the time of the receipt was read.
        link = try store.newestLink(in: item.line, from: .hub, notAfter: reading.time)
      }
      guard let link, let sequence = link.sequence else {
        return wait(item, at: time) ?? .finish(count: "in.leftOut.reading.unknown")
      }
      let place = isGroup ? item.line + "\n" + link.ours : item.line
      if item.progress["begun"] == nil {
        guard try store.readPosition(of: reading.reader, in: place) < sequence else {
          return .finish(count: "in.echo")
        }
        try store.setReadPosition(sequence, of: reading.reader, in: place)
        item.progress["begun"] = "1"
      }
      let members: [String: JSONNode] = [
        "account": .text(reading.reader), "to": reading.place.json, "message": .text(link.ours),
      ]
      return .send(.hub(HubRequest("POST", ["receipts"], .object(members))), .send)
    }

    private func receive(_ change: BridgeGroupChange, _ item: BridgeItem) throws(MessagingError) -> BridgeStep {
      let rest = try remaining(change, from: .service)
      guard let first = rest.first else { return .finish(count: "in.echo") }
      if item.progress["group"] == "create" {
        let owner = change.owner ?? change.actor
        return .send(
          .hub(
            HubRequest(
              "POST", ["groups"],
              [
                "id": .text(change.group), "name": .text(change.name ?? change.group), "owner": .text(owner),
                "members": .list(
                  change.accounts.filter { AccountID($0) != AccountID(owner) }.map(JSONNode.text)),
              ])), .createGroup)
      }
      let request =
        switch change.operation {
        case .membersAdded:
          HubRequest(
            "POST", ["groups", change.group, "members"], ["accounts": .list(rest.map(JSONNode.text))])
        case .membersRemoved: HubRequest("DELETE", ["groups", change.group, "members", first])
        case .dismissed: HubRequest("DELETE", ["groups", change.group])
        }
      return .send(.hub(request), .send)
    }

    // MARK: outcomes

    /// Takes the outcome of a step.
    func takeFromService(
      _ verdict: BridgeVerdict, _ answer: JSONNode, _ work: BridgeWork, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      if case .carry(let part) = work.purpose { return try take(part, verdict, answer["file"], &item, at: time) }
      if case .refused(let code) = verdict { return try store.bury(item, code: code, reason: "refused", at: time) }
      switch item.event {
      case .message(let message):
        guard verdict != .groupUnknown else {
          return try store.bury(item, code: "groupNotFound", reason: "the hub does not have the group", at: time)
        }
        var link = BridgeLink(
          ours: Self.ours(message.id), origin: .service, line: item.line, sender: message.sender)
        link.sequence = answer["sequence"]?.integer ?? 0
        try store.save(link)
        for id in [message.id, message.serverID].compactMap({ $0 }) {
          try store.wake(Self.recallLine(id), from: .service, at: time)
        }
        // A receipt may wait for the position. What waits because the service failed goes on waiting.
        if let first = try store.first(of: item.line, from: .hub), case .reading(let reading) = first.event,
          reading.message == link.ours, first.progress["begun"] == nil
        {
          try store.wake(item.line, from: .hub, at: time)
        }
        if try store.state(of: message.sender) == .moved { try store.count("in.fromMoved") }
        try store.setNote("lag.service", String(time - message.time))
      case .group(let event):
        let change = try ours(event)
        guard verdict != .groupUnknown else { return try takeUnknown(change, &item, at: time) }
        let isMember = change.operation == .membersAdded
        let rest = try remaining(change, from: .service)
        let done = change.operation == .membersRemoved ? Array(rest.prefix(1)) : rest
        for account in done { try store.setMember(account, of: change.group, on: .hub, isMember) }
        guard try remaining(change, from: .service).isEmpty else { return try store.update(item, due: time) }
      default: break
      }
      try finish(item, count: "in.\(item.event.kind)", at: time)
    }

    private func takeUnknown(
      _ change: BridgeGroupChange, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      // Nothing is left of a group that the hub does not have.
      guard change.operation == .membersAdded, item.progress["group"] == nil else {
        return try finish(item, count: "in.leftOut.group.unknown", at: time)
      }
      item.progress["group"] = "create"
      try store.update(item, due: time)
    }
  }

  extension BridgeMachine {
    /// Takes the outcome of a step of an item.
    func take(
      _ verdict: BridgeVerdict, _ answer: JSONNode, _ work: BridgeWork, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      if item.side == .hub {
        try takeFromHub(verdict, answer, work, &item, at: time)
      } else {
        try takeFromService(verdict, answer, work, &item, at: time)
      }
    }
  }
#endif
