import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: ProfileDriver {
  func setProfile(_ profile: Profile, text: String?) async throws {
    let fields: [(NIMUserInfoUpdateTag, String?)] = [
      (.nick, profile.nickname), (.avatar, profile.avatar), (.sign, profile.signature), (.email, profile.email),
      (.birth, profile.birthday), (.mobile, profile.phone), (.ext, text),
    ]
    let gender = profile.gender.rawValue
    try await act("updateMyUserInfo") { driver, completion in
      var values: [NSNumber: Any] = [:]
      for (tag, value) in fields { values[NSNumber(value: tag.rawValue)] = value ?? "" }
      values[NSNumber(value: NIMUserInfoUpdateTag.gender.rawValue)] = NSNumber(value: gender)
      driver.sdk.userManager.updateMyUserInfo(values, completion: completion)
    }
  }

  func profile(of account: AccountID) async throws -> (profile: Profile, text: String?)? {
    try await act("fetchUserInfos") { driver, completion in
      driver.sdk.userManager.fetchUserInfos([account.name]) { _, error in completion(error) }
    }
    return try await perform {
      guard let info = self.sdk.userManager.userInfo(account.name)?.userInfo else { return nil }
      return (
        Profile(
          account: account, nickname: info.nickName, avatar: info.avatarUrl, signature: info.sign,
          gender: Profile.Gender(rawValue: info.gender.rawValue), email: info.email, birthday: info.birth,
          phone: info.mobile), info.ext
      )
    }
  }

  func onUserInfoChanged(_ user: NIMUser) {
    let account = AccountID(user.userId ?? "")
    let nickname = user.userInfo?.nickName
    log.record(
      ObservedProfile(account: account, nickname: nickname), raw: "onUserInfoChanged \(account) \(nickname ?? "-")")
  }
}
