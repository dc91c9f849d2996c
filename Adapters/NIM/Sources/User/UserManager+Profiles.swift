internal import Foundation
internal import Parlance

/// Profiles, and the search among those whom the device knows.
extension UserManager {
  func fetchUserInfos(_ users: [String], completion: NIMUserInfoBlock?) {
    core.fetch(completion.map { completion in { completion($1, $0) } }) { device, end throws in
      guard !users.isEmpty, users.count <= Limits.fetchedUsers else {
        throw NSError.invalidParameter("1 to \(Limits.fetchedUsers) users")
      }
      let core = core
      device.fetchProfiles(users.map { AccountID($0) }) { result in
        end(result.map { $0.map { NIMUser($0.account, core: core) } }.mapError(\.nim))
      }
    }
  }

  func updateMyUserInfo(_ values: [NSNumber: Any], completion: (((any Error)?) -> Void)?) {
    core.request(completion) { device, completion throws in
      device.updateProfile(try ProfileUpdate(values)) { result in
        if case .failure(let error) = result { completion(error.nim) } else { completion(nil) }
      }
    }
  }

  func searchUser(with option: NIMUserSearchOption, completion: NIMUserInfoBlock?) {
    core.fetch(completion.map { completion in { completion($1, $0) } }) { device, end throws in
      guard let text = option.searchContent, !text.isEmpty else { throw NSError.invalidParameter("searchContent") }
      let search = UserSearch(text, in: option.searchContentOption, ignoresCase: option.ignoreingCase)
      let found = try device.reading { () -> [AccountID] in
        let contacts = device.contacts()
        let profiles = Dictionary(device.profiles().map { ($0.account, $0) }) { $1 }
        let friends = contacts.filter { option.searchRange == .all || $0.isFriend }.map(\.account)
        let accounts = Set(friends).union(option.searchRange == .all ? Array(profiles.keys) : [])
        let aliases = Dictionary(contacts.map { ($0.account, $0.alias) }) { $1 }
        return accounts.sorted().filter { search.finds($0, aliases[$0] ?? nil, profiles[$0]?.nickname) }
      }
      core.afterCallbacks { [core] in end(.success(found.map { NIMUser($0, core: core) })) }
    }
  }
}

/// A text that is looked for in the names of users.
private struct UserSearch {
  private let text: String
  private let fields: NIMUserSearchContentOption
  private let options: String.CompareOptions

  init(_ text: String, in fields: NIMUserSearchContentOption, ignoresCase: Bool) {
    self.text = text
    self.fields = fields
    options = ignoresCase ? .caseInsensitive : []
  }

  func finds(_ account: AccountID, _ alias: String?, _ nickname: String?) -> Bool {
    isIn(account.name, .userId) || isIn(alias, .alias) || isIn(nickname, .nickName)
  }

  private func isIn(_ name: String?, _ field: NIMUserSearchContentOption) -> Bool {
    guard fields.contains(field), let name else { return false }
    return name.range(of: text, options: options) != nil
  }
}

extension ProfileUpdate {
  /// Fields by their tags. Others, and values of another type, are passed over.
  ///
  /// - throws: Local error `invalidParam` if nothing is left, or a text is longer than NIM allows.
  init(_ values: [NSNumber: Any]) throws {
    self.init()
    for (number, value) in values {
      guard let tag = NIMUserInfoUpdateTag(rawValue: number.intValue) else { continue }
      if tag == .gender {
        guard let gender = (value as? NSNumber)?.intValue ?? (value as? Int) else { continue }
        if NIMUserGender(rawValue: gender) != nil { self.gender = Profile.Gender(rawValue: gender) }
        continue
      }
      guard let text = value as? String else { continue }
      try set(tag, text)
    }
    guard self != ProfileUpdate() else { throw NSError.invalidParameter("no field of a profile") }
  }

  private mutating func set(_ tag: NIMUserInfoUpdateTag, _ text: String) throws {
    let limit: Int
    switch tag {
    case .nick: (nickname, limit) = (text, 64)
    case .avatar: (avatar, limit) = (text, 1024)
    case .sign: (signature, limit) = (text, 256)
    case .email: (email, limit) = (text, 64)
    case .birth: (birthday, limit) = (text, 16)
    case .mobile: (phone, limit) = (text, 32)
    case .ext: (extensions[ClientCore.style], limit) = (text, 1024)
    case .gender, .antispamBusinessId: return
    }
    guard text.count <= limit else { throw NSError.invalidParameter("\(tag) exceeds \(limit) characters") }
  }
}

extension ClientCore {
  /// Reports a change of this account's profile or a friend's.
  func profileChanged(_ profile: Profile) {
    if userDelegates.isEmpty { return }
    let user = NIMUser(profile.account, core: self)
    userDelegates.notify { $0.onUserInfoChanged(user) }
  }
}
