internal import Foundation
internal import Parlance

extension ConversationManager {
  func fetchServerSessions(
    _ option: NIMFetchServerSessionOption?, completion: (((any Error)?, [NIMRecentSession]?, Bool) -> Void)?
  ) {
    let option = option ?? NIMFetchServerSessionOption()
    let page: (((any Error)?, ConversationPage?) -> Void)? = completion.map { [core] completion in
      { error, page in
        let sessions = page?.conversations.map { NIMRecentSession($0, core: core) }
        completion(error, sessions, page?.next != nil)
      }
    }
    core.fetch(page) { device, done in
      guard !option.minTimestamp.isNaN, !option.maxTimestamp.isNaN else {
        throw NSError.invalidParameter("a time is not a number")
      }
      let query = ConversationListQuery(
        after: Timestamp(seconds: max(0, option.minTimestamp) / 1000),
        before: option.maxTimestamp > 0 ? Timestamp(seconds: option.maxTimestamp / 1000) : nil,
        limit: option.limit == 0 ? Int(Limits.history) : option.limit, includesLastMessage: option.needLastMessage)
      device.fetchConversations(query) { done($0.nim) }
    }
  }

  func fetchServerSession(by session: NIMSession, completion: (((any Error)?, NIMRecentSession?) -> Void)?) {
    core.fetch(completion) { [core] device, done in
      device.fetchConversation(try core.conversation(of: session)) { result in
        done(result.nim.unlessMissing("no server session \(session)").map { NIMRecentSession($0, core: core) })
      }
    }
  }

  func updateServerSessionExt(_ ext: String, session: NIMSession, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { device, completion in
      let change = ConversationSettingsChange.note(ext.isEmpty ? nil : ext)
      device.changeSettings(of: [try core.conversation(of: session)], change) { result in
        if case .failure(let error) = result { completion(error.nim) } else { completion(nil) }
      }
    }
  }

  func deleteServerSessions(_ sessions: [NIMSession], completion: (((any Error)?) -> Void)?) {
    core.request(completion) { device, completion in
      let conversations = try sessions.map { try core.conversation(of: $0) }
      device.delistConversations(conversations, clearsHistory: false) { completion($0?.nim) }
    }
  }

  func deleteRemoteSessions(_ sessions: [NIMSession], completion: (((any Error)?) -> Void)?) {
    deleteServerSessions(sessions, completion: completion)
  }
}
