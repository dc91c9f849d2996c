import AgoraRtmKit
import PhoneApps

// The presence of peers, and who is in a channel.

extension RTMPhone {
  func watch(_ account: String, _ isOn: Bool, _ outcome: Outcome) {
    let call = isOn ? "subscribePeersOnlineStatus" : "unsubscribePeersOnlineStatus"
    screen.code(["kit.\(call)([\(CodeText.literal(account))]) { code in }"])
    let done: AgoraRtmSubscriptionRequestBlock = { [weak self] code in
      self?.screen.callback("\(call)(_:completion:)", ["\(code)"])
      if code == .ok, !isOn { self?.screen.changeContact(account) { $0.online = nil } }
      outcome.finish(Self.problem(code))
    }
    if isOn {
      kit?.subscribePeersOnlineStatus([account], completion: done)
    } else {
      kit?.unsubscribePeersOnlineStatus([account], completion: done)
    }
  }

  func loadGroup(_ group: String, _ outcome: Outcome) {
    screen.code(["channel.getMembersWithCompletion { members, code in }"])
    refreshGroup(group, outcome)
  }

  /// Reads who is in a channel: members of the group whose apps have joined it.
  func refreshGroup(_ id: String, _ outcome: Outcome? = nil) {
    guard let channel = channels[id] else { return outcome?.succeed() ?? () }
    channel.getMembersWithCompletion { [weak self] members, code in
      if code == .ok {
        let members = (members ?? []).map { GroupSnapshot.Member(account: $0.userId, role: nil) }
        self?.screen.setGroup(id, GroupSnapshot(name: nil, announcement: nil, members: members))
      }
      outcome?.finish(Self.problem(code))
    }
  }
}
