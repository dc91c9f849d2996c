package import PhoneApps

/// The phones of this vendor in the play, one for each spelling and brand.
@MainActor
package enum AgoraChatPlay {
  /// The names of 1.3.1.
  package static var agora: PhoneStyle { PhoneStyle(profile: AgoraPhone.profile) { AgoraPhone($0) } }
  /// The names of 3.x.
  package static var classic: PhoneStyle { PhoneStyle(profile: ClassicPhone.profile) { ClassicPhone($0) } }
  /// The names of the other brand.
  package static var hyphenate: PhoneStyle { PhoneStyle(profile: HyphenatePhone.profile) { HyphenatePhone($0) } }
}
