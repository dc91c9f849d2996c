/// The profile of an account: how its user wants to be seen by others. Every account may read it, and only the account
/// itself writes it.
public struct Profile: Hashable, Sendable {
  /// The gender that a user names.
  public struct Gender: RawRepresentable, Hashable, Sendable {
    /// The number by which it is kept. Apps may use others than those named here.
    public var rawValue: Int

    /// Creates a gender.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Not given.
    public static let unknown = Gender(rawValue: 0)
    /// Male.
    public static let male = Gender(rawValue: 1)
    /// Female.
    public static let female = Gender(rawValue: 2)
  }

  /// The account that the profile describes.
  public var account: AccountID
  /// The name to show.
  public var nickname: String?
  /// The address of a picture.
  public var avatar: String?
  /// A line about the user.
  public var signature: String?
  /// The user's gender.
  public var gender: Gender
  /// The user's mail address.
  public var email: String?
  /// The user's day of birth, in the app's form.
  public var birthday: String?
  /// The user's telephone number.
  public var phone: String?
  /// The texts that apps add, by the style whose field it is. A style reads and writes its own.
  public var extensions: [String: String]
  /// The hub's time of the last change; zero if nothing was ever set.
  public var updated: Timestamp

  /// Creates a profile.
  public init(
    account: AccountID, nickname: String? = nil, avatar: String? = nil, signature: String? = nil,
    gender: Gender = .unknown, email: String? = nil, birthday: String? = nil, phone: String? = nil,
    extensions: [String: String] = [:], updated: Timestamp = .zero
  ) {
    self.account = account
    self.nickname = nickname
    self.avatar = avatar
    self.signature = signature
    self.gender = gender
    self.email = email
    self.birthday = birthday
    self.phone = phone
    self.extensions = extensions
    self.updated = updated
  }

  /// The number of bytes of its texts.
  package var textSize: Int {
    let texts = [nickname, avatar, signature, email, birthday, phone]
    return texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
      + extensions.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
  }
}

/// Fields of the own profile to be changed; nil leaves one as it is, and an empty text removes it.
public struct ProfileUpdate: Hashable, Sendable {
  /// The name to show.
  public var nickname: String?
  /// The address of a picture.
  public var avatar: String?
  /// A line about the user.
  public var signature: String?
  /// The user's gender.
  public var gender: Profile.Gender?
  /// The user's mail address.
  public var email: String?
  /// The user's day of birth, in the app's form.
  public var birthday: String?
  /// The user's telephone number.
  public var phone: String?
  /// The texts of these styles; those of others stay.
  public var extensions: [String: String]

  /// Creates an update.
  public init(
    nickname: String? = nil, avatar: String? = nil, signature: String? = nil, gender: Profile.Gender? = nil,
    email: String? = nil, birthday: String? = nil, phone: String? = nil, extensions: [String: String] = [:]
  ) {
    self.nickname = nickname
    self.avatar = avatar
    self.signature = signature
    self.gender = gender
    self.email = email
    self.birthday = birthday
    self.phone = phone
    self.extensions = extensions
  }
}

extension Profile {
  /// Applies an update; the time of the last change stays.
  package mutating func apply(_ update: ProfileUpdate) {
    func set(_ field: inout String?, _ text: String?) {
      if let text { field = text.isEmpty ? nil : text }
    }
    set(&nickname, update.nickname)
    set(&avatar, update.avatar)
    set(&signature, update.signature)
    set(&email, update.email)
    set(&birthday, update.birthday)
    set(&phone, update.phone)
    if let gender = update.gender { self.gender = gender }
    for (style, text) in update.extensions { extensions[style] = text.isEmpty ? nil : text }
  }
}
