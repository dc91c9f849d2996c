internal import ParlanceCore

extension RegisterPushTokenCall {
  mutating func check(_ border: Border) throws(MessagingError) { self = RegisterPushTokenCall(try pushToken()) }
}

extension UnregisterPushTokenCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard let service else { return }
    guard PushToken.Service(rawValue: service) != nil else { throw MessagingError(.invalidArgument, "service") }
  }
}
