internal import Foundation
internal import Parlance

extension ChatExtendManager {
  func addStickTopSession(
    _ params: NIMAddStickTopSessionParams, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?
  ) {
    change(params.session, params.ext, completion) { .pin(note: $0) }
  }

  func removeStickTopSession(
    _ info: NIMStickTopSessionInfo, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?
  ) {
    core.fetch(completion) { device, done in
      device.changeSettings(of: [try core.conversation(of: info.session)], .unpin) { result in
        done(result.nim.map { _ in info })
      }
    }
  }

  func udpateStickTopSession(
    _ info: NIMStickTopSessionInfo, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?
  ) {
    change(info.session, info.ext, completion) { .notePin($0) }
  }

  private func change(
    _ session: NIMSession, _ ext: String?, _ completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?,
    _ makeChange: (String?) -> ConversationSettingsChange
  ) {
    core.fetch(completion) { [core] device, done in
      let conversation = try core.conversation(of: session)
      guard ext?.count ?? 0 <= Limits.stickTopText else {
        throw NSError.invalidParameter("ext exceeds \(Limits.stickTopText) characters")
      }
      let change = makeChange(ext?.isEmpty == false ? ext : nil)
      device.changeSettings(of: [conversation], change) { result in
        done(
          result.nim.map {
            NIMStickTopSessionInfo(core.session(of: $0.first?.conversation ?? conversation), $0.first?.pin)
          })
      }
    }
  }

  func loadStickTopSessionInfos(_ completion: (((any Error)?, [NIMSession: NIMStickTopSessionInfo]?) -> Void)?) {
    core.fetch(completion) { [core] device, done in
      let infos = Dictionary(
        core.stickTopInfos(device).map { ($0.session, $0) }, uniquingKeysWith: { first, _ in first })
      core.afterCallbacks { done(.success(infos)) }
    }
  }

  func loadRecentSessions(
    with options: NIMLoadRecentSessionsOptions, completion: (((any Error)?, [NIMRecentSession]?) -> Void)?
  ) {
    let isSorted = options.sortByStickTopInfos
    core.fetch(completion) { [core] device, done in
      let summaries = device.conversations().filter { $0.conversation.kind != .room }
      let sorted =
        isSorted
        ? summaries.filter { $0.settings?.pin != nil } + summaries.filter { $0.settings?.pin == nil } : summaries
      core.afterCallbacks { done(.success(sorted.map { NIMRecentSession($0, core: core) })) }
    }
  }

  func sortRecentSessions(
    _ recentSessions: [NIMRecentSession], withStickTopInfos infos: [NIMSession: NIMStickTopSessionInfo]
  ) -> [NIMRecentSession] {
    func isOnTop(_ session: NIMRecentSession) -> Bool { session.session.map { infos[$0] != nil } ?? false }
    return recentSessions.filter { isOnTop($0) } + recentSessions.filter { !isOnTop($0) }
  }

  func stickTopInfo(for session: NIMSession) -> NIMStickTopSessionInfo {
    let settings = core.knownConversation(of: session).flatMap { core.device?.settings(of: $0) }
    guard let settings, let pin = settings.pin else { return NIMStickTopSessionInfo(session) }
    return NIMStickTopSessionInfo(core.session(of: settings.conversation), pin)
  }
}

extension ClientCore {
  /// Returns the sessions that are stuck to the top, as a device knows them.
  func stickTopInfos(_ device: Device) -> [NIMStickTopSessionInfo] {
    device.conversationSettings().compactMap { settings in
      settings.pin.map { NIMStickTopSessionInfo(session(of: settings.conversation), $0) }
    }
  }
}

extension Device {
  /// The pins of conversations, as this device knows them.
  var pins: [ConversationID: ConversationPin] {
    let pins = conversationSettings().compactMap { settings in settings.pin.map { (settings.conversation, $0) } }
    return Dictionary(pins, uniquingKeysWith: { first, _ in first })
  }
}
