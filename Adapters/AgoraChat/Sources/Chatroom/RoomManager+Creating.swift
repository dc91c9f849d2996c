internal import Foundation
internal import Parlance

/// Lists of chat rooms, and creating them.
extension RoomManager {
  /// - parameter page: The number of the page, from 1; nil for all chat rooms.
  private func rooms(_ page: (number: Int, size: Int)?) -> Call<[AgoraChatroom]> {
    { device, done throws(MessagingError) in
      var skipped = 0
      if let page {
        guard page.number > 0, page.size > 0 else { throw MessagingError(.invalidArgument, "page \(page.number)") }
        let (product, overflow) = (page.number - 1).multipliedReportingOverflow(by: page.size)
        skipped = overflow ? Int.max : product
      }
      device.fetchRooms(skipping: skipped, limit: page?.size) { result in
        done(
          result.map { rooms in
            rooms.map { AgoraChatroom($0, members: nil, role: $0.owner == device.account ? .owner : nil) }
          })
      }
    }
  }

  private func page(_ number: Int, _ size: Int) -> Call<AgoraChatPageResult<AgoraChatroom>> {
    { [rooms] device, done throws(MessagingError) in
      try rooms((number, size))(device) { result in
        done(result.map { AgoraChatPageResult(list: $0, andCount: $0.count) })
      }
    }
  }

  func getChatroomsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatPageResult<AgoraChatroom>? {
    core.wait(in: .room, pError, page(aPageNum, aPageSize))
  }

  func getChatroomsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatPageResult<AgoraChatroom>?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, page(aPageNum, aPageSize))
  }

  func getAllChatroomsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]! {
    core.wait(in: .room, pError, rooms(nil))
  }

  func getAllChatroomsFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!) {
    core.fetch(in: .room, { aCompletionBlock?($0, $1) }, rooms(nil))
  }

  func asyncGetAllChatrooms(
    fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    getAllChatroomsFromServer { rooms, error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?(rooms) }
    }
  }

  private func create(
    _ subject: String?, _ description: String?, _ invitees: [String]?, _ limit: Int
  ) -> Call<AgoraChatroom> {
    { device, done throws(MessagingError) in
      guard invitees?.isEmpty ?? true else {
        throw MessagingError(.unsupported, "users enter chat rooms with their devices")
      }
      var properties: [String: String] = [:]
      if let description, !description.isEmpty { properties[GroupInfo.Property.introduction] = description }
      if limit != 0 { properties[RoomInfo.Property.occupantLimit] = String(limit) }
      device.createRoom(name: subject ?? "", properties: properties) { result in
        done(result.map { AgoraChatroom($0, members: nil, role: .owner) })
      }
    }
  }

  func createChatroom(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, maxMembersCount aMaxMembersCount: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    core.wait(in: .room, pError, create(aSubject, aDescription, aInvitees, aMaxMembersCount))
  }

  func createChatroom(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, maxMembersCount aMaxMembersCount: Int,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, create(aSubject, aDescription, aInvitees, aMaxMembersCount))
  }
}
