internal import Foundation
internal import Parlance

extension ConversationManager {
  func delete(_ message: NIMMessage, option: NIMDeleteMessageOption?) { delete(message) }

  func delete(
    _ recentSession: NIMRecentSession, option: NIMDeleteRecentSessionOption,
    completion: @escaping ((any Error)?) -> Void
  ) {
    core.request(completion) { [core] device, completion in
      guard let session = recentSession.session else { throw NSError.invalidParameter("session") }
      let conversation = try core.conversation(of: session)
      if option.shouldMarkAllMessagesReadInSessions {
        try device.markRead([conversation], reportsConversations: false)
      }
      try device.removeConversation(conversation)
      guard option.isDeleteRoamMessage else { return core.afterCallbacks { completion(nil) } }
      device.clearHubHistory(conversation, note: nil, everywhere: false) { completion($0?.nim) }
    }
  }

  func addEmptyRecentSession(by session: NIMSession, option: NIMAddEmptyRecentSessionBySessionOption) {
    guard let conversation = core.knownConversation(of: session), conversation.kind != .room else { return }
    core.change(nil) { device in
      let updated: Timestamp?
      if let last = device.newestListed(in: conversation) {
        updated = option.withLastMsg ? last.time : nil
      } else {
        updated = option.addEmptyMsgIfNoLastMsgExist ? nil : .zero
      }
      try device.addConversation(conversation, updated: updated)
    }
  }

  func `import`(
    _ importedRecentSession: [NIMImportedRecentSession],
    completion: (((any Error)?, [NIMImportedRecentSession]?) -> Void)?
  ) {
    var failed: [NIMImportedRecentSession] = []
    var failure: (any Error)?
    for imported in importedRecentSession {
      do {
        let device = try core.requireDevice()
        let conversation = try core.conversation(of: imported.session).unlessChatroom("chatrooms are in no list")
        guard imported.timestamp.isFinite, imported.timestamp >= 0 else {
          throw NSError.invalidParameter("a time that is negative or not finite")
        }
        try device.addConversation(conversation, updated: Timestamp(seconds: imported.timestamp))
      } catch {
        failed.append(imported)
        failure = failure ?? core.device?.storageError?.nim ?? error.nimError
      }
    }
    if core.device == nil { failure = NSError.notLoggedIn }
    guard let completion else { return }
    core.afterCallbacks { [failed, failure] in completion(failure, failed) }
  }

  func allRecentSessions(with option: NIMRecentSessionOption) -> [NIMRecentSession]? {
    guard let device = core.device else { return nil }
    let hidden = Set(option.filterLastMessageTypes.map(\.intValue))
    return device.conversations().compactMap { summary in
      guard summary.conversation.kind != .room else { return nil }
      var summary = summary
      if let last = summary.lastMessage, hidden.contains(NIMMessageType(last.kind).rawValue) {
        summary.lastMessage = device.newestListed(in: summary.conversation) {
          !hidden.contains(NIMMessageType($0.kind).rawValue)
        }
      }
      return NIMRecentSession(summary, core: core)
    }
  }

  func allUnreadCount(_ notify: Bool) -> Int {
    guard let device = core.device else { return 0 }
    let settings = device.pushSettings()
    return device.conversations().reduce(0) { count, summary in
      let conversation = summary.conversation
      guard conversation.kind != .room, summary.unreadCount > 0 else { return count }
      let notifies: Bool
      if case .direct(let peer) = conversation {
        notifies = device.contact(peer)?.isMuted != true
      } else {
        notifies = (settings?[conversation]?.selection ?? settings?.account.selection) != .nothing
      }
      return notifies == notify ? count + summary.unreadCount : count
    }
  }
}

extension Device {
  /// The newest stored message that the list shows with a conversation and that meets a condition.
  fileprivate func newestListed(
    in conversation: ConversationID, where isWanted: (Message) -> Bool = { _ in true }
  ) -> Message? {
    var query = MessageQuery(in: conversation, limit: 50)
    while true {
      let page = messages(query)
      let found = page.last { $0.options.contains(.updatesConversation) && isWanted($0) }
      guard found == nil, page.count == query.limit, let oldest = page.first else { return found }
      query.anchor = MessageQuery.Anchor(oldest)
    }
  }
}

extension ClientCore {
  /// Reports the numbers of unread messages after messages that count arrived, once the changes of their sessions were
  /// reported: those come at the end of the device's turn, with the messages or after them.
  func unreadCountsChanged(by events: [DeviceEvent], of login: Login) {
    let isDue = login.details.withLock { notes in
      var isDue = !notes.unreported.isEmpty
      for event in events {
        switch event {
        case .received(let messages):
          for message in messages where message.marks.contains(.unread) && message.conversation.kind != .room {
            isDue = true
            // Of others no change of the session is reported.
            if message.options.contains(.updatesConversation) { notes.unreported.insert(message.conversation) }
          }
        case .conversation(let change): notes.unreported.remove(change.summary.conversation)
        default: break
        }
      }
      return isDue && notes.unreported.isEmpty
    }
    guard isDue, !conversationDelegates.isEmpty else { return }
    let device = login.device
    var counts: [AnyHashable: Any] = [:]
    func count(_ type: NIMSessionType, _ number: Int) {
      counts[NSNumber(value: type.rawValue)] = NSNumber(value: number)
    }
    count(.P2P, device.unreadCount(of: .direct))
    count(.team, device.unreadCount(ofLargeGroups: false))
    // Most accounts are in none.
    if !superTeams.withLock({ $0.isEmpty }) { count(.superTeam, device.unreadCount(ofLargeGroups: true)) }
    conversationDelegates.notify { $0.didUpdateUnreadCountDic(counts) }
  }
}
