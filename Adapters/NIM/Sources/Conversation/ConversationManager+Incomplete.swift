internal import Foundation
internal import Parlance

/// Sessions of which this client lacks messages.
extension ConversationManager {
  func incompleteSessionInfo(
    by session: NIMSession, completion: (((any Error)?, [NIMIncompleteSessionInfo]?) -> Void)?
  ) {
    core.fetch(completion) { [core] device, done in
      let conversation = try core.conversation(of: session)
      let found = try core.incompleteSessions(device).filter { $0.session.conversation == conversation }
      core.afterCallbacks { done(.success(found)) }
    }
  }

  func allIncompleteSessionInfos(_ completion: @escaping ((any Error)?, [NIMIncompleteSessionInfo]?) -> Void) {
    core.fetch(completion) { [core] device, done in
      let found = try core.incompleteSessions(device)
      core.afterCallbacks { done(.success(found)) }
    }
  }

  func updateIncompleteSessions(
    _ messages: [NIMMessage], completion: (((any Error)?, [NIMImportedRecentSession]?) -> Void)?
  ) {
    var failed: [NIMImportedRecentSession] = []
    var failure: (any Error)?
    for message in messages {
      do {
        let device = try core.requireDevice()
        guard let stored = message.stored, stored.sequence > 0 else {
          throw NSError.invalidParameter("a message that the server does not have")
        }
        try device.noteComplete(stored.conversation, from: stored.sequence)
      } catch {
        failure = failure ?? core.device?.storageError?.nim ?? error.nimError
        guard let session = message.session else { continue }
        let unchanged = NIMImportedRecentSession()
        unchanged.session = session
        unchanged.timestamp = message.timestamp
        failed.append(unchanged)
      }
    }
    if core.device == nil { failure = NSError.notLoggedIn }
    guard let completion else { return }
    core.afterCallbacks { [failed, failure] in completion(failure, failed) }
  }

  func removeIncompleteSessionInfo(by session: NIMSession) {
    guard let conversation = core.knownConversation(of: session) else { return }
    core.change(nil) { try $0.noteComplete(conversation, from: nil) }
  }

  func removeAllIncompleteSessionInfos() {
    core.change(nil) { device in
      for incomplete in device.incompleteConversations() { try device.noteComplete(incomplete.conversation, from: nil) }
    }
  }
}

extension ClientCore {
  /// Returns the sessions that lack messages.
  ///
  /// - throws: The error of a database that cannot be read.
  fileprivate func incompleteSessions(_ device: Device) throws -> [NIMIncompleteSessionInfo] {
    try device.reading { () throws(MessagingError) in device.incompleteConversations() }.map {
      NIMIncompleteSessionInfo($0, of: device.account, core: self)
    }
  }

  /// Notifies the delegates of sessions that turned out to lack messages, each once.
  func sessionsBecameIncomplete(by events: [DeviceEvent], of login: Login) {
    var new: Set<ConversationID> = []
    for case .conversation(let change) in events where change.summary.conversation.kind != .room {
      let conversation = change.summary.conversation
      let isNew = login.details.withLock { notes in
        guard change.summary.lacksMessages else {
          notes.incomplete.remove(conversation)
          return false
        }
        return notes.incomplete.insert(conversation).inserted
      }
      if isNew { new.insert(conversation) } else if !change.summary.lacksMessages { new.remove(conversation) }
    }
    guard !new.isEmpty, !conversationDelegates.isEmpty else { return }
    let found = login.device.incompleteConversations().filter { new.contains($0.conversation) }
    guard !found.isEmpty else { return }
    let infos = found.map { NIMIncompleteSessionInfo($0, of: login.device.account, core: self) }
    conversationDelegates.notify { $0.onRecvIncompleteSessionInfos(infos) }
  }
}
