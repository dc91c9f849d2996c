internal import Foundation
internal import Parlance

/// The manager of threads of one client.
final class ThreadManager: NSObject, IAgoraChatThreadManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ aDelegate: any AgoraChatThreadManagerDelegate, delegateQueue aQueue: DispatchQueue?) {
    core.threadDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  func remove(_ aDelegate: any AgoraChatThreadManagerDelegate) { core.threadDelegates.remove(aDelegate) }

  // MARK: what the server knows

  func getChatThread(
    fromSever threadId: String, completion aCompletionBlock: @escaping (AgoraChatThread?, AgoraChatError?) -> Void
  ) {
    fetchThread(aCompletionBlock) { device, done in device.fetchThread(threadId, completion: done) }
  }

  func getJoinedChatThreadsFromServer(
    withCursor aCursor: String, pageSize aPageSize: Int,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void
  ) {
    fetchThreads(ThreadQuery(onlyJoined: true, after: aCursor.orNil, limit: aPageSize), aCompletionBlock)
  }

  func getChatThreadsFromServer(
    withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void
  ) {
    fetchThreads(ThreadQuery(group: parentId, after: aCursor.orNil, limit: aPageSize), aCompletionBlock)
  }

  func getJoinedChatThreadsFromServer(
    withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void
  ) {
    let query = ThreadQuery(group: parentId, onlyJoined: true, after: aCursor.orNil, limit: aPageSize)
    fetchThreads(query, aCompletionBlock)
  }

  func getChatThreadMemberListFromServer(
    withId threadId: String, cursor aCursor: String, pageSize: Int,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void
  ) {
    core.fetch(in: .group, aCompletionBlock) { device, done in
      let after = aCursor.orNil.map { AccountID($0) }
      device.fetchMembers(ofThread: threadId, after: after, limit: pageSize) { result in
        done(
          result.map { page in
            AgoraChatCursorResult(
              list: page.members.map { NSString(string: $0.name) }, andCursor: page.next?.name)
          })
      }
    }
  }

  func getLastMessageFromSever(
    withChatThreads threadIds: [String],
    completion aCompletionBlock: @escaping ([String: AgoraChatMessage]?, AgoraChatError?) -> Void
  ) {
    core.fetch(in: .group, aCompletionBlock) { [core] device, done in
      device.fetchLastMessages(ofThreads: threadIds) { result in
        done(result.map { $0.mapValues { AgoraChatMessage($0, core, device.account) } })
      }
    }
  }

  // MARK: changes

  func removeMember(
    fromChatThread aUser: String, threadId athreadId: String,
    completion aCompletionBlock: @escaping (AgoraChatError?) -> Void
  ) {
    core.request(in: .group, aCompletionBlock) { device, done in
      device.removeMember(AccountID(aUser), fromThread: athreadId, completion: done)
    }
  }

  func updateChatThreadName(
    _ name: String, threadId athreadId: String, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void
  ) {
    core.request(in: .group, aCompletionBlock) { device, done in
      device.renameThread(athreadId, to: name, completion: done)
    }
  }

  func createChatThread(
    _ threadName: String, messageId: String, parentId: String,
    completion aCompletionBlock: @escaping (AgoraChatThread?, AgoraChatError?) -> Void
  ) {
    let completion: (AgoraChatThread?, AgoraChatError?) -> Void = { thread, error in
      // The vendor has a separate error for a message that cannot have a thread.
      guard let error, error.code == .messageInvalid || error.code == .operationUnsupported else {
        return aCompletionBlock(thread, error)
      }
      aCompletionBlock(
        nil, AgoraChatError(description: error.errorDescription, code: .threadCreateMessageIllegal))
    }
    fetchThread(completion) { device, done in
      device.createThread(named: threadName, about: MessageID(messageId), inGroup: parentId, completion: done)
    }
  }

  func joinChatThread(
    _ threadId: String, completion aCompletionBlock: @escaping (AgoraChatThread?, AgoraChatError?) -> Void
  ) {
    fetchThread(aCompletionBlock) { device, done in device.joinThread(threadId, completion: done) }
  }

  func leaveChatThread(_ athreadId: String, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void) {
    core.request(in: .group, aCompletionBlock) { device, done in device.leaveThread(athreadId, completion: done) }
  }

  func destroyChatThread(_ athreadId: String, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void) {
    core.request(in: .group, aCompletionBlock) { device, done in device.destroyThread(athreadId, completion: done) }
  }

  // MARK: parts

  private func fetchThread(
    _ completion: @escaping (AgoraChatThread?, AgoraChatError?) -> Void,
    _ call: (Device, @escaping (Result<GroupThread, MessagingError>) -> Void) -> Void
  ) {
    core.fetch(in: .group, completion) { [core] device, done in
      call(device) { result in done(result.map { AgoraChatThread($0, core, device.account) }) }
    }
  }

  private func fetchThreads(
    _ query: ThreadQuery,
    _ completion: @escaping (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void
  ) {
    core.fetch(in: .group, completion) { [core] device, done in
      device.fetchThreads(query) { result in
        done(
          result.map { page in
            AgoraChatCursorResult(
              list: page.threads.map { AgoraChatThread($0, core, device.account) }, andCursor: page.next)
          })
      }
    }
  }
}

extension String {
  /// The text; nil for an empty one, which a cursor of the first page is.
  fileprivate var orNil: String? { isEmpty ? nil : self }
}

extension ClientCore {
  /// Reports a change of a thread, or of this account's place in one.
  func reportThread(_ change: ThreadChange, _ device: Device) {
    if [.left, .removed, .destroyed].contains(change.kind), options.deleteMessagesOnLeaveGroup {
      forget(.group(change.thread.id), device)
    }
    if threadDelegates.isEmpty { return }
    let thread = AgoraChatThread(change.thread, self, device.account)
    func event(_ operation: AgoraChatThreadOperation) -> AgoraChatThreadEvent {
      AgoraChatThreadEvent(operation, of: thread, by: change.actor.name)
    }
    switch change.kind {
    case .created:
      let event = event(.create)
      reportThreads(device) { $0.onChatThreadCreate(event) }
    case .renamed:
      let event = event(.update)
      reportThreads(device) { $0.onChatThreadUpdate(event) }
    case .messagesChanged:
      let event = event(.update_msg)
      reportThreads(device) { $0.onChatThreadUpdate(event) }
    case .destroyed:
      let event = event(.delete)
      reportThreads(device) { $0.onChatThreadDestroy(event) }
    case .removed:
      let event = event(.unknown)
      reportThreads(device) { $0.onUserKickOutOfChatThread(event) }
    // Actions of the account itself are events of its other devices (`AgoraChatMultiDevicesDelegate`).
    case .joined, .left: break
    @unknown default: break
    }
  }

  /// Calls the thread delegates by the spelling from which all others follow.
  private func reportThreads(_ device: Device, _ body: @escaping (any AgoraChatThreadManagerDelegateCalls) -> Void) {
    threadDelegates.notify(from: device) { body($0) }
  }
}
