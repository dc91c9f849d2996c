public import Foundation
internal import Parlance

/// A user's profile.
open class AgoraChatUserInfo: NSObject, NSCopying {
  /// The account. Of a profile that is handed to `updateOwn` it is not read.
  open var userId: String?
  /// The name to show.
  open var nickname: String?
  /// The address of a picture.
  open var avatarUrl: String?
  /// The mail address.
  open var mail: String?
  /// The telephone number.
  open var phone: String?
  /// The gender: 0 if it is not given, 1 for male, 2 for female. Apps may use other numbers.
  open var gender = 0
  /// A line about the user.
  open var sign: String?
  /// The day of birth.
  open var birth: String?
  /// The app's own text. Other SDKs' apps have texts of their own.
  open var ext: String?

  /// The former name of `nickname`.
  public final var nickName: String! {
    get { nickname }
    set { nickname = newValue }
  }

  /// Creates a profile without anything.
  public override init() {}

  /// Creates a profile with some of the fields.
  init(_ profile: Profile, _ types: Set<AgoraChatUserInfoType>) {
    func field<Value>(_ type: AgoraChatUserInfoType, _ value: Value?) -> Value? { types.contains(type) ? value : nil }
    userId = profile.account.name
    nickname = field(.nickName, profile.nickname)
    avatarUrl = field(.avatarURL, profile.avatar)
    mail = field(.mail, profile.email)
    phone = field(.phone, profile.phone)
    gender = field(.gender, profile.gender.rawValue) ?? 0
    sign = field(.sign, profile.signature)
    birth = field(.birth, profile.birthday)
    ext = field(.ext, profile.extensions[ClientCore.style])
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AgoraChatUserInfo()
    copy.userId = userId
    copy.nickname = nickname
    copy.avatarUrl = avatarUrl
    copy.mail = mail
    copy.phone = phone
    copy.gender = gender
    copy.sign = sign
    copy.birth = birth
    copy.ext = ext
    return copy
  }

  open override var description: String { "AgoraChatUserInfo \(userId ?? "")" }
}

/// The fields of a profile.
public enum AgoraChatUserInfoType: Int, Sendable {
  /// The name to show.
  case nickName = 0
  /// The address of a picture.
  case avatarURL = 1
  /// The telephone number.
  case phone = 2
  /// The mail address.
  case mail = 3
  /// The gender, as the text of a number.
  case gender = 4
  /// A line about the user.
  case sign = 5
  /// The day of birth.
  case birth = 6
  /// The app's own text.
  case ext = 100
}

extension AgoraChatUserInfoType {
  /// All fields.
  static let all: Set<AgoraChatUserInfoType> = [.nickName, .avatarURL, .phone, .mail, .gender, .sign, .birth, .ext]
}
