/// A step between an app's account and another one, of which the vendor notifies the app.
package enum FriendStep: Sendable {
  /// The other account asks for friendship, with these words.
  case requested(String)
  /// The other account declined this one's request.
  case declined
  /// The two are friends now.
  case added
  /// The two are no longer friends.
  case removed
}

extension PhoneScreen {
  /// Takes over a step between the account and another one, and shows a remark about it in their conversation.
  package func note(_ step: FriendStep, of account: String) {
    let place = Place.direct(account)
    switch step {
    case .requested(let words):
      changeContact(account) { $0.request = words }
      note("\(account) asks for friendship: \(words)", "\(account) 请求加为好友：\(words)", in: place)
    case .declined:
      changeContact(account) { $0.asked = false }
      note("\(account) declined your request.", "\(account) 拒绝了你的好友请求。", in: place)
    case .added: note("You and \(account) are friends now.", "你和 \(account) 已成为好友。", in: place)
    case .removed: note("You and \(account) are no longer friends.", "你和 \(account) 已不是好友。", in: place)
    }
  }
}
