public import Foundation
internal import Parlance

/// A user's profile, as it was when it was looked up.
open class NIMUserInfo: NSObject {
  private let profile: Profile?

  /// Creates an object without values.
  public override init() { profile = nil }

  init(_ profile: Profile) { self.profile = profile }

  /// The name to show.
  open var nickName: String? { profile?.nickname }
  /// The address of a picture.
  open var avatarUrl: String? { profile?.avatar }
  /// The address of the picture, the same as `avatarUrl`: there is no smaller one.
  open var thumbAvatarUrl: String? { profile?.avatar }
  /// A line about the user.
  open var sign: String? { profile?.signature }
  /// The user's gender; `unknown` for what another SDK's app names otherwise.
  open var gender: NIMUserGender { profile.flatMap { NIMUserGender(rawValue: $0.gender.rawValue) } ?? .unknown }
  /// The user's mail address.
  open var email: String? { profile?.email }
  /// The user's day of birth.
  open var birth: String? { profile?.birthday }
  /// The user's telephone number.
  open var mobile: String? { profile?.phone }
  /// The app's own text. Other SDKs' apps have texts of their own.
  open var ext: String? { profile?.extensions[ClientCore.style] }
}

/// A user's gender.
public enum NIMUserGender: Int, Sendable {
  /// Not given.
  case unknown = 0
  /// Male.
  case male = 1
  /// Female.
  case female = 2
}

/// The fields of the own profile that an app changes.
public enum NIMUserInfoUpdateTag: Int, Sendable {
  /// The name to show, at most 64 characters.
  case nick = 3
  /// The address of a picture, at most 1024 characters.
  case avatar = 4
  /// A line about the user, at most 256 characters.
  case sign = 5
  /// The gender: the number of a `NIMUserGender`.
  case gender = 6
  /// The mail address, at most 64 characters.
  case email = 7
  /// The day of birth, at most 16 characters.
  case birth = 8
  /// The telephone number, at most 32 characters.
  case mobile = 9
  /// The app's own text, at most 1024 characters.
  case ext = 10
  /// The setting of the vendor's own filter that is to be used: passed over.
  case antispamBusinessId = 101
}

/// Receives users, or the error.
public typealias NIMUserInfoBlock = ([NIMUser]?, (any Error)?) -> Void
