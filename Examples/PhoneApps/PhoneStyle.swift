/// A style that the play shows: how its phone is described, and how its app is made.
@MainActor
package struct PhoneStyle {
  package var profile: PhoneProfile
  package var makeApp: (AppContext) -> any ChatApp

  /// Creates a style.
  package init(profile: PhoneProfile, makeApp: @escaping (AppContext) -> any ChatApp) {
    (self.profile, self.makeApp) = (profile, makeApp)
  }
}
