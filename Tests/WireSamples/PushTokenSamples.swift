internal import ParlanceCore

extension WireSamples {
  static let pushTokens: [WireSample] = [
    WireSample(
      RegisterPushTokenCall(service: "apns", token: "ab01", topic: "com.example.app", environment: "sandbox"),
      bare: [RegisterPushTokenCall(service: "", token: decomposed, topic: "", environment: nil)], replies: [Done()]),
    WireSample(
      UnregisterPushTokenCall(service: "voip"), bare: [UnregisterPushTokenCall(service: nil)], replies: [Done()]),
  ]
}
