internal import Foundation
internal import Parlance

/// The manager of profiles of one client.
final class UserInfoManager: NSObject, IAgoraChatUserInfoManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  /// The vendor's limits: bytes of a profile, and accounts of one request.
  private static let (size, count) = (2048, 100)

  func updateOwn(
    _ aUserData: AgoraChatUserInfo, completion aCompletionBlock: ((AgoraChatUserInfo?, AgoraChatError?) -> Void)?
  ) {
    update(ProfileUpdate(aUserData), aCompletionBlock)
  }

  func updateOwnUserInfo(
    _ aValue: String?, with aType: AgoraChatUserInfoType,
    completion aCompletionBlock: ((AgoraChatUserInfo?, AgoraChatError?) -> Void)?
  ) {
    guard let update = ProfileUpdate(aValue ?? "", as: aType) else {
      let error = AgoraChatError(description: "the gender is not a number", code: .invalidParam)
      return core.afterCallbacks { aCompletionBlock?(nil, error) }
    }
    self.update(update, aCompletionBlock)
  }

  func fetchUserInfo(
    byId aUserIds: [String], completion aCompletionBlock: (([String: AgoraChatUserInfo]?, AgoraChatError?) -> Void)?
  ) {
    fetchProfiles(aUserIds, AgoraChatUserInfoType.all, aCompletionBlock)
  }

  func fetchUserInfo(
    byId aUserIds: [String], type aType: [NSNumber],
    completion aCompletionBlock: (([String: AgoraChatUserInfo]?, AgoraChatError?) -> Void)?
  ) {
    fetchProfiles(aUserIds, Set(aType.compactMap { AgoraChatUserInfoType(rawValue: $0.intValue) }), aCompletionBlock)
  }

  private func fetchProfiles(
    _ names: [String], _ types: Set<AgoraChatUserInfoType>,
    _ completion: (([String: AgoraChatUserInfo]?, AgoraChatError?) -> Void)?
  ) {
    guard names.count <= Self.count else {
      let error = AgoraChatError(description: "more than \(Self.count) users", code: .userCountExceed)
      return core.afterCallbacks { completion?(nil, error) }
    }
    if let error = names.lazy.compactMap({ ClientCore.error(inUsername: $0) }).first {
      return core.afterCallbacks { completion?(nil, error) }
    }
    core.fetch(completion) { device, done in
      device.fetchProfiles(names.map { AccountID($0) }) { result in
        done(
          result.map { profiles in
            Dictionary(profiles.map { ($0.account.name, AgoraChatUserInfo($0, types)) }) { first, _ in first }
          })
      }
    }
  }

  /// Changes the own profile, once it is known that it is not too long then.
  private func update(_ update: ProfileUpdate, _ completion: ((AgoraChatUserInfo?, AgoraChatError?) -> Void)?) {
    core.fetch(completion) { device, done in
      device.fetchProfiles([device.account]) { result in
        let profile: Profile
        switch result {
        case .failure(let error): return done(.failure(error))
        case .success(let profiles): profile = profiles.first ?? Profile(account: device.account)
        }
        guard profile.size(after: update) <= Self.size else {
          let words = "more than \(Self.size) bytes"
          completion?(nil, AgoraChatError(description: words, code: .userInfoDataLengthExceed))
          return
        }
        device.updateProfile(update) { result in
          done(result.map { AgoraChatUserInfo($0, AgoraChatUserInfoType.all) })
        }
      }
    }
  }
}

extension Profile {
  /// The bytes of the fields that the vendor has, after an update.
  fileprivate func size(after update: ProfileUpdate) -> Int {
    let fields = [
      update.nickname ?? nickname, update.avatar ?? avatar, update.signature ?? signature, update.email ?? email,
      update.birthday ?? birthday, update.phone ?? phone,
      update.extensions[ClientCore.style] ?? extensions[ClientCore.style],
    ]
    return fields.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
  }
}

extension ProfileUpdate {
  /// All fields that the vendor has.
  fileprivate init(_ info: AgoraChatUserInfo) {
    self.init(
      nickname: info.nickname ?? "", avatar: info.avatarUrl ?? "", signature: info.sign ?? "",
      gender: Profile.Gender(rawValue: info.gender), email: info.mail ?? "", birthday: info.birth ?? "",
      phone: info.phone ?? "", extensions: [ClientCore.style: info.ext ?? ""])
  }

  /// Creates an update of one field; nil for a gender that is not a number.
  fileprivate init?(_ value: String, as type: AgoraChatUserInfoType) {
    self.init()
    switch type {
    case .nickName: nickname = value
    case .avatarURL: avatar = value
    case .phone: phone = value
    case .mail: email = value
    case .sign: signature = value
    case .birth: birthday = value
    case .ext: extensions = [ClientCore.style: value]
    case .gender:
      guard let number = value.isEmpty ? 0 : Int(value) else { return nil }
      gender = Profile.Gender(rawValue: number)
    }
  }
}
