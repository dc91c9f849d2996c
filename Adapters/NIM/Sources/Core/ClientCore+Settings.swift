internal import Foundation
internal import Parlance

extension ClientCore {
  /// Another client of the account changed what the account keeps about a session.
  func settingsChanged(_ settings: ConversationSettings, _ previous: ConversationSettings?) {
    if settings.pin != previous?.pin { pinChanged(settings, previous?.pin) }
    guard settings.note != previous?.note, !conversationDelegates.isEmpty else { return }
    let summary =
      device?.conversation(settings.conversation)
      ?? ConversationSummary(
        conversation: settings.conversation, lastMessage: nil, unreadCount: 0, localExtension: nil,
        updated: settings.updated)
    let session = NIMRecentSession(summary, core: self, serverExt: settings.note ?? "")
    conversationDelegates.notify { $0.didServerSessionUpdated(session) }
  }

  private func pinChanged(_ settings: ConversationSettings, _ previous: ConversationPin?) {
    guard !chatExtendDelegates.isEmpty else { return }
    guard let pin = settings.pin else {
      let info = NIMStickTopSessionInfo(session(of: settings.conversation), previous)
      return chatExtendDelegates.notify { $0.onNotifyRemoveStickTopSession(info) }
    }
    let info = NIMStickTopSessionInfo(session(of: settings.conversation), pin)
    if previous?.time == pin.time {
      chatExtendDelegates.notify { $0.onNotifyUpdateStickTopSession(info) }
    } else {
      chatExtendDelegates.notify { $0.onNotifyAddStickTopSession(info) }
    }
  }

  /// Reports all sessions that are stuck to the top, if the app wants that.
  func stickTopSynchronized(_ login: Login) {
    guard login.details.withLock({ $0.syncsStickTop }) else { return }
    let pins = login.device.pins
    let hasChange = login.details.withLock { notes in
      defer { notes.pins = pins }
      return notes.pins != pins
    }
    let response = NIMSyncStickTopSessionResponse(
      timestamp: login.device.now.seconds, hasChange: hasChange, allInfos: stickTopInfos(login.device))
    chatExtendDelegates.notify { $0.onNotifySyncStickTopSessions(response) }
  }
}
