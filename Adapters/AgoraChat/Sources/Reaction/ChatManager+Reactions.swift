internal import Foundation
internal import Parlance

extension ChatManager {
  func addReaction(
    _ reaction: String, toMessage messageId: String, completion: ((AgoraChatError?) -> Void)?
  ) {
    request(messageId, completion) { device, key, done in
      device.addReaction(reaction, to: key.id, in: key.conversation, completion: done)
    }
  }

  func removeReaction(
    _ reaction: String, fromMessage messageId: String, completion: ((AgoraChatError?) -> Void)?
  ) {
    request(messageId, completion) { device, key, done in
      device.removeReaction(reaction, from: key.id, in: key.conversation, completion: done)
    }
  }

  func getReactionList(
    _ messageIds: [String], groupId: String?, chatType: AgoraChatType,
    completion: @escaping ([String: [AgoraChatMessageReaction]], AgoraChatError?) -> Void
  ) {
    core.fetch(in: chatType.kind, { completion($0 ?? [:], $1) }) { device, done throws(MessagingError) in
      let ids = try Self.conversations(of: messageIds, groupId: groupId, chatType, device)
      let account = device.account
      // Touched on the callback queue alone.
      var (lists, left) = ([String: [AgoraChatMessageReaction]](), ids.count)
      var failure: MessagingError?
      guard left > 0 else { return device.afterCallbacks { done(.success([:])) } }
      for (conversation, ids) in ids {
        device.fetchReactions(of: ids, in: conversation) { result in
          switch result {
          case .success(let found):
            for message in found {
              lists[message.messageID.string] = AgoraChatMessageReaction.list(message.reactions, account)
            }
          case .failure(let error): failure = failure ?? error
          }
          left -= 1
          if left == 0 { done(failure.map { .failure($0) } ?? .success(lists)) }
        }
      }
    }
  }

  func getReactionDetail(
    _ messageId: String, reaction: String, cursor: String?, pageSize: UInt64,
    completion: @escaping (AgoraChatMessageReaction, String?, AgoraChatError?) -> Void
  ) {
    core.fetch({ (page: ReactionPage?, error: AgoraChatError?) in
      let detail = AgoraChatMessageReaction(
        reaction, count: page?.count ?? 0, isAddedBySelf: page?.includesOwn ?? false,
        users: page?.reactions.map(\.account) ?? [])
      completion(detail, page?.next.map(String.init) ?? (page == nil ? nil : ""), error)
    }) { device, done throws(MessagingError) in
      guard let message = device.message(MessageID(messageId)) else { throw MessagingError(.messageNotStored) }
      var position: Int64?
      if let cursor, !cursor.isEmpty {
        guard let number = Int64(cursor) else { throw MessagingError(.invalidArgument, "cursor") }
        position = number
      }
      device.fetchReactionPage(
        reaction, of: message.id, in: message.conversation, after: position, limit: Int(clamping: pageSize),
        completion: done)
    }
  }

  /// Adds or removes a reaction; what concerns reactions has numbers of its own.
  private func request(
    _ id: String, _ completion: ((AgoraChatError?) -> Void)?,
    _ body: (Device, MessageKey, @escaping (MessagingError?) -> Void) -> Void
  ) {
    let kind = core.device?.message(MessageID(id))?.conversation.kind ?? .direct
    core.fetch(
      in: kind,
      { (error: MessagingError??, failure: AgoraChatError?) in
        completion?(failure ?? error?.map { AgoraChatError(reaction: $0, in: kind) })
      }
    ) { device, done throws(MessagingError) in
      guard let message = device.message(MessageID(id)) else { throw MessagingError(.messageNotStored) }
      body(device, message.key) { done(.success($0)) }
    }
  }

  /// Returns messages by their conversations. Those of one-to-one chats are found in the local database.
  ///
  /// - throws: `unsupported` for a chat room, `invalidArgument` without a group's id.
  private static func conversations(
    of messageIds: [String], groupId: String?, _ type: AgoraChatType, _ device: Device
  ) throws(MessagingError) -> [ConversationID: [MessageID]] {
    let ids = messageIds.map { MessageID($0) }
    switch type {
    case .groupChat:
      guard let groupId, !groupId.isEmpty else { throw MessagingError(.invalidArgument, "group id") }
      return ids.isEmpty ? [:] : [.group(groupId): ids]
    // The vendor documents the other two types alone, and the call has no argument for the id of a chat room.
    case .chatRoom: throw MessagingError(.unsupported, "chat rooms have no reactions")
    case .chat:
      var found: [ConversationID: [MessageID]] = [:]
      for id in ids {
        if let message = device.message(id), message.conversation.kind == .direct {
          found[message.conversation, default: []].append(id)
        }
      }
      return found
    }
  }
}

extension AgoraChatError {
  /// The error of an operation on a reaction.
  fileprivate convenience init(reaction error: MessagingError, in kind: ConversationKind) {
    switch error.code {
    case .limitExceeded: self.init(description: error.description, code: .reactionReachLimit)
    case .unsupported: self.init(description: error.description, code: .reactionOperationIsIllegal)
    default: self.init(error, in: kind)
    }
  }
}

extension AgoraChatMessage {
  /// The reactions to the message, as the local database has them, or as they came with a message of the history that is not
  /// stored; nil if there are none.
  public var reactionList: [AgoraChatMessageReaction]? {
    guard let (device, message) = asked else { return nil }
    let isStored = device.message(message.id, in: message.conversation) != nil
    let known =
      isStored
      ? device.reactions(of: message.id, in: message.conversation) : record.withLock { $0.reactions }
    let list = AgoraChatMessageReaction.list(known, device.account)
    return list.isEmpty ? nil : list
  }

  /// Returns the reactions to the message with one text.
  ///
  /// - returns: nil if there are none.
  public func getReaction(_ reaction: String) -> AgoraChatMessageReaction? {
    reactionList?.first { $0.reaction == reaction }
  }
}

extension ClientCore {
  /// Reports a reaction that was added or removed elsewhere. The vendor's change has all reactions to the message, so those
  /// to one that this device does not have, such as one of a history that it did not store, are fetched first.
  func reportReaction(_ change: ReactionChange, _ device: Device) {
    if chatDelegates.isEmpty { return }
    let (id, conversation) = (change.messageID, change.conversation)
    guard device.message(id, in: conversation) == nil else {
      return report(change, device.reactions(of: id, in: conversation), device)
    }
    device.fetchReactions(of: [id], in: conversation) { [self] result in
      report(change, (try? result.get())?.first { $0.messageID == id }?.reactions ?? [], device)
    }
  }

  private func report(_ change: ReactionChange, _ reactions: [Reaction], _ device: Device) {
    let change = AgoraChatMessageReactionChange(change, reactions, device.account)
    reportChat(device) { $0.messageReactionDidChange([change]) }
  }
}
