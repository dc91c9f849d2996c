import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: ProfileDriver {
  func setProfile(_ profile: Profile, text: String?) async throws {
    try await act("updateOwn") { driver, completion in
      let info = AgoraChatUserInfo()
      (info.nickname, info.avatarUrl, info.sign) = (profile.nickname, profile.avatar, profile.signature)
      (info.mail, info.birth, info.phone) = (profile.email, profile.birthday, profile.phone)
      (info.gender, info.ext) = (profile.gender.rawValue, text)
      driver.client.userInfoManager?.updateOwn(info) { _, error in completion(error) }
    }
  }

  func profile(of account: AccountID) async throws -> (profile: Profile, text: String?)? {
    try await log.request("fetchUserInfo") { (reply: Reply<(profile: Profile, text: String?)?>) in
      self.client.userInfoManager?.fetchUserInfo(byId: [account.name]) { infos, error in
        if let error { return reply.fail(Self.error(error)) }
        guard let info = infos?[account.name] else { return reply.succeed(nil) }
        let profile = Profile(
          account: account, nickname: info.nickname, avatar: info.avatarUrl, signature: info.sign,
          gender: Profile.Gender(rawValue: info.gender), email: info.mail, birthday: info.birth, phone: info.phone)
        reply.succeed((profile, info.ext))
      }
    }
  }
}
