internal import Foundation
internal import Parlance

extension ChatExtendManager {
  func add(_ comment: NIMQuickComment, to message: NIMMessage, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { device, completion in
      let key = try Self.key(of: message)
      let (number, ext) = (comment.replyType, comment.ext)
      let setting = comment.setting
      let push = try setting?.hints()
      comment.begin(device.account, on: message, at: device.now)
      device.addReaction(
        CommentNumbers.text(number, ext: ext), to: key.id, in: key.conversation,
        note: CommentNumbers.note(number, ext: ext), push: push, countsAsUnread: setting?.needBadge ?? true
      ) { completion($0?.nim) }
    }
  }

  func delete(_ comment: NIMQuickComment, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { device, completion in
      let key = try Self.key(of: comment.message)
      // The server removes the comment of the account that asks: the call cannot name another author.
      guard comment.from.isEmpty || AccountID(comment.from) == device.account else {
        throw NIMErrorCode.remote(.codeForbidden).error("another account's comment")
      }
      device.removeReaction(
        CommentNumbers.text(comment.replyType, ext: comment.ext), from: key.id, in: key.conversation
      ) { completion($0?.nim) }
    }
  }

  func fetchQuickComments(
    _ messages: [NIMMessage],
    completion: @escaping ((any Error)?, NIMQuickCommentsOfMessages?, [NIMMessage]?) -> Void
  ) {
    let answer = {
      (error: (any Error)?, found: (comments: NIMQuickCommentsOfMessages, missing: [NIMMessage])?) in
      completion(error, found?.comments, found?.missing)
    }
    core.fetch(answer) { device, done in
      guard !messages.isEmpty, messages.count <= Limits.commentedMessages else {
        throw NSError.invalidParameter("1 to \(Limits.commentedMessages) messages")
      }
      let wanted = try messages.map { (message: $0, key: try Self.key(of: $0)) }
      let conversations = Dictionary(grouping: wanted.map(\.key), by: \.conversation)
      // Touched on the callback queue alone.
      var found: [MessageKey: [Reaction]] = [:]
      var failure: MessagingError?
      var left = conversations.count
      for (conversation, keys) in conversations {
        device.fetchReactions(of: keys.map(\.id), in: conversation) { result in
          switch result {
          case .success(let lists):
            for list in lists { found[MessageKey(list.messageID, in: conversation)] = list.reactions }
          case .failure(let error): failure = error
          }
          left -= 1
          guard left == 0 else { return }
          if let failure, found.isEmpty { return done(.failure(failure.nim)) }
          let comments = table(
            wanted.compactMap { message, key in found[key].map { (message, Self.comments($0, on: message)) } })
          let missing = wanted.filter { found[$0.key] == nil }.map(\.message)
          done(.success((comments: comments, missing: missing)))
        }
      }
    }
  }

  func quickComments(
    by message: NIMMessage, completion: @escaping ((any Error)?, NIMQuickCommentsOfNumbers?) -> Void
  ) {
    core.fetch(completion) { [core] device, done in
      let key = try Self.key(of: message)
      guard device.message(key.id, in: key.conversation) != nil else {
        throw MessagingError(.messageNotStored).nim
      }
      let comments = device.reactions(of: key.id, in: key.conversation).map { NIMQuickComment($0, message: message) }
      let byNumber = table(
        Dictionary(grouping: comments, by: \.replyType).map { (NSNumber(value: $0), $1 as NSArray) })
      core.afterCallbacks { done(.success(byNumber)) }
    }
  }

  /// Returns the identity of a message to which there can be comments.
  ///
  /// - throws: Local error `invalidParam` for one that was never in a session, `notSupported` for a chatroom's.
  private static func key(of message: NIMMessage) throws -> MessageKey {
    guard let session = message.session else {
      throw NSError.invalidParameter("a message that was never in a session")
    }
    let conversation = try session.requireConversation().unlessChatroom("quick comments in chatrooms")
    return MessageKey(MessageID(message.messageId), in: conversation)
  }

  private static func comments(_ reactions: [Reaction], on message: NIMMessage) -> NSArray {
    reactions.map { NIMQuickComment($0, message: message) } as NSArray
  }
}

extension ClientCore {
  /// Reports a comment. The vendor's comments have their message, so one on a message that is not stored is not reported.
  func commented(_ change: ReactionChange) {
    guard !chatExtendDelegates.isEmpty, let message = device?.message(change.messageID, in: change.conversation) else {
      return
    }
    let comment = NIMQuickComment(change.reaction, message: NIMMessage(message, core: self))
    chatExtendDelegates.notify { delegate in
      if change.isRemoval { delegate.onRemove(comment) } else { delegate.onRecvQuickComment(comment) }
    }
  }
}

#if canImport(Darwin)
  /// Returns a table that keeps its keys.
  private func table<Key: AnyObject>(_ entries: [(Key, NSArray)]) -> NSMapTable<Key, NSArray> {
    let table = NSMapTable<Key, NSArray>.strongToStrongObjects()
    for (key, value) in entries { table.setObject(value, forKey: key) }
    return table
  }
#else
  /// Returns a table.
  private func table<Key: Hashable>(_ entries: [(Key, NSArray)]) -> [Key: NSArray] {
    Dictionary(entries) { first, _ in first }
  }
#endif
