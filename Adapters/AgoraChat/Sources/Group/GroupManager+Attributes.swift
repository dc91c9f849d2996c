internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The attributes of members of groups.
extension GroupManager {
  func setMemberAttribute(
    _ groupId: String, userId: String, attributes: [String: String],
    completion completionBlock: ((AgoraChatError?) -> Void)?
  ) {
    let excess = MemberAttributeLimits.excess(of: attributes)
    let completion = { (_: Void?, error: AgoraChatError?) in
      // What the vendor limits has numbers of its own.
      if let error, error.code == .exceedServiceLimit {
        let code = excess?.code ?? .groupMemberAttributesReachLimit
        completionBlock?(AgoraChatError(description: error.errorDescription, code: code))
      } else {
        completionBlock?(error)
      }
    }
    core.fetch(in: .group, completion) { device, done throws(MessagingError) in
      guard excess == nil else { throw MessagingError(.limitExceeded, "attributes of a member") }
      device.setAttributes(attributes, ofMember: AccountID(userId), inGroup: groupId) { error in
        done(error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  func fetchMemberAttribute(
    _ groupId: String, userId: String, completion completionBlock: (([String: String]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, completionBlock) { device, done in
      device.fetchAttributes(ofMembers: [AccountID(userId)], inGroup: groupId) { result in
        done(result.map { $0.values.first ?? [:] })
      }
    }
  }

  func fetchMembersAttributes(
    _ groupId: String, userIds: [String], keys: [String],
    completion completionBlock: (([String: [String: String]]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, completionBlock) { device, done throws(MessagingError) in
      guard userIds.count <= MemberAttributeLimits.members else {
        throw MessagingError(.limitExceeded, "limit \(MemberAttributeLimits.members) users")
      }
      device.fetchAttributes(
        ofMembers: userIds.map { AccountID($0) }, inGroup: groupId, keys: keys.isEmpty ? nil : keys
      ) { result in
        done(result.map { Dictionary($0.map { ($0.key.name, $0.value) }) { $1 } })
      }
    }
  }
}

extension MemberAttributeLimits.Excess {
  fileprivate var code: AgoraChatErrorCode {
    switch self {
    case .key: .groupMemberAttributesKeyReachLimit
    case .value: .groupMemberAttributesValueReachLimit
    case .all: .groupMemberAttributesReachLimit
    }
  }
}
