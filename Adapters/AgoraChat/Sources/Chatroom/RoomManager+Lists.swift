internal import Foundation
internal import Parlance

extension RoomManager {
  func getChatroomBlacklistFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]? {
    core.wait(in: .room, pError, calls.list({ $0.blocked }, aChatroomId, page: aPageNum, size: aPageSize))
  }

  func getChatroomBlacklistFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, calls.list({ $0.blocked }, aChatroomId, page: aPageNum, size: aPageSize))
  }

  func getChatroomMuteListFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]? {
    core.wait(in: .room, pError, calls.list({ $0.muted }, aChatroomId, page: aPageNum, size: aPageSize))
  }

  func getChatroomMuteListFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, calls.list({ $0.muted }, aChatroomId, page: aPageNum, size: aPageSize))
  }

  func getChatroomWhiteListFromServer(withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> [String]?
  {
    core.wait(in: .room, pError, calls.list({ $0.allowed }, aChatroomId))
  }

  func getChatroomWhiteListFromServer(
    withId aChatroomId: String, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, calls.list({ $0.allowed }, aChatroomId))
  }

  func isMemberInWhiteListFromServer(
    withChatroomId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> Bool {
    core.wait(in: .room, pError, calls.isAllowed(aChatroomId)) ?? false
  }

  func isMemberInWhiteListFromServer(
    withChatroomId aChatroomId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, { aCompletionBlock?($0 ?? false, $1) }, calls.isAllowed(aChatroomId))
  }

  func isMemberInMuteListFromServer(
    withChatroomId aChatroomId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, { aCompletionBlock?($0 ?? false, $1) }, calls.isMuted(aChatroomId))
  }
}
