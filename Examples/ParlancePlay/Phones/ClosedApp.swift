import PhoneApps

/// The place of an app that was closed: nothing can be done in it.
@MainActor
final class ClosedApp: ChatApp {
  let screen: PhoneScreen
  var isLoggedIn: Bool { false }
  var words: String { "closed" }

  init(_ screen: PhoneScreen) { self.screen = screen }

  private static let problem = VendorProblem("The app is closed.", code: "appClosed")
  var absence: VendorProblem { Self.problem }

  func logIn(_ outcome: Outcome) { outcome.fail(Self.problem) }
  func logOut(_ outcome: Outcome) { outcome.fail(Self.problem) }
  func open(_ place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func send(_ text: String, to place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func send(_ file: PickedFile, to place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func read(_ id: String, in place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func revoke(_ id: String, in place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func react(_ text: String, _ isOn: Bool, to id: String, in place: Place, _ outcome: Outcome) {
    outcome.fail(Self.problem)
  }
  func edit(_ id: String, to text: String, in place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func pin(_ id: String, _ isOn: Bool, in place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func download(_ id: String, in place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func delete(_ id: String, in place: Place, _ outcome: Outcome) { outcome.fail(Self.problem) }
  func restore(_ place: Place) {}
  func unreadCount(_ place: Place) -> Int { 0 }
  func message(_ id: String) -> MessageSnapshot? { nil }
  func paths(of id: String) -> MessagePaths { MessagePaths() }
}
