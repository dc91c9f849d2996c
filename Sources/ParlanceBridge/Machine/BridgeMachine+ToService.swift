#if Server
  internal import ParlanceCore
  internal import ParlanceMoving

  /// Events of the hub on their way to the service.
  extension BridgeMachine {
    /// Returns the next step of an event of the hub.
    func stepToService(_ item: inout BridgeItem, at time: Int64) throws(MessagingError) -> BridgeStep {
      if let step = try stepOfGroup(item) { return step }
      switch item.event {
      case .message(let message): return try step(message, &item, at: time)
      case .recall(let recall): return try step(recall, &item)
      case .reading(let reading): return try step(reading, &item, at: time)
      case .group(let change): return try step(change, &item)
      case .block, .unblock: return translate(item.event, BridgeContext())
      case .leftOut(let kind): return .finish(count: "out.leftOut.\(kind)")
      case .damaged: return .finish(count: "out.leftOut.damaged")
      }
    }

    private func translate(_ event: BridgeEvent, _ context: BridgeContext) -> BridgeStep {
      switch end.request(for: event, context) {
      case .request(let request): .send(.service(request), .send)
      case .leftOut(let kind): .finish(count: "out.leftOut.\(kind)")
      }
    }

    private func theirs(_ place: BridgePlace) throws(MessagingError) -> BridgePlace {
      guard case .group(let id) = place else { return place }
      return .group(try store.group(ours: id))
    }

    private func step(
      _ message: BridgeMessage, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) -> BridgeStep {
      let known = try store.link(ours: message.id, line: item.line)
      // It came from the service, or went there before.
      if known?.origin == .service { return .finish(count: "out.echo") }
      if known?.serverID != nil {
        // Its callback says that an attempt arrived whose answer did not.
        return .finish(count: item.progress["sent"] == nil ? "out.repeat" : "out.message")
      }
      if case .account(let peer) = message.place, try isMoved(message.sender), try isMoved(peer) {
        return .finish(count: "out.leftOut.moved")
      }
      if let step = stepOfFiles(message, item) { return step }
      let context = try context(of: message, item)
      if let first = item.progress["sent"].flatMap({ Int64($0) }) {
        let begin = item.progress["from"].flatMap { Int64($0) } ?? end.questionTime(for: first)
        if item.progress["mute"] == nil, let question = end.question(about: message, context, since: begin) {
          // What left over a link that broke, or before this process began, may still be on its way.
          let settled = first + limits.questionDelay
          return time < settled ? .wait(until: settled) : .send(.service(question), .question)
        }
        // The message's callback says whether the attempt arrived, and comes soon.
        let deadline = first + end.callbackPatience
        guard time >= deadline else { return .wait(until: deadline) }
        // The service cannot be asked: it may get the message twice, which is counted.
        try store.count("out.unasked")
      }
      var link = BridgeLink(ours: message.id, origin: .hub, line: item.line, sender: message.sender)
      link.sequence = message.sequence
      try store.save(link)
      let step = translate(item.event, context)
      if case .send = step { item.progress["sent"] = String(time) }
      return step
    }

    private func isMoved(_ account: String) throws(MessagingError) -> Bool {
      try store.state(of: account) == .moved
    }

    private func context(of message: BridgeMessage, _ item: BridgeItem) throws(MessagingError) -> BridgeContext {
      var context = BridgeContext(
        link: try store.link(ours: message.id, line: item.line), place: try theirs(message.place),
        mark: marker.mark(id: message.id, line: item.line))
      context.files = item.files
      return context
    }

    private func step(_ recall: BridgeRecall, _ item: inout BridgeItem) throws(MessagingError) -> BridgeStep {
      guard var link = try store.link(ours: recall.message, line: item.line) else {
        return .finish(count: "out.leftOut.recall.unknown")
      }
      guard link.recalled != .service else { return .finish(count: "out.echo") }
      guard link.serverID != nil || link.theirs != nil, let place = recall.place else {
        return .finish(count: "out.leftOut.recall.undelivered")
      }
      link.recalled = .hub
      try store.save(link)
      return translate(item.event, BridgeContext(link: link, place: try theirs(place)))
    }

    private func step(
      _ reading: BridgeReading, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) -> BridgeStep {
      // The gateway's event can be faster than its answer, which has the position of the message that was read.
      if let first = try store.first(of: item.line, from: .service), case .message(let coming) = first.event,
        Self.ours(coming.id) == reading.message
      {
        return .wait(until: time + limits.firstPause)
      }
      let isGroup = if case .group = reading.place { true } else { false }
      let link =
        isGroup
        ? try store.link(ours: reading.message, line: item.line)
        : try store.newestLink(in: item.line, upTo: reading.sequence ?? 0)
      guard let link, link.origin == .service, let sequence = link.sequence else {
        return .finish(count: "out.leftOut.reading.unknown")
      }
      let place = isGroup ? item.line + "\n" + reading.message : item.line
      if item.progress["begun"] == nil {
        guard try store.readPosition(of: reading.reader, in: place) < sequence else {
          return .finish(count: "out.echo")
        }
        try store.setReadPosition(sequence, of: reading.reader, in: place)
        item.progress["begun"] = "1"
      }
      return translate(item.event, BridgeContext(link: link, place: try theirs(reading.place)))
    }

    private func step(_ change: BridgeGroupChange, _ item: inout BridgeItem) throws(MessagingError) -> BridgeStep {
      let refused = Self.names(item.progress["refused"])
      let rest = try remaining(change, from: .hub, except: refused)
      guard !rest.isEmpty else {
        guard !refused.isEmpty else { return .finish(count: "out.echo") }
        let code = item.progress["refusedCode"] ?? "refused"
        // The operator may have it tried again.
        for name in ["refused", "refusedCode"] { item.progress[name] = nil }
        return .bury(code: code, reason: "refused for " + refused.joined(separator: ", "))
      }
      if item.progress["owner"] == nil {
        if change.operation == .dismissed {
          item.progress["owner"] = change.actor
        } else {
          return .send(.hub(HubRequest("GET", ["groups", change.group])), .groupInfo)
        }
      }
      var part = change
      part.group = try store.group(ours: change.group)
      part.accounts = change.operation == .dismissed ? [] : rest
      return translate(
        .group(part), BridgeContext(place: .group(part.group), owner: item.progress["owner"]))
    }

    /// Returns the accounts that the other side does not know in the state of a change, at most as many as a request takes;
    /// an empty name stands for the group itself.
    ///
    /// - parameter refused: The accounts for which the other side refused it.
    func remaining(
      _ change: BridgeGroupChange, from side: BridgeSide, except refused: [String] = []
    ) throws(MessagingError) -> [String] {
      Array(try allRemaining(change, from: side, except: refused).prefix(side == .hub ? end.accountsOfChange : 100))
    }

    private func allRemaining(
      _ change: BridgeGroupChange, from side: BridgeSide, except refused: [String]
    ) throws(MessagingError) -> [String] {
      let isMember = change.operation == .membersAdded
      let accounts = change.operation == .dismissed ? [""] : change.accounts
      var rest: [String] = []
      for account in accounts {
        try store.setMember(account, of: change.group, on: side, isMember)
        guard !refused.contains(account) else { continue }
        if try store.isMember(account, of: change.group, on: side.other) != isMember { rest.append(account) }
      }
      return rest
    }

    /// Notes that the service refuses a change for the accounts of a request.
    ///
    /// - returns: False if the change has no other accounts.
    private func skip(
      _ change: BridgeGroupChange, _ code: String, _ item: inout BridgeItem
    ) throws(MessagingError) -> Bool {
      let refused = Self.names(item.progress["refused"])
      let rest = try allRemaining(change, from: .hub, except: refused)
      guard rest.count > end.accountsOfChange else {
        for name in ["refused", "refusedCode"] { item.progress[name] = nil }
        return false
      }
      let all = refused + rest.prefix(end.accountsOfChange)
      (item.progress["refused"], item.progress["refusedCode"]) = (all.joined(separator: "\n"), code)
      return true
    }

    private static func names(_ list: String?) -> [String] {
      (list ?? "").split(separator: "\n").map(String.init)
    }

    // MARK: a group that the service does not have

    /// Returns the next step of creating the event's group; nil if that is not asked for.
    private func stepOfGroup(_ item: BridgeItem) throws(MessagingError) -> BridgeStep? {
      if item.progress["rest"] != nil, let group = Self.group(of: item.event) {
        let owner = item.progress["owner"] ?? ""
        let change = BridgeGroupChange(
          group: try store.group(ours: group), operation: .membersAdded, actor: owner, accounts: nextMembers(item),
          time: item.received)
        switch end.request(for: .group(change), BridgeContext(place: .group(change.group), owner: owner)) {
        case .request(let request): return .send(.service(request), .addMembers)
        case .leftOut(let kind): return .finish(count: "out.leftOut.\(kind)")
        }
      }
      guard item.progress["group"] == "create", let group = Self.group(of: item.event) else { return nil }
      guard let name = item.progress["name"], let owner = item.progress["owner"] else {
        return .send(.hub(HubRequest("GET", ["groups", group])), .groupInfo)
      }
      guard item.progress["members"] != nil else {
        return .send(.hub(HubRequest("GET", ["groups", group, "members"])), .groupMembers)
      }
      let others = otherMembers(item)
      let created = BridgeGroup(
        id: group, name: name, owner: owner, members: Array(others.prefix(end.accountsOfCreation)),
        size: others.count + 1)
      switch end.request(creating: created) {
      case .request(let request): return .send(.service(request), .createGroup)
      case .leftOut(let kind): return .finish(count: "out.leftOut.\(kind)")
      }
    }

    /// Returns the members of the group beside its owner.
    private func otherMembers(_ item: BridgeItem) -> [String] {
      let owner = AccountID(item.progress["owner"] ?? "")
      return Self.names(item.progress["members"]).filter { AccountID($0) != owner }
    }

    /// Returns the members that are added next.
    private func nextMembers(_ item: BridgeItem) -> [String] {
      Array(Self.names(item.progress["rest"]).prefix(end.accountsOfChange))
    }

    static func group(of event: BridgeEvent) -> String? {
      switch event {
      case .message(let message): if case .group(let id) = message.place { id } else { nil }
      case .group(let change): change.group
      default: nil
      }
    }

    // MARK: outcomes

    /// The code with which an end refuses a recall of a message that the service does not have.
    package static let messageUnknown = "messageUnknown"

    /// Takes the outcome of a step.
    func takeFromHub(
      _ verdict: BridgeVerdict, _ answer: JSONNode, _ work: BridgeWork, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      if case .carry(let part) = work.purpose {
        return try take(part, verdict, end.file(in: answer), &item, at: time)
      }
      if case .refused(let code) = verdict, work.purpose != .question, work.purpose != .addMembers {
        // The group is gone at the hub: nothing of it can be reported any more.
        if work.purpose == .groupInfo || work.purpose == .groupMembers, code == "groupNotFound" {
          return try finish(item, count: "out.leftOut.group.gone", at: time)
        }
        // An attempt before that had no answer took it back.
        if case .recall = item.event, code == Self.messageUnknown, item.attempts > 0 {
          return try finish(item, count: "out.recall", at: time)
        }
        // The accounts of one request, and the change has others.
        if case .group(let change) = item.event, work.purpose == .send, try skip(change, code, &item) {
          return try store.update(item, due: time)
        }
        return try store.bury(item, code: code, reason: "refused", at: time)
      }
      switch work.purpose {
      case .carry: break
      case .question: try takeAnswer(verdict, answer, &item, at: time)
      case .groupInfo:
        item.progress["name"] = answer["group"]?["name"]?.text ?? ""
        item.progress["owner"] = answer["group"]?["owner"]?.text ?? ""
        try store.update(item, due: time)
      case .groupMembers:
        let names = answer["members"]?.list?.compactMap { $0["account"]?.text } ?? []
        item.progress["members"] = names.joined(separator: "\n")
        try store.update(item, due: time)
      case .createGroup:
        guard case .done(let receipt) = verdict, let theirs = receipt.group, let group = Self.group(of: item.event)
        else { return try store.bury(item, code: "group", reason: "the group cannot be created", at: time) }
        try store.saveGroup(ours: group, theirs: theirs)
        let others = otherMembers(item)
        for member in [item.progress["owner"] ?? ""] + others.prefix(end.accountsOfCreation) {
          for side in BridgeSide.allCases { try store.setMember(member, of: group, on: side, true) }
        }
        let rest = others.dropFirst(end.accountsOfCreation)
        item.progress["rest"] = rest.isEmpty ? nil : rest.joined(separator: "\n")
        for name in ["group", "sent"] { item.progress[name] = nil }
        try store.count("out.group.created")
        try store.update(item, due: time)
      case .addMembers:
        let added = nextMembers(item)
        switch verdict {
        case .done, .already:
          guard let group = Self.group(of: item.event) else { break }
          for member in added {
            for side in BridgeSide.allCases { try store.setMember(member, of: group, on: side, true) }
          }
        // An account that the service does not have: the others are added.
        default: try store.count("out.leftOut.member", Int64(added.count))
        }
        let rest = Self.names(item.progress["rest"]).dropFirst(added.count)
        item.progress["rest"] = rest.isEmpty ? nil : rest.joined(separator: "\n")
        try store.update(item, due: time)
      case .send: try takeSent(verdict, work, &item, at: time)
      }
    }

    private func takeSent(
      _ verdict: BridgeVerdict, _ work: BridgeWork, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      if verdict == .groupUnknown {
        guard Self.group(of: item.event) != nil, item.progress["group"] == nil, item.progress["created"] == nil else {
          return try store.bury(item, code: "groupUnknown", reason: "the service does not have the group", at: time)
        }
        (item.progress["group"], item.progress["created"], item.progress["sent"]) = ("create", "1", nil)
        return try store.update(item, due: time)
      }
      if case .message(let message) = item.event, case .done(let receipt) = verdict {
        try keep(receipt, of: message, item.line)
      }
      if case .group(let change) = item.event {
        let isMember = change.operation == .membersAdded
        for account in try remaining(change, from: .hub, except: Self.names(item.progress["refused"])) {
          try store.setMember(account, of: change.group, on: .service, isMember)
        }
        // More accounts than one request takes.
        guard try remaining(change, from: .hub).isEmpty else { return try store.update(item, due: time) }
      }
      try finish(item, count: "out.\(item.event.kind)", at: time)
    }

    private func takeAnswer(
      _ verdict: BridgeVerdict, _ answer: JSONNode, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      guard case .message(let message) = item.event else { return try store.update(item, due: time) }
      try store.count("out.asked")
      if case .refused = verdict {
        // It has no history, or not for this conversation.
        item.progress["mute"] = "1"
        return try store.update(item, due: time)
      }
      let context = try context(of: message, item)
      var known: Set<String> = []
      for id in end.candidates(in: answer) {
        if let link = try store.link(theirs: id, line: item.line), link.ours != message.id { known.insert(id) }
      }
      if let receipt = end.find(message, context, in: answer, isKnown: { known.contains($0) }) {
        try keep(receipt, of: message, item.line)
        return try finish(item, count: "out.message", at: time)
      }
      if let next = end.continuation(of: answer) {
        item.progress["from"] = String(next)
      } else {
        for name in ["sent", "from"] { item.progress[name] = nil }
      }
      try store.update(item, due: time)
    }

    private func keep(
      _ receipt: BridgeReceipt, of message: BridgeMessage, _ line: String
    ) throws(MessagingError) {
      var link = BridgeLink(ours: message.id, origin: .hub, line: line, sender: message.sender)
      (link.serverID, link.serverTime, link.theirs) = (receipt.serverID, receipt.time, receipt.id)
      link.sequence = message.sequence
      try store.save(link)
    }
  }
#endif
