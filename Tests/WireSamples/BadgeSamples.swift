internal import ParlanceCore

extension WireSamples {
  static let badges: [WireSample] = [
    WireSample(SetBadgeCountCall(count: 7), bare: [SetBadgeCountCall(count: nil)], replies: [Done()])
  ]
}
