internal import Foundation
internal import Parlance

/// The same calls in their former forms.
extension RoomManager {
  func fetchChatroomInfo(
    _ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom! {
    specification(aChatroomId ?? "", withMembers: aIncludeMembersList, pError)
  }

  func getChatroomSpecificationFromServer(
    byID aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)!
  ) {
    specification(aChatroomId ?? "", withMembers: aIncludeMembersList, aCompletionBlock)
  }

  func asyncJoinChatroom(
    _ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    joinChatroom(aChatroomId ?? "") { Self.report($0, $1, aSuccessBlock, aFailureBlock) }
  }

  func asyncLeaveChatroom(
    _ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    let id: String = aChatroomId ?? ""
    leaveChatroom(id) { Self.report(AgoraChatroom(id: id), $0, aSuccessBlock, aFailureBlock) }
  }

  func asyncFetchChatroomInfo(
    _ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    success aSuccessBlock: ((AgoraChatroom?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    getChatroomSpecificationFromServer(withId: aChatroomId ?? "", fetchMembers: aIncludeMembersList) {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  private static func report(
    _ room: AgoraChatroom?, _ error: AgoraChatError?, _ success: ((AgoraChatroom?) -> Void)?,
    _ failure: ((AgoraChatError?) -> Void)?
  ) {
    if let error { failure?(error) } else { success?(room) }
  }
}
