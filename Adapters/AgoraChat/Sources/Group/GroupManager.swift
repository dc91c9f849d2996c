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
    core.device?.groups().map { AgoraChatGroup($0, core: core) }
  }
}
