import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: GroupRequestDriver {
  func createAskingGroup(name: String) async throws -> String {
    try await log.request("createTeam") { (reply: Reply<String>) in
      let option = NIMCreateTeamOption()
      (option.name, option.type) = (name, .advanced)
      (option.joinMode, option.beInviteMode) = (.needAuth, .needAuth)
      self.sdk.teamManager.createTeam(option, users: []) { error, id, _ in
        if let id { reply.succeed(id) } else { reply.fail(Self.some(error)) }
      }
    }
  }

  func apply(toGroup id: String, message: String) async throws {
    try await act("applyToTeam") { driver, completion in
      driver.sdk.teamManager.apply(toTeam: id, message: message) { error, _ in completion(error) }
    }
  }

  func answerApplication(of account: AccountID, toGroup id: String, accepts: Bool, message: String) async throws {
    try await act("answer an application") { driver, completion in
      if accepts {
        driver.sdk.teamManager.passApply(toTeam: id, userId: account.name) { error, _ in completion(error) }
      } else {
        driver.sdk.teamManager.rejectApply(
          toTeam: id, userId: account.name, rejectReason: message, completion: completion)
      }
    }
  }

  func invite(_ account: AccountID, toGroup id: String, message: String) async throws {
    try await act("addUsers") { driver, completion in
      driver.sdk.teamManager.addUsers([account.name], toTeam: id, postscript: message, attach: nil) { error, _ in
        completion(error)
      }
    }
  }

  func answerInvitation(of account: AccountID, toGroup id: String, accepts: Bool, message: String) async throws {
    try await act("answer an invitation") { driver, completion in
      if accepts {
        driver.sdk.teamManager.acceptInvite(withTeam: id, invitorId: account.name, completion: completion)
      } else {
        driver.sdk.teamManager.rejectInvite(
          withTeam: id, invitorId: account.name, rejectReason: message, completion: completion)
      }
    }
  }

  /// The step of a request of a team that a system notification reports; nil for one of friends.
  func groupStep(_ notification: NIMSystemNotification, _ account: AccountID) -> GroupRequestStep? {
    switch notification.type {
    case .teamApply: .applied(account, notification.postscript)
    case .teamApplyReject: .applicationDeclined(notification.postscript)
    case .teamInvite: .invited(by: account, notification.postscript)
    case .teamIviteReject: .invitationDeclined(account, notification.postscript)
    default: nil
    }
  }
}
