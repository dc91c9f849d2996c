internal import Foundation
internal import Parlance

extension RoomManager {
  /// Makes the steps of a change and waits for each.
  ///
  /// - returns: The chat room afterwards, with its id alone if it cannot be fetched; nil if a step failed.
  private func wait(
    _ pointer: UnsafeMutablePointer<AgoraChatError?>?, _ id: String, _ steps: [Call<Void>]
  ) -> AgoraChatroom? {
    for step in steps { guard core.wait(in: .room, pointer, step) != nil else { return nil } }
    return core.wait(in: .room, nil, calls.room(id)) ?? AgoraChatroom(id: id)
  }

  /// Makes the steps of a change, one after the other, and completes with the chat room afterwards.
  private func ask(
    _ completion: ((AgoraChatroom?, AgoraChatError?) -> Void)?, _ id: String, _ steps: [Call<Void>]
  ) {
    guard let step = steps.first else {
      guard let completion else { return }
      return core.ask(in: .room, { room, _ in completion(room ?? AgoraChatroom(id: id), nil) }, calls.room(id))
    }
    core.ask(
      in: .room,
      { [self] (_: Void?, error) in
        if let error { completion?(nil, error) } else { ask(completion, id, Array(steps.dropFirst())) }
      }, step)
  }

  func updateSubject(
    _ aSubject: String?, forChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom! {
    wait(pError, aChatroomId, calls.update(GroupInfo.Property.name, aSubject, aChatroomId))
  }

  func updateSubject(
    _ aSubject: String?, forChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.name, aSubject, aChatroomId))
  }

  func updateDescription(
    _ aDescription: String?, forChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.update(GroupInfo.Property.introduction, aDescription, aChatroomId))
  }

  func updateDescription(
    _ aDescription: String?, forChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.introduction, aDescription, aChatroomId))
  }

  func updateChatroomAnnouncement(
    withId aChatroomId: String, announcement aAnnouncement: String?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.update(GroupInfo.Property.announcement, aAnnouncement, aChatroomId))
  }

  func updateChatroomAnnouncement(
    withId aChatroomId: String, announcement aAnnouncement: String?,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.announcement, aAnnouncement, aChatroomId))
  }

  func updateChatroomOwner(
    _ aChatroomId: String, newOwner aNewOwner: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.transfer(aChatroomId, to: aNewOwner))
  }

  func updateChatroomOwner(
    _ aChatroomId: String, newOwner aNewOwner: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.transfer(aChatroomId, to: aNewOwner))
  }

  func addAdmin(_ aAdmin: String, toChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom?
  {
    wait(pError, aChatroomId, calls.change([aAdmin], .manager(true), aChatroomId))
  }

  func addAdmin(
    _ aAdmin: String, toChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.change([aAdmin], .manager(true), aChatroomId))
  }

  func removeAdmin(
    _ aAdmin: String, fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.change([aAdmin], .manager(false), aChatroomId))
  }

  func removeAdmin(
    _ aAdmin: String, fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.change([aAdmin], .manager(false), aChatroomId))
  }

  func blockMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.change(aMembers, .blocked(true), aChatroomId))
  }

  func blockMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.change(aMembers, .blocked(true), aChatroomId))
  }

  func unblockMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.change(aMembers, .blocked(false), aChatroomId))
  }

  func unblockMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.change(aMembers, .blocked(false), aChatroomId))
  }

  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.mute(aMuteMembers, milliseconds: aMuteMilliseconds, aChatroomId))
  }

  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.mute(aMuteMembers, milliseconds: aMuteMilliseconds, aChatroomId))
  }

  func unmuteMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.unmute(aMembers, aChatroomId))
  }

  func unmuteMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.unmute(aMembers, aChatroomId))
  }

  func muteAllMembers(fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom?
  {
    wait(pError, aChatroomId, calls.update(GroupInfo.Property.muted, "true", aChatroomId))
  }

  func muteAllMembers(
    fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.muted, "true", aChatroomId))
  }

  func unmuteAllMembers(fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom?
  {
    wait(pError, aChatroomId, calls.update(GroupInfo.Property.muted, "false", aChatroomId))
  }

  func unmuteAllMembers(
    fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.muted, "false", aChatroomId))
  }

  func addWhiteListMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.change(aMembers, .allowed(true), aChatroomId))
  }

  func addWhiteListMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.change(aMembers, .allowed(true), aChatroomId))
  }

  func removeWhiteListMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.change(aMembers, .allowed(false), aChatroomId))
  }

  func removeWhiteListMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    ask(aCompletionBlock, aChatroomId, calls.change(aMembers, .allowed(false), aChatroomId))
  }
}
