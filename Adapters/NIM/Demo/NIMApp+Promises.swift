import DemoApps

// What the vendor's documents promise.

extension NIMApp {
  func callbacks(for happening: Happening) -> [Callback] {
    switch happening {
    case .loggedIn: return [Callback("login(_:token:completion:)", "error nil")]
    case .loggedOut: return [Callback("logout(_:)", "error nil")]
    case .cameBack: return []
    case .foundedGroup(let group):
      return joined(group) + [Callback("createTeam(_:users:completion:)", "error nil", "0 failed")]
    case .joinedGroup(let group): return joined(group)
    case .namedManager(let account, let group):
      return [Callback("addManagers(toTeam:users:completion:)", "error nil")] + named(account, in: group)
    case .managerNamed(let account, let group): return named(account, in: group)
    case .sent(let message):
      return [Callback("send(_:didCompleteWithError:)", message.label, "error nil", "deliveried")]
    case .received(let messages):
      return [Callback("onRecvMessages", messages.flatMap { received($0) })] + messages.flatMap { fetched($0) }
    case .uploaded: return []
    case .opened(let message):
      guard message.outgoing.file?.kind == .picture else { return [fetched(message.label)] }
      return [Callback("download(_:filepath:progress:completion:)", message.label, "error nil")]
    case .acknowledged(let message):
      if case .direct = message.place { return [Callback("send(_:completion:)", "error nil")] }
      return [Callback("sendTeamMessageReceipts(_:completion:)", "error nil", "0 failed")]
    case .read(let message):
      return [Callback("onRecvMessageReceipts", message.label, session(of: message), "isRemoteRead true")]
    case .readInGroup(let message, let reader, let read, let unread):
      let counts = ["by \(reader)", "read \(read)", "unread \(unread)"]
      return [Callback("onRecvMessageReceipts", [message.label, session(of: message)] + counts)]
    case .tookBack(let message):
      // NIM notifies the account that revokes, too, and deletes its message afterwards.
      let notification = revoked(message, by: account, isOffline: false, state: "still stored")
      return [Callback("revokeMessage(_:completion:)", "error nil"), notification]
    case .liked: return [Callback("add(_:to:completion:)", "error nil")]
    case .sawLike(let message, let reader):
      return [Callback("onRecvQuickComment", message.label, "by \(reader)", "replyType 1")]
    case .lost(let message, let revoker, _, let isOffline, let hadIt):
      let state = hadIt ? "gone" : nil
      return [revoked(message, by: revoker, isOffline: isOffline, state: state)]
    }
  }

  private func joined(_ group: Group) -> [Callback] {
    let targets = group.members.joined(separator: " ")
    return [
      Callback("onTeamAdded", "team \(group.name)", "owner \(group.founder)", "\(group.members.count + 1) members"),
      Callback(
        "onRecvMessages", "notification invite", "from \(group.founder)", "team \(group.name)", "targets \(targets)"),
    ]
  }

  private func named(_ manager: String, in group: Group) -> [Callback] {
    [
      Callback("onTeamMemberUpdated(_:withMembers:)", manager),
      Callback(
        "onRecvMessages", "notification addManager", "from \(group.founder)", "team \(group.name)",
        "targets \(manager)"),
    ]
  }

  private func received(_ message: SentMessage) -> [String] {
    var fields = [message.label, "from \(message.author)", session(of: message), message.outgoing.words]
    if !message.outgoing.shared.isEmpty { fields.append("remoteExt \(Wording.json(message.outgoing.shared))") }
    if message.outgoing.hasOwnFields, message.style == style { fields.append("messageSubType 7") }
    return fields
  }

  /// NIM gets what stands for a picture in a list by itself.
  private func fetched(_ message: SentMessage) -> [Callback] {
    message.outgoing.file?.kind == .picture ? [fetched(message.label)] : []
  }

  private func fetched(_ label: String) -> Callback {
    Callback("fetchMessageAttachment(_:didCompleteWithError:)", label, "error nil")
  }

  private func revoked(_ message: SentMessage, by revoker: String, isOffline: Bool, state: String?) -> Callback {
    var fields = [state == nil ? "message nil" : message.label, "of \(message.author)", "by \(revoker)"]
    fields.append(session(of: message))
    if isOffline { fields.append("offline") }
    if let state { fields.append(state) }
    return Callback("onRecvRevokeMessageNotification", fields)
  }

  /// The conversation of a message as this app's account names it.
  private func session(of message: SentMessage) -> String {
    switch message.place {
    case .direct(let peer): "P2P \(message.author == account ? peer : message.author)"
    case .group(let group): "team \(group.name)"
    }
  }
}
