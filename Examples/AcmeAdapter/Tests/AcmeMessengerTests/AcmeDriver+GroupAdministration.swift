import AcmeMessenger
import Parlance
import ParlanceConformance

extension AcmeDriver: GroupAdministrationDriver {
  func announce(_ text: String, inGroup id: String) async throws {
    try await act("announce") { $0.announce(text, inGroup: id, completion: $1) }
  }

  func setManager(_ isManager: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("setManager") { $0.setManager(isManager, account, inGroup: id, completion: $1) }
  }

  func setOwner(_ account: AccountID, ofGroup id: String) async throws {
    try await act("setOwner") { $0.setOwner(account, ofGroup: id, completion: $1) }
  }

  func setMuted(_ isMuted: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("setMuted") { $0.setMuted(isMuted, account, inGroup: id, completion: $1) }
  }

  func setAllMuted(_ isMuted: Bool, inGroup id: String) async throws {
    try await act("setAllMuted") { $0.setAllMuted(isMuted, inGroup: id, completion: $1) }
  }

  func dismissGroup(_ id: String) async throws {
    try await act("dismissGroup") { $0.dismissGroup(id, completion: $1) }
  }

  func acmeDidChangeGroup(_ id: String, _ change: AcmeGroupChange) {
    let observed: GroupChange =
      switch change {
      case .announcement(let text): .announcement(text)
      case .owner(let account): .owner(account)
      case .manager(let account, let isManager): .manager(account, isManager)
      case .muted(let account, let isMuted): .muted(account, isMuted)
      case .allMuted(let isMuted): .allMuted(isMuted)
      case .allowed(let account, let isAllowed): .allowed(account, isAllowed)
      case .attributes(let account, let attributes): .attributes(account, attributes)
      case .shared(let file): .shared(file.name)
      case .unshared(let file): .unshared(file.id.string)
      case .disabled(let isDisabled): .disabled(isDisabled)
      }
    log.record(ObservedGroupChange(group: id, change: observed), raw: "didChangeGroup \(id) \(change)")
  }
}

extension AcmeDriver: GroupListDriver {
  func mute(_ account: AccountID, forSeconds seconds: Int, inGroup id: String) async throws {
    try await act("setMuted") { $0.setMuted(true, account, inGroup: id, forSeconds: seconds, completion: $1) }
  }

  func setBlocked(_ isBlocked: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("setBlocked") { $0.setBlocked(isBlocked, account, inGroup: id, completion: $1) }
  }

  func setAllowed(_ isAllowed: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("setAllowed") { $0.setAllowed(isAllowed, account, inGroup: id, completion: $1) }
  }

  func setOwnAttributes(_ attributes: [String: String], inGroup id: String) async throws {
    try await act("setOwnAttributes") { $0.setOwnAttributes(attributes, inGroup: id, completion: $1) }
  }

  func attributes(of account: AccountID, inGroup id: String) async throws -> [String: String] {
    try await fetch("fetchAttributes") { $0.fetchAttributes(of: account, inGroup: id, completion: $1) }
  }

  func share(path: String, inGroup id: String) async throws -> String {
    let name = String(path.split(separator: "/").last ?? "")
    return try await fetch("share") { messenger, completion in
      messenger.share(path, named: name, inGroup: id) { completion($0.map(\.id.string)) }
    }
  }

  func sharedFiles(ofGroup id: String) async throws -> [String] {
    try await fetch("fetchSharedFiles") { messenger, completion in
      messenger.fetchSharedFiles(ofGroup: id) { completion($0.map { $0.map(\.id.string) }) }
    }
  }

  func fetchShared(_ file: String, ofGroup id: String) async throws -> [UInt8] {
    try await fetch("fetchSharedFile") { $0.fetchSharedFile(MediaID(file), completion: $1) }
  }

  func unshare(_ file: String, inGroup id: String) async throws {
    try await act("unshare") { $0.unshare(MediaID(file), inGroup: id, completion: $1) }
  }
}
