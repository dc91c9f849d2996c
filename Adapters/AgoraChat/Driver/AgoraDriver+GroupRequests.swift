import AgoraChat
import Parlance
import ParlanceConformance

extension AgoraDriver: GroupRequestDriver {
  func createAskingGroup(name: String) async throws -> String {
    try await log.request("createGroup") { (reply: Reply<String>) in
      let options = AgoraChatGroupOptions()
      (options.style, options.isInviteNeedConfirm) = (.publicJoinNeedApproval, true)
      self.client.groupManager.createGroup(
        withSubject: name, description: nil, invitees: nil, message: nil, setting: options
      ) { group, error in
        if let group { return reply.succeed(group.groupId) }
        reply.fail(error.map(Self.error) ?? ConformanceFailure("neither a group nor an error"))
      }
    }
  }

  func apply(toGroup id: String, message: String) async throws {
    try await act("requestToJoinPublicGroup") { driver, completion in
      driver.client.groupManager.request(toJoinPublicGroup: id, message: message) { completion($1) }
    }
  }

  func answerApplication(of account: AccountID, toGroup id: String, accepts: Bool, message: String) async throws {
    try await act("answer an application") { driver, completion in
      let groups: any IAgoraChatGroupManager = driver.client.groupManager
      if accepts {
        groups.approveJoinGroupRequest(id, sender: account.name) { completion($1) }
      } else {
        groups.declineJoinGroupRequest(id, sender: account.name, reason: message) { completion($1) }
      }
    }
  }

  func invite(_ account: AccountID, toGroup id: String, message: String) async throws {
    try await act("addMembers") { driver, completion in
      driver.client.groupManager.addMembers([account.name], toGroup: id, message: message) { completion($1) }
    }
  }

  func answerInvitation(of account: AccountID, toGroup id: String, accepts: Bool, message: String) async throws {
    try await act("answer an invitation") { driver, completion in
      let groups: any IAgoraChatGroupManager = driver.client.groupManager
      if accepts {
        groups.acceptInvitation(fromGroup: id, inviter: account.name) { completion($1) }
      } else {
        groups.declineGroupInvitation(id, inviter: account.name, reason: message) { completion($0) }
      }
    }
  }

  func noteRequest(_ group: String?, _ step: GroupRequestStep, _ call: String) {
    log.record(ObservedGroupRequest(group: group ?? "", step: step), raw: "\(call) \(group ?? "-") \(step)")
  }
}
