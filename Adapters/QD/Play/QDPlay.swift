package import PhoneApps

/// The phone of this vendor in the play.
@MainActor
package enum QDPlay {
  /// Its description, and how its app is made.
  package static var style: PhoneStyle { PhoneStyle(profile: QDPhone.profile) { QDPhone($0) } }
}
