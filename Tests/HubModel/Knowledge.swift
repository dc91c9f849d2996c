internal import ParlanceCore

/// The groups and messages that exist, so that requests can be sensible.
struct Knowledge {
  /// A group, and what its members may do.
  struct Group {
    var id: String
    var roles: [AccountNumber: Member.Role]
  }

  /// A message that was accepted.
  struct KnownMessage {
    var id: MessageID
    var naming: StreamNaming
    /// The participants of a direct conversation; nil for others.
    var pair: Set<AccountNumber>?
    var stream: StreamNumber
    var sender: AccountNumber
  }

  var now = Timestamp.zero
  /// By stream.
  private(set) var groups: [StreamNumber: Group] = [:]
  /// The streams of groups in their order.
  private var order: [StreamNumber] = []
  /// The latest.
  private(set) var messages: [KnownMessage] = []
  /// The ids of the latest call channels.
  private(set) var callChannels: [String] = []

  mutating func note(callChannel id: String) {
    guard !callChannels.contains(id) else { return }
    if callChannels.count >= 6 { callChannels.removeFirst() }
    callChannels.append(id)
  }

  mutating func note(_ message: KnownMessage) {
    if messages.count >= 24 { messages.removeFirst() }
    messages.append(message)
  }

  mutating func note(
    _ info: GroupInfo, updated: [(AccountNumber, Member.Role)], removed: [AccountNumber], in stream: StreamNumber
  ) {
    if groups[stream] == nil { order.append(stream) }
    for (account, role) in updated { groups[stream, default: Group(id: info.id, roles: [:])].roles[account] = role }
    for account in removed { groups[stream]?.roles[account] = nil }
  }

  /// The groups in which an account has at least a role.
  func groups(of account: AccountNumber, atLeast role: Member.Role) -> [String] {
    order.compactMap { stream in
      guard let group = groups[stream], let own = group.roles[account], own >= role else { return nil }
      return group.id
    }
  }

  /// The latest messages that an account may know.
  ///
  /// - parameter isOwn: A Boolean value that indicates whether they are its own, or others'; nil for all.
  func messages(for account: AccountNumber, isOwn: Bool?) -> [KnownMessage] {
    messages.filter { message in
      guard isOwn == nil || isOwn == (message.sender == account) else { return false }
      if let pair = message.pair { return pair.contains(account) }
      return groups[message.stream].map { $0.roles[account] != nil } ?? true
    }
  }
}
