import DemoApps

// What the vendor's document promises.

extension AgoraAndroidApp {
  func callbacks(for happening: Happening) -> [Callback] {
    switch happening {
    case .loggedIn: return [Callback("login onSuccess")]
    case .loggedOut: return [Callback("logout onSuccess")]
    case .cameBack: return []
    // Another style founds the group and names the managers, of which this SDK tells nothing.
    case .foundedGroup(let group), .joinedGroup(let group):
      return [Callback("onInvitationReceived", "group \(group.name)", "by \(group.founder)")]
    case .namedManager, .managerNamed: return []
    case .sent(let message): return [Callback("sendMessage onSuccess", message.label, "SUCCESS")]
    case .received(let messages):
      // What came while the app was away comes together.
      let event = messages.count > 1 ? "EventOfflineMessage" : "EventNewMessage"
      return [Callback(event, messages.flatMap { received($0) })]
    // The call returns when it is done, or throws.
    case .acknowledged, .uploaded: return []
    case .opened(let message): return [Callback("asyncFetchMessage onSuccess", message.label)]
    case .read(let message):
      return [Callback("EventReadAck", message.label, conversation(of: message), "isAcked true")]
    case .readInGroup: return []
    case .tookBack: return [Callback("sendMessage REVOKE_FLAG onSuccess", "still stored")]
    // This vendor's interface has no reactions.
    case .liked, .sawLike: return []
    case .lost(let message, let revoker, _, _, let hadIt):
      return [
        Callback(
          "EventNewCMDMessage", "REVOKE_FLAG", message.label, "from \(revoker)", conversation(of: message),
          hadIt ? "removed" : "never here")
      ]
    }
  }

  private func received(_ message: SentMessage) -> [String] {
    var fields = [message.label, "from \(message.author)", conversation(of: message), words(of: message)]
    if !message.outgoing.shared.isEmpty { fields.append("ext \(Wording.json(message.outgoing.shared))") }
    return fields
  }

  /// The description of its content; that of a picture has no length, as its body has none.
  private func words(of message: SentMessage) -> String {
    guard let file = message.outgoing.file, file.kind == .picture else { return message.outgoing.words }
    return DemoFile.words(file.kind, file.name, bytes: nil, width: file.size?.width, height: file.size?.height)
  }

  /// The conversation of a message as this app's account names it.
  private func conversation(of message: SentMessage) -> String {
    switch message.place {
    case .direct(let peer): "Chat \(message.author == account ? peer : message.author)"
    case .group(let group): "GroupChat \(group.name)"
    }
  }
}
