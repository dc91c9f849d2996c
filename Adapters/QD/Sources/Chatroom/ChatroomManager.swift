import Foundation
import Parlance

/// The chatroom manager of one client.
final class ChatroomManager: NSObject, QDIMChatroomManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func enterChatroom(_ roomId: String, nickname: String?, completion: ((QDChatroom?, (any Error)?) -> Void)?) {
    core.request({ completion?(nil, $0) }) { login, _ in
      login.device.enterRoom(roomId, nickname: nickname, custom: nil) { result in
        switch result {
        case .success(let entered): completion?(QDChatroom(entered.room), nil)
        case .failure(let error): completion?(nil, error.qd)
        }
      }
    }
  }

  func exitChatroom(_ roomId: String, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { login, done in login.device.leaveRoom(roomId, completion: done) }
  }

  func fetchChatroomInfo(_ roomId: String, completion: ((QDChatroom?, [String]?, (any Error)?) -> Void)?) {
    core.request({ completion?(nil, nil, $0) }) { login, _ in
      login.device.fetchRoom(roomId) { result in
        switch result {
        case .success(let found): completion?(QDChatroom(found.room), found.members.map(\.account.name), nil)
        case .failure(let error): completion?(nil, nil, error.qd)
        }
      }
    }
  }

  func add(_ delegate: any QDChatroomManagerDelegate) {
    core.chatroomDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any QDChatroomManagerDelegate) { core.chatroomDelegates.remove(delegate) }
}
