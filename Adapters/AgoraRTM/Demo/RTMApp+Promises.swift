import DemoApps

// What the vendor's documents promise.

extension RTMApp {
  func callbacks(for happening: Happening) -> [Callback] {
    switch happening {
    case .loggedIn:
      return [
        Callback("connectionStateChanged", "connecting", "login"),
        Callback("connectionStateChanged", "connected", "loginSuccess"), Callback("login", "ok"),
      ]
    case .loggedOut: return [Callback("connectionStateChanged", "disconnected", "logout"), Callback("logout", "ok")]
    case .cameBack:
      return [
        Callback("connectionStateChanged", "reconnecting", "interrupted"),
        Callback("connectionStateChanged", "connected", "loginSuccess"),
      ]
    case .joinedGroup: return [Callback("channel join", "channelErrorOk")]
    case .sent(let message):
      guard case .direct = message.place else { return [Callback("channel send", message.label, "errorOk")] }
      return [Callback("send toPeer", message.label, message.waits ? "cachedByServer" : "ok")]
    case .received(let messages): return messages.map { received($0) }
    case .uploaded(let file):
      return [Callback(file.kind == .picture ? "createImageMessage" : "createFileMessage", file.name, "ok")]
    case .opened(let message): return [Callback("downloadMedia toFile", message.label, "ok")]
    // No groups but as channels, no receipts, no reactions, no recall: the vendor tells nothing.
    case .foundedGroup, .managerNamed, .namedManager, .acknowledged, .read, .readInGroup, .liked, .sawLike, .tookBack,
      .lost:
      return []
    }
  }

  private func received(_ message: SentMessage) -> Callback {
    let fields = [message.label, "from \(message.author)", message.outgoing.words]
    guard case .direct = message.place else { return Callback("channel messageReceived", fields) }
    switch message.outgoing.file?.kind {
    case .picture: return Callback("imageMessageReceived fromPeer", fields)
    case .document: return Callback("fileMessageReceived fromPeer", fields)
    case nil: break
    }
    return Callback("messageReceived fromPeer", fields + (message.waits ? ["isOfflineMessage"] : []))
  }
}
