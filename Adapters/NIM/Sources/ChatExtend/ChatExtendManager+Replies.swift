internal import Foundation
internal import Parlance

extension ChatExtendManager {
  // MARK: replying

  func reply(_ message: NIMMessage, to target: NIMMessage) throws {
    _ = try core.requireDevice()
    let session = try self.session(of: target)
    guard let stored = target.stored, stored.sequence > 0 else {
      throw NSError.invalidParameter("a message that the server does not have")
    }
    let before = message.details.reply
    message.details.reply = MessageReply(to: stored)
    do {
      try ChatManager(core).send(message, to: session)
    } catch {
      message.details.reply = before
      throw error
    }
  }

  func reply(_ message: NIMMessage, to target: NIMMessage, completion block: (((any Error)?) -> Void)?) {
    do {
      try reply(message, to: target)
      core.complete(block, nil)
    } catch {
      core.complete(block, error)
    }
  }

  // MARK: threads

  func subMessages(_ message: NIMMessage) -> [NIMMessage]? {
    guard let device = core.device else { return nil }
    guard let key = message.key else { return [] }
    return device.replies(to: key.id, in: key.conversation).map { NIMMessage($0, core: core) }
  }

  func subMessagesCount(_ message: NIMMessage) -> Int {
    guard let device = core.device, let key = message.key else { return 0 }
    return device.replyCount(to: key.id, in: key.conversation)
  }

  func fetchSubMessages(
    _ info: NIMChatExtendBasicInfo, option: NIMThreadTalkFetchOption?,
    completion block: @escaping NIMThreadTalkFetchMessages
  ) {
    core.fetch(block) { [core] device, done in
      let session = info.session
      let conversation = try core.conversation(of: session).unlessChatroom("threads in chatrooms")
      let option = option ?? NIMThreadTalkFetchOption()
      let last = option.excludeMessage.timestamp
      let order: NIMMessageSearchOrder = option.reverse ? .asc : .desc
      let page = try HistoryQuery(
        in: conversation, start: option.start, end: option.end, anchor: last > 0 ? Timestamp(seconds: last) : nil,
        order: order, limit: option.limit, stores: option.sync)
      let query = ReplyQuery(
        conversation: conversation, thread: MessageID(info.messageID), after: page.after, before: page.before,
        oldestFirst: page.oldestFirst, limit: page.limit)
      device.fetchReplies(query, stores: option.sync) { result in
        done(
          result.nim.map { thread in
            let first = thread.message.map { NIMMessage($0, core: core) }
            return NIMThreadTalkFetchResult(
              message: first ?? NIMMessage(), subMessages: core.objects(thread.replies, order: order),
              total: thread.total, timestamp: thread.newest?.seconds ?? first?.timestamp ?? info.timestamp)
          })
      }
    }
  }

  func fetchSubMessages(
    from message: NIMMessage, option: NIMThreadTalkFetchOption?, completion block: @escaping NIMThreadTalkFetchMessages
  ) {
    do {
      _ = try session(of: message)
      fetchSubMessages(NIMChatExtendBasicInfo(message: message), option: option, completion: block)
    } catch {
      core.complete({ block($0, nil) }, core.device == nil ? NSError.notLoggedIn : error)
    }
  }

  // MARK: messages by their ids

  func fetchHistoryMessages(
    _ infos: [NIMChatExtendBasicInfo], syncToDB sync: Bool, completion block: @escaping NIMFetchHistoryMessagesByIds
  ) {
    core.fetch(block) { [core] device, done in
      let wanted = try infos.map { info in
        (info: info, key: MessageKey(MessageID(info.messageID), in: try core.conversation(of: info.session)))
      }
      let conversations = Dictionary(grouping: wanted.map(\.key), by: \.conversation)
      guard !conversations.isEmpty else { return core.afterCallbacks { done(.success(table([]))) } }
      // Touched on the callback queue alone.
      var found: [MessageKey: Message] = [:]
      var failure: MessagingError?
      var left = conversations.count
      for (conversation, keys) in conversations {
        device.fetchMessages(keys.map(\.id), in: conversation, stores: sync) { result in
          switch result {
          case .success(let messages):
            for message in messages { found[MessageKey(message.id, in: conversation)] = message }
          case .failure(let error): failure = error
          }
          left -= 1
          guard left == 0 else { return }
          if let failure, found.isEmpty { return done(.failure(failure.nim)) }
          let messages = wanted.compactMap { info, key in found[key].map { (info, NIMMessage($0, core: core)) } }
          done(.success(table(messages)))
        }
      }
    }
  }

  /// Returns the session of a message to which there can be replies.
  ///
  /// - throws: Local error `invalidParam` for one that was never in a session, `notSupported` for a chatroom's.
  private func session(of message: NIMMessage) throws -> NIMSession {
    guard let session = message.session else {
      throw NSError.invalidParameter("a message that was never in a session")
    }
    _ = try core.conversation(of: session).unlessChatroom("replies in chatrooms")
    return session
  }
}

#if canImport(Darwin)
  /// Returns a table that keeps its keys.
  private func table(_ entries: [(NIMChatExtendBasicInfo, NIMMessage)]) -> NIMHistoryMessagesOfInfos {
    let table = NIMHistoryMessagesOfInfos.strongToStrongObjects()
    for (key, value) in entries { table.setObject(value, forKey: key) }
    return table
  }
#else
  /// Returns a table.
  private func table(_ entries: [(NIMChatExtendBasicInfo, NIMMessage)]) -> NIMHistoryMessagesOfInfos {
    Dictionary(entries) { first, _ in first }
  }
#endif
