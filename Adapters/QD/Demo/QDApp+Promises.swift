import DemoApps

// What the vendor's documents promise.

extension QDApp {
  func callbacks(for happening: Happening) -> [Callback] {
    switch happening {
    case .loggedIn: return [Callback("login(withAccount:password:completion:)", "error nil")]
    case .loggedOut: return [Callback("logout(_:)", "error nil")]
    case .cameBack: return []
    // Another style founds the group and names the managers: QD documents no managers.
    case .foundedGroup(let group), .joinedGroup(let group): return joined(group)
    case .namedManager(let account, let group), .managerNamed(let account, let group):
      return named(account, in: group)
    case .sent(let message):
      return [Callback("send(_:didCompleteWithError:)", message.label, "error nil", "deliveried")]
    case .received(let messages): return [Callback("onRecvMessages", messages.flatMap { received($0) })]
    case .uploaded: return []
    case .opened(let message):
      // The picture itself is its app's to get: it opens the address.
      guard message.outgoing.file?.kind == .document else { return [] }
      return [Callback("fetchMessageAttachment(_:didCompleteWithError:)", message.label, "error nil")]
    case .acknowledged: return [Callback("sendMessageReceipt(_:completion:)", "error nil")]
    case .read(let message):
      return [Callback("onRecvReceiptsMessage", message.label, session(of: message), "isRemoteRead true")]
    case .readInGroup(let message, _, _, _):
      // QD tells neither who read it nor how many did.
      return [Callback("onRecvReceiptsMessage", message.label, session(of: message))]
    case .tookBack:
      // A QD revoker gets its completion and no notification; its message goes afterwards.
      return [Callback("revokeMessage(_:completion:)", "error nil", "still stored")]
    // This vendor's interface has no reactions.
    case .liked, .sawLike: return []
    case .lost(let message, let revoker, _, let isOffline, let hadIt):
      var fields = [message.label, "of \(message.author)", "by \(revoker)", session(of: message)]
      if isOffline { fields.append("offline") }
      fields.append(hadIt ? "gone" : "message nil")
      return [Callback("onRecvRevokeMessageNotification", fields)]
    }
  }

  private func joined(_ group: Group) -> [Callback] {
    let targets = group.members.joined(separator: " ")
    return [
      Callback("onGroupAdded", "group \(group.name)", "owner \(group.founder)", "\(group.members.count + 1) members"),
      Callback(
        "onRecvMessages", "notification invite", "from \(group.founder)", "group \(group.name)", "targets \(targets)"),
    ]
  }

  private func named(_ manager: String, in group: Group) -> [Callback] {
    [
      Callback("onGroupMembersChanged", "updated \(manager)"),
      Callback(
        "onRecvMessages", "notification addManager", "from \(group.founder)", "group \(group.name)",
        "targets \(manager)"),
    ]
  }

  private func received(_ message: SentMessage) -> [String] {
    var fields = [message.label, "from \(message.author)", session(of: message), message.outgoing.words]
    if !message.outgoing.shared.isEmpty { fields.append("remoteExt \(Wording.json(message.outgoing.shared))") }
    if message.outgoing.hasOwnFields, message.style == style { fields += ["title \"Order\"", "msgFlag 4"] }
    return fields
  }

  /// The conversation of a message as this app's account names it.
  private func session(of message: SentMessage) -> String {
    switch message.place {
    case .direct(let peer): "P2P \(message.author == account ? peer : message.author)"
    case .group(let group): "group \(group.name)"
    }
  }
}
