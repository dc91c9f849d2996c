internal import Foundation
internal import Parlance

extension GroupManager {
  func getGroupsWithoutPushNotification(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]! {
    let groups: [String]? = core.wait(in: .group, pError) { device, done in
      device.fetchPushSettings { done($0.map(\.silentGroups)) }
    }
    return groups
  }

  func ignoreGroupPush(_ aGroupId: String!, ignore aIsIgnore: Bool) -> AgoraChatError! {
    ignoreGroupsPush([aGroupId ?? ""], ignore: aIsIgnore)
  }

  func updatePushService(
    forGroup aGroupId: String!, isPushEnabled aIsEnable: Bool,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!
  ) {
    let completion: ((AgoraChatGroup?, AgoraChatError?) -> Void)? = aCompletionBlock
    core.fetch(in: .group, completion, calls.setPush(aIsEnable, aGroupId ?? ""))
  }

  func ignoreGroupsPush(_ aGroupIDs: [Any]!, ignore aIsIgnore: Bool) -> AgoraChatError! {
    var error: AgoraChatError?
    let _: Bool? = core.wait(in: .group, &error) { device, done in
      device.setPush(!aIsIgnore, forGroups: Self.names(aGroupIDs), done)
    }
    return error
  }

  func updatePushService(
    forGroups aGroupIDs: [Any]!, isPushEnabled aIsEnable: Bool,
    completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!
  ) {
    let completion: (([Any]?, AgoraChatError?) -> Void)? = aCompletionBlock
    let names = Self.names(aGroupIDs)
    core.fetch(in: .group, completion) { device, done in
      device.setPush(aIsEnable, forGroups: names) { result in done(result.map { _ in names }) }
    }
  }

  private static func names(_ ids: [Any]?) -> [String] { (ids ?? []).compactMap { $0 as? String } }
}
