internal import ParlanceCore

/// The handling of frames from the hub.
extension DeviceStreams {
  func receive(_ frame: InboundFrame) throws(MessagingError) {
    if case .reply(let number, let result) = frame {
      guard let request = core.requests.take(number) else { return }
      return try core.finishReply(request, result)
    }
    // What still comes over a link that was given up is fetched after the next login. Applied now, it would stand in a
    // history of which this device does not know that it is the hub's.
    guard core.connection.isConnected else {
      if core.pages.partialLogin != nil { try core.pages.receiveEarly(frame) }
      return
    }
    switch frame {
    case .reply: break
    case .event(let event):
      try receivePushed(event)
    case .transient(let conversation, let time, let message):
      if isLeaving(conversation) { return }
      try core.receiving.receiveTransient(conversation, time, message)
    case .otherDevices(let devices, let change):
      core.login.takeOtherDevices(devices, change)
    case .roomMembersChanged(let room, let entered, let left):
      core.places.receive(room, entered: entered, left: left)
    case .roomRemoved(let id, let departure, let actor):
      core.places.receiveRemoval(from: id, departure, actor: actor)
    case .presence(let update):
      try core.presence.receive(update)
    case .ended(let reason):
      try core.login.perform(core.connection.ended(reason))
    case .callSignal(let signal):
      core.invitations.advance { machine in machine.receive(signal, account: core.account, at: core.now) }
    case .callChannel(let numbered): core.callChannels.receive(numbered)
    case .threadMessages(let change): try core.threads.receiveThreadMessages(change)
    case .bulletinsChanged(let last): core.bulletins.ask(unlessHaving: last)
    case .operatorText(let text): core.bulletins.receive(text)
    case .wordListChanged: core.wordList.readKept()
    case .tokenWillExpire(let time): core.login.receiveExpiry(at: time)
    }
  }

  func receivePushed(_ event: StreamEvent) throws(MessagingError) {
    switch event.stream {
    case .account:
      if core.fetching.catchUp.isFetching(.account) { return }
      switch takePushed(event.sequence) {
      case .ignore: return
      case .fetch: core.fetching.fetchAccount()
      case .apply:
        try core.begin(isDurable: false)
        try saveAccountCursor(appliedUpTo: event.time)
        try applyAccountEvent(event)
      }
    case .conversation(let id):
      let conversation = try core.conversations.conversation(namedByHub: id)
      if core.fetching.catchUp.isFetching(event.stream) { return }
      switch conversation.cursor.receive(event.sequence) {
      case .ignore: return
      case .fetch: core.fetching.fetch(conversation)
      case .apply:
        try core.begin(isDurable: false)
        noteApplied(event.time, in: conversation)
        if isLeaving(id) { return }
        try apply(event, conversation, isOffline: false)
        if case .nothing = event.payload { try core.news.settle(conversation) }
      }
    }
  }

  /// Returns whether the app asked to leave this room: the hub may not know yet, but what it still sends is not
  /// reported.
  private func isLeaving(_ id: ConversationID) -> Bool { id.kind == .room && core.presence.session.isLeaving(id.name) }
}
