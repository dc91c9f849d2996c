public import Parlance

/// A change of a group.
public enum AcmeGroupChange: Hashable, Sendable {
  /// The announcement; empty for none.
  case announcement(String)
  /// The new owner.
  case owner(AccountID)
  /// A member, and whether it is a manager.
  case manager(AccountID, Bool)
  /// A member, and whether it is muted.
  case muted(AccountID, Bool)
  /// A Boolean value that indicates whether all ordinary members are muted.
  case allMuted(Bool)
  /// A member, and whether it may write although all are muted.
  case allowed(AccountID, Bool)
  /// A member, and those of its attributes that changed.
  case attributes(AccountID, [String: String])
  /// A file is shared.
  case shared(GroupFile)
  /// A file is no longer shared.
  case unshared(GroupFile)
  /// A Boolean value that indicates whether the operator disabled the group.
  case disabled(Bool)
}

extension AcmeGroupChange {
  /// The changes that a notification among a group's messages reports; empty for those of which Acme has no callback.
  static func changes(_ notification: GroupNotification) -> [AcmeGroupChange] {
    let targets = notification.targets
    return switch notification.operation {
    case .managersAdded: targets.map { .manager($0, true) }
    case .managersRemoved: targets.map { .manager($0, false) }
    case .ownerChanged: targets.map { .owner($0) }
    case .memberMuted: targets.map { .muted($0, true) }
    case .memberUnmuted: targets.map { .muted($0, false) }
    case .profileChanged: changes(ofProperties: notification.changes)
    default: []
    }
  }

  private static func changes(ofProperties properties: [String: String]) -> [AcmeGroupChange] {
    var changes: [AcmeGroupChange] = []
    if let text = properties[GroupInfo.Property.announcement] { changes.append(.announcement(text)) }
    if let isMuted = properties[GroupInfo.Property.muted] { changes.append(.allMuted(isMuted == "true")) }
    if let isDisabled = properties[GroupInfo.Property.disabled] { changes.append(.disabled(isDisabled == "true")) }
    return changes
  }

  /// The changes of what a group keeps beside its properties.
  static func changes(_ detail: GroupDetailChange.Detail) -> [AcmeGroupChange] {
    switch detail {
    case .allowed(let accounts, let isAllowed): accounts.map { .allowed($0, isAllowed) }
    case .attributes(let attributes, let account): [.attributes(account, attributes)]
    case .fileAdded(let file): [.shared(file)]
    case .fileRemoved(let file): [.unshared(file)]
    }
  }
}
