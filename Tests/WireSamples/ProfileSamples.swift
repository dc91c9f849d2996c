internal import ParlanceCore

extension WireSamples {
  static let profile = Profile(
    account: "Bob", nickname: "Bobby", avatar: "https://example.org/b.png", signature: "hi", gender: .female,
    email: "bob@example.org", birthday: "2000-01-02", phone: "1", extensions: ["s": "{}"], updated: time)
  static let bareProfile = Profile(account: "")

  static let profiles: [WireSample] = [
    WireSample(
      UpdateProfileCall(
        update: ProfileUpdate(
          nickname: "Bobby", avatar: "https://example.org/b.png", signature: "hi", gender: .male,
          email: "bob@example.org", birthday: "2000-01-02", phone: "1", extensions: ["s": "{}"])),
      bare: [
        UpdateProfileCall(update: ProfileUpdate()),
        UpdateProfileCall(update: ProfileUpdate(gender: Profile.Gender(rawValue: .min))),
      ], replies: [profile], bareReplies: [bareProfile]),
    WireSample(
      ProfilesCall(accounts: ["Bob", "Cid"]), bare: [ProfilesCall(accounts: [])],
      replies: [ProfilePage(profiles: [profile], count: 2)],
      bareReplies: [ProfilePage(profiles: [], count: 0), ProfilePage(profiles: [bareProfile], count: .min)]),
  ]
}
