package import PhoneApps

/// The phone of this vendor in the play.
@MainActor
package enum NIMPlay {
  /// Its description, and how its app is made.
  package static var style: PhoneStyle { PhoneStyle(profile: NIMPhone.profile) { NIMPhone($0) } }
}
