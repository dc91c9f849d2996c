import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: FriendDriver, BlockingDriver {
  func requestFriend(_ account: AccountID, message: String) async throws {
    try await act("addContact") { driver, completion in
      driver.client.contactManager.addContact(account.name, message: message) { _, error in completion(error) }
    }
  }

  func answerRequest(of account: AccountID, accepts: Bool) async throws {
    try await act("answer") { driver, completion in
      let contacts: any IAgoraChatContactManager = driver.client.contactManager
      if accepts {
        contacts.approveFriendRequest(fromUser: account.name) { _, error in completion(error) }
      } else {
        contacts.declineFriendRequest(fromUser: account.name) { _, error in completion(error) }
      }
    }
  }

  func removeFriend(_ account: AccountID) async throws {
    try await act("deleteContact") { driver, completion in
      driver.client.contactManager.deleteContact(account.name, isDeleteConversation: false) { _, error in
        completion(error)
      }
    }
  }

  func friends() async throws -> Set<AccountID> {
    try await perform { Set((self.client.contactManager.getContacts() ?? []).map { AccountID($0) }) }
  }

  func setBlocked(_ isBlocked: Bool, _ account: AccountID) async throws {
    try await act("block list") { driver, completion in
      let contacts: any IAgoraChatContactManager = driver.client.contactManager
      if isBlocked {
        contacts.addUser(toBlackList: account.name) { _, error in completion(error) }
      } else {
        contacts.removeUser(fromBlackList: account.name) { _, error in completion(error) }
      }
    }
  }

  func blockedAccounts() async throws -> Set<AccountID> {
    try await perform { Set((self.client.contactManager.getBlackList() ?? []).map { AccountID($0) }) }
  }

  func noteContact(_ name: String, _ step: ContactStep, _ call: String) {
    log.record(ObservedContactStep(account: AccountID(name), step: step), raw: "\(call) \(name) \(step)")
  }
}
