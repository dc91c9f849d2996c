internal import ParlanceCore

extension WireSamples {
  private static let bulletin = Bulletin(
    id: 1 << 41, sender: "Ann", text: decomposed, platforms: [.iOS, .linux], isKept: true, time: time, expiry: later)
  private static let bareBulletin = Bulletin(id: 0, text: "", time: .zero, expiry: .zero)

  static let bulletins: [WireSample] = [
    WireSample(
      BulletinsCall(taken: BulletinNumber(rawValue: 5)), bare: [BulletinsCall(taken: nil)],
      replies: [BulletinsReply(bulletins: [bulletin], last: BulletinNumber(rawValue: 1 << 41), hasMore: true)],
      bareReplies: [BulletinsReply(bulletins: [], last: .zero), BulletinsReply(bulletins: [bareBulletin], last: .min)])
  ]

  static let bulletinPushes: [InboundFrame] = [
    .bulletinsChanged(last: BulletinNumber(rawValue: 1 << 41)),
    .operatorText(OperatorText(sender: "Ann", text: decomposed, time: time)),
  ]
  static let bareBulletinPushes: [InboundFrame] = [
    .bulletinsChanged(last: .zero), .operatorText(OperatorText(text: "", time: .zero)),
  ]
}
