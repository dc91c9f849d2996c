internal import ParlanceCore
internal import ParlanceEngine

// The queries of apps, at any moment: pages of the history, replies, single messages, searches, pins and reactions. A query
// must not consume events, and its results must be right.
extension App {
  /// - parameter conversation: The conversation to ask for; any if nil.
  func fetch(_ node: SimulatedDevice, _ device: Device, in conversation: ConversationID? = nil) {
    let conversation = conversation ?? self.conversation(node, device)
    switch generator.below(16) {
    case ..<8: fetchPage(node, device, conversation)
    case ..<10: fetchReplies(node, device, conversation)
    case ..<12: fetchSingleMessages(node, device, conversation)
    case ..<13: searchHistory(node, device, conversation)
    case ..<14: fetchPins(node, device, conversation)
    case ..<15: fetchReactions(node, device, conversation)
    default: pageBack(node, device, conversation)
    }
  }

  /// Answers news by a query, as a page that shows a conversation does.
  func fetchInAnswer(_ node: SimulatedDevice, _ device: Device, to events: [DeviceEvent]) {
    for event in events {
      switch event {
      case .connection(.authenticated) where generator.chance(600): fetch(node, device)
      case .received(let messages) where generator.chance(150): fetch(node, device, in: messages.first?.conversation)
      case .edited(let message) where generator.chance(150): fetch(node, device, in: message.conversation)
      default: break
      }
    }
  }

  // MARK: messages

  private func fetchPage(_ node: SimulatedDevice, _ device: Device, _ conversation: ConversationID) {
    var query = HistoryQuery(
      conversation: conversation, oldestFirst: generator.chance(400), limit: 1 + generator.below(20),
      stores: generator.chance(650))
    if generator.chance(400),
      let message = generator.pickAny(device.messages(MessageQuery(in: conversation, limit: 20)))
    {
      if query.oldestFirst { query.after = message.time } else { query.before = message.time }
    }
    let fits: ((Message) -> Bool)? = generator.chance(200) ? { $0.id.string.utf8.count % 2 == 0 } : nil
    node.note("fetches \(query.limit) of \(conversation.name)\(query.stores ? ", to keep them" : "")")
    let end = ledger.expectCompletion(node, "fetch history")
    device.fetchHistory(query, where: fits) { [ledger] result in
      end(result.failure)
      if case .success(let messages) = result { ledger.shown(node, messages) }
    }
  }

  private func fetchReplies(_ node: SimulatedDevice, _ device: Device, _ conversation: ConversationID) {
    guard !conversation.isRoom else { return }
    let known = device.messages(MessageQuery(in: conversation, limit: 20)).compactMap { message in
      message.body.reply?.thread.id ?? (message.sequence > 0 ? message.id : nil)
    }
    guard let thread = generator.pickAny(known) else { return }
    let query = ReplyQuery(conversation: conversation, thread: thread, oldestFirst: generator.chance(500), limit: 10)
    node.note("fetches the replies to \(thread)")
    let end = ledger.expectCompletion(node, "fetch replies")
    device.fetchReplies(query, stores: generator.chance(650)) { [ledger] result in
      end(result.failure)
      if case .success(let found) = result { ledger.shown(node, found.replies + (found.message.map { [$0] } ?? [])) }
    }
  }

  private func fetchSingleMessages(_ node: SimulatedDevice, _ device: Device, _ conversation: ConversationID) {
    guard !conversation.isRoom else { return }
    let place = Ledger.place(conversation, of: node.account)
    let ids = ledger.messages.suffix(40).filter { $0.place == place }.map(\.id)
    guard !ids.isEmpty else { return }
    let wanted = (0..<3).map { _ in generator.pick(ids) }
    node.note("fetches \(wanted)")
    let end = ledger.expectCompletion(node, "fetch messages")
    device.fetchMessages(wanted, in: conversation, stores: generator.chance(650)) { [ledger] result in
      end(result.failure)
      if case .success(let messages) = result { ledger.shown(node, messages) }
    }
  }

  private func searchHistory(_ node: SimulatedDevice, _ device: Device, _ conversation: ConversationID) {
    guard !conversation.isRoom else { return }
    node.note("searches \(conversation.name)")
    let end = ledger.expectCompletion(node, "search")
    device.searchHistory(HistorySearch([SearchKeyword("text")], in: [conversation]), limit: 10) { [ledger] result in
      end(result.failure)
      if case .success(let messages) = result { ledger.shown(node, messages) }
    }
  }

  /// Pages back through the device's messages; the device fetches those that it lacks.
  private func pageBack(_ node: SimulatedDevice, _ device: Device, _ conversation: ConversationID) {
    node.note("pages back in \(conversation.name)")
    let end = ledger.expectCompletion(node, "page")
    device.page(MessageQuery(in: conversation, limit: 5 + generator.below(40))) { end($0.failure) }
  }

  // MARK: what belongs to messages

  private func fetchPins(_ node: SimulatedDevice, _ device: Device, _ conversation: ConversationID) {
    guard !conversation.isRoom else { return }
    node.note("fetches the pins of \(conversation.name)")
    let end = ledger.expectCompletion(node, "fetch pins")
    device.fetchPinnedMessages(in: conversation) { [ledger] result in
      end(result.failure)
      if case .success(let pinned) = result { ledger.shown(node, pinned.map(\.message)) }
    }
  }

  private func fetchReactions(_ node: SimulatedDevice, _ device: Device, _ conversation: ConversationID) {
    guard !conversation.isRoom else { return }
    let ids = device.messages(MessageQuery(in: conversation, limit: 5)).filter { $0.sequence > 0 }.map(\.id)
    guard !ids.isEmpty else { return }
    node.note("fetches the reactions to \(ids)")
    let end = ledger.expectCompletion(node, "fetch reactions")
    device.fetchReactions(of: ids, in: conversation) { end($0.failure) }
  }
}
