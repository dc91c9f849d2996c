package import PhoneApps

/// The phone of this vendor in the play.
@MainActor
package enum AgoraChatAndroidPlay {
  /// Its description, and how its app is made.
  package static var style: PhoneStyle { PhoneStyle(profile: AndroidPhone.profile) { AndroidPhone($0) } }
}
