internal import Foundation
internal import Parlance

extension RoomManager {
  /// Makes a change and waits for it.
  ///
  /// - returns: The chat room afterwards, with its id alone if it cannot be fetched; nil if the change failed.
  private func wait(
    _ pointer: UnsafeMutablePointer<AgoraChatError?>?, _ id: String, _ change: Call<Void>
  ) -> AgoraChatroom? {
    guard core.wait(in: .room, pointer, change) != nil else { return nil }
    return core.wait(in: .room, nil, calls.room(id)) ?? AgoraChatroom(id: id)
  }

  /// Makes a change, and completes with the chat room afterwards.
  private func fetch(
    _ completion: ((AgoraChatroom?, AgoraChatError?) -> Void)?, _ id: String, _ change: Call<Void>
  ) {
    core.fetch(
      in: .room,
      { [core, calls] (_: Void?, error) in
        guard let completion else { return }
        if let error { return completion(nil, error) }
        core.fetch(in: .room, { room, _ in completion(room ?? AgoraChatroom(id: id), nil) }, calls.room(id))
      }, change)
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
    fetch(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.name, aSubject, aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.introduction, aDescription, aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.announcement, aAnnouncement, aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.transfer(aChatroomId, to: aNewOwner))
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
    fetch(aCompletionBlock, aChatroomId, calls.change([aAdmin], .manager(true), aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.change([aAdmin], .manager(false), aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.change(aMembers, .blocked(true), aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.change(aMembers, .blocked(false), aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.mute(aMuteMembers, milliseconds: aMuteMilliseconds, aChatroomId))
  }

  func unmuteMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    wait(pError, aChatroomId, calls.change(aMembers, .unmuted, aChatroomId))
  }

  func unmuteMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    fetch(aCompletionBlock, aChatroomId, calls.change(aMembers, .unmuted, aChatroomId))
  }

  func muteAllMembers(fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom?
  {
    wait(pError, aChatroomId, calls.update(GroupInfo.Property.muted, "true", aChatroomId))
  }

  func muteAllMembers(
    fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    fetch(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.muted, "true", aChatroomId))
  }

  func unmuteAllMembers(fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom?
  {
    wait(pError, aChatroomId, calls.update(GroupInfo.Property.muted, "false", aChatroomId))
  }

  func unmuteAllMembers(
    fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    fetch(aCompletionBlock, aChatroomId, calls.update(GroupInfo.Property.muted, "false", aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.change(aMembers, .allowed(true), aChatroomId))
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
    fetch(aCompletionBlock, aChatroomId, calls.change(aMembers, .allowed(false), aChatroomId))
  }
}
