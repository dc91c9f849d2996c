import Foundation
import Parlance

/// The group manager of one client.
final class GroupManager: NSObject, QDIMGroupManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func allMyGroupList() -> [QDGroup]? {
    guard let device = core.login?.device, device.isOpen else { return nil }
    return device.groups().map { QDGroup($0) }
  }

  func group(byId groupId: String) -> QDGroup? { core.login?.device.group(groupId).map { QDGroup($0) } }

  func fetchGroupInfo(_ groupId: String, completion: ((QDGroup?, [QDGroupMember]?, (any Error)?) -> Void)?) {
    core.request({ completion?(nil, nil, $0) }) { login, _ in
      login.device.fetchGroup(groupId) { result in
        switch result {
        case .success(let found):
          completion?(QDGroup(found.group), found.members.map { QDGroupMember($0, of: groupId, login) }, nil)
        case .failure(let error):
          completion?(nil, nil, error.qd)
        }
      }
    }
  }

  func createGroup(
    _ option: QDCreateGroupOption, userList: [String]?, completion: ((QDGroup?, (any Error)?) -> Void)?
  ) {
    core.request({ completion?(nil, $0) }) { login, _ throws(MessagingError) in
      guard option.groupType == .pro else { throw MessagingError(.unsupported, "groupType") }
      let group = option.group(ownedBy: login.account)
      login.device.createGroup(group, members: (userList ?? []).map { AccountID($0) }, note: nil) { result in
        switch result {
        case .success(let created): completion?(QDGroup(created.group), nil)
        case .failure(let error): completion?(nil, error.qd)
        }
      }
    }
  }

  func addUsers(_ users: [String], toGroup groupId: String, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { login, done in
      login.device.addMembers(users.map { AccountID($0) }, toGroup: groupId, note: nil) { result in
        switch result {
        case .success(let outcome): done(outcome.refused.isEmpty ? nil : MessagingError(.partialSuccess, groupId))
        case .failure(let error): done(error)
        }
      }
    }
  }

  func kickUsers(_ users: [String], fromGroup groupId: String, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { login, done in
      login.device.removeMembers(users.map { AccountID($0) }, fromGroup: groupId, completion: done)
    }
  }

  func quitGroup(_ groupId: String, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { login, done throws(MessagingError) in
      if let group = login.device.group(groupId), QDGroup(group).groupType != .pro {
        throw MessagingError(.forbidden, groupId)
      }
      login.device.leaveGroup(groupId, completion: done)
    }
  }

  func dismissGroup(_ groupId: String, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { login, done in
      login.device.dismissGroup(groupId, completion: done)
    }
  }

  func add(_ delegate: any QDGroupManagerDelegate) { core.groupDelegates.add(delegate) { [weak delegate] in delegate } }
  func remove(_ delegate: any QDGroupManagerDelegate) { core.groupDelegates.remove(delegate) }
}
