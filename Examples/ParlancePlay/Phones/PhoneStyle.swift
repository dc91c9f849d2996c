/// A style that the play shows: how its phone is described, and how its app is made.
@MainActor
struct PhoneStyle {
  var profile: PhoneProfile
  var makeApp: (AppContext) -> any ChatApp

  static var nim: PhoneStyle { PhoneStyle(profile: NIMPhone.profile) { NIMPhone($0) } }
  static var agora: PhoneStyle { PhoneStyle(profile: AgoraPhone.profile) { AgoraPhone($0) } }

  /// Every style in the order of the page; a further one is one more line.
  static var all: [PhoneStyle] {
    [
      nim,
      PhoneStyle(profile: QDPhone.profile) { QDPhone($0) },
      agora,
      PhoneStyle(profile: ClassicPhone.profile) { ClassicPhone($0) },
      PhoneStyle(profile: HyphenatePhone.profile) { HyphenatePhone($0) },
      PhoneStyle(profile: AndroidPhone.profile) { AndroidPhone($0) },
      PhoneStyle(profile: RTMPhone.profile) { RTMPhone($0) },
    ]
  }
}
