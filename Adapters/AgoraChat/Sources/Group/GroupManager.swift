internal import Foundation
internal import Parlance

/// The group manager of one client.
final class GroupManager: NSObject, IAgoraChatGroupManager {
  let core: ClientCore
  let calls: GroupCalls

  init(_ core: ClientCore) {
    self.core = core
    calls = GroupCalls(core: core)
  }

  func add(_ aDelegate: any AgoraChatGroupManagerDelegate, delegateQueue aQueue: DispatchQueue?) {
    core.groupDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  func removeDelegate(_ aDelegate: Any) {
    if let delegate = aDelegate as? any AgoraChatGroupManagerDelegate { core.groupDelegates.remove(delegate) }
  }

  func getJoinedGroups() -> [AgoraChatGroup]? {
    let removed = core.slot.current?.details.withLock { $0.removedGroups } ?? []
    return core.device?.groups().filter { !removed.contains($0.id) }.map { AgoraChatGroup($0, core: core) }
  }

  func cleanAllGroupsFromDB() {
    guard let login = core.slot.current else { return }
    let ids = login.device.groups().map(\.id)
    login.details.withLock { $0.removedGroups.formUnion(ids) }
  }
}
