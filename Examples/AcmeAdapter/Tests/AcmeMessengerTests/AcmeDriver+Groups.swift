import AcmeMessenger
import Parlance
import ParlanceConformance

extension AcmeDriver: GroupDriver, OpenGroupDriver, PublicGroupListDriver, GroupBlockDriver {
  func createGroup(name: String, members: [AccountID]) async throws -> String {
    try await fetch("createGroup") { $0.createGroup(named: name, members: members, completion: $1) }
  }

  func createGroup(name: String, isOpen: Bool) async throws -> String {
    try await fetch("createGroup") {
      $0.createGroup(named: name, members: [], admission: isOpen ? .open : .closed, completion: $1)
    }
  }

  func addMembers(_ accounts: [AccountID], toGroup id: String) async throws {
    try await act("add") { $0.add(accounts, toGroup: id, completion: $1) }
  }

  func removeMembers(_ accounts: [AccountID], fromGroup id: String) async throws {
    try await act("remove") { $0.remove(accounts, fromGroup: id, completion: $1) }
  }

  func leaveGroup(_ id: String) async throws {
    try await act("leaveGroup") { $0.leaveGroup(id, completion: $1) }
  }

  func nameOfOpenGroup(_ id: String) async throws -> String {
    try await fetch("fetchGroup") { messenger, completion in
      messenger.fetchGroup(id) { completion($0.map(\.name)) }
    }
  }

  func joinOpenGroup(_ id: String) async throws {
    try await act("joinGroup") { $0.joinGroup(id, completion: $1) }
  }

  func publicGroups(pageSize: Int) async throws -> [[String]] {
    try await pages { next in
      try await self.fetch("fetchPublicGroups") { $0.fetchPublicGroups(after: next, limit: pageSize, completion: $1) }
    }.map { $0.map(\.id) }
  }

  func setBlocked(_ isBlocked: Bool, group id: String) async throws {
    try await act("setBlocked") { $0.setBlocked(isBlocked, group: id, completion: $1) }
  }

  func acmeDidJoinGroup(_ group: GroupInfo) {
    log.record(ObservedMembership(group: group.id, isMember: true), raw: "didJoinGroup \(group.id)")
  }

  func acmeDidLeaveGroup(_ group: GroupInfo, _ reason: GroupDeparture) {
    log.record(ObservedMembership(group: group.id, isMember: false), raw: "didLeaveGroup \(group.id) \(reason)")
  }
}

extension AcmeDriver: MemberListDriver {
  func ordinaryMembers(ofGroup id: String, pageSize: Int) async throws -> [[AccountID]] {
    try await pages { next in
      try await self.fetch("fetchMembers") {
        $0.fetchMembers(ofGroup: id, after: next, limit: pageSize, completion: $1)
      }
    }
  }

  func ordinaryMembers(ofRoom id: String, pageSize: Int) async throws -> [[AccountID]] {
    try await pages { next in
      try await self.fetch("fetchMembers") {
        $0.fetchMembers(ofRoom: id, after: next, limit: pageSize, completion: $1)
      }
    }
  }
}

extension AcmeDriver: GroupRequestDriver {
  func createAskingGroup(name: String) async throws -> String {
    try await fetch("createGroup") {
      $0.createGroup(named: name, members: [], admission: .onRequest, completion: $1)
    }
  }

  func apply(toGroup id: String, message: String) async throws {
    try await act("applyToGroup") { $0.applyToGroup(id, words: message, completion: $1) }
  }

  func answerApplication(of account: AccountID, toGroup id: String, accepts: Bool, message: String) async throws {
    try await act("answerApplication") {
      $0.answerApplication(of: account, toGroup: id, accepts: accepts, words: message, completion: $1)
    }
  }

  func invite(_ account: AccountID, toGroup id: String, message: String) async throws {
    try await act("add") { $0.add([account], toGroup: id, words: message, completion: $1) }
  }

  func answerInvitation(of account: AccountID, toGroup id: String, accepts: Bool, message: String) async throws {
    try await act("answerInvitation") {
      $0.answerInvitation(of: account, toGroup: id, accepts: accepts, words: message, completion: $1)
    }
  }

  func acmeDidChangeRequest(_ change: GroupRequestChange) {
    let request = change.request
    let step: GroupRequestStep
    switch (request.kind, change.action) {
    case (.application, .made): step = .applied(request.account, request.message)
    case (.application, .declined):
      // The other managers are notified of it, too.
      guard request.account == context.account else { return }
      step = .applicationDeclined(change.message)
    case (.invitation, .made): step = .invited(by: change.actor, request.message)
    case (.invitation, .declined): step = .invitationDeclined(request.account, change.message)
    case (_, .accepted), (_, .withdrawn): return
    }
    log.record(ObservedGroupRequest(group: request.group, step: step), raw: "didChangeRequest \(change)")
  }
}

extension AcmeDriver: ThreadDriver {
  func createThread(named name: String, about message: MessageID, inGroup group: String) async throws -> String {
    try await fetch("createThread") { messenger, completion in
      messenger.createThread(named: name, about: message, inGroup: group) { completion($0.map(\.id)) }
    }
  }

  func joinThread(_ id: String) async throws {
    try await act("joinThread") { $0.joinThread(id, completion: $1) }
  }

  func renameThread(_ id: String, to name: String) async throws {
    try await act("renameThread") { $0.renameThread(id, to: name, completion: $1) }
  }

  func removeMember(_ account: AccountID, fromThread id: String) async throws {
    try await act("remove") { $0.remove(account, fromThread: id, completion: $1) }
  }

  func acmeDidChangeThread(_ change: ThreadChange) {
    let thread = change.thread
    log.record(
      ObservedThreadChange(kind: change.kind, thread: thread.id, name: thread.name), raw: "didChangeThread \(change)")
  }
}
