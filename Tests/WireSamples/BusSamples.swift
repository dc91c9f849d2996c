package import ParlanceCore

extension WireSamples {
  private static let bob = AccountRecord(number: AccountNumber(rawValue: 7), id: "Bob")
  private static let namings: [StreamNaming] = [
    .direct(AccountRecord(number: AccountNumber(rawValue: 3), id: AccountID(decomposed)), bob), .group("g1"),
    .room("r1"), .account,
  ]
  private static let audience = [
    Recipient(session: SessionID(3 << 40 | 5), account: AccountNumber(rawValue: 3), followsGroups: true),
    Recipient(session: SessionID(.max), account: AccountNumber(rawValue: .max), followsGroups: false),
    Recipient(session: SessionID(1), account: AccountNumber(rawValue: .min), followsGroups: true),
  ]

  /// Messages between gateways with every field set: an announcement of each kind of entry, entries without a payload,
  /// and pushes of every kind.
  package static var busMessages: [BusMessage] {
    payloads.enumerated().map { index, payload in
      .announcement(
        Announcement(
          stream: StreamNumber(rawValue: Int64(index + 1)), sequence: .max, time: time, payload: payload,
          naming: namings[index % namings.count], audience: audience, except: SessionID(2 << 40 | 9),
          hiddenFrom: bob.number))
    } + [.entry(stream: StreamNumber(rawValue: 9), sequence: 12, audience: audience, except: SessionID(4))]
      + pushes.map { .frame(SessionID(5 << 40 | 1), $0, number: .max) } + [.changed(version: 1 << 40)]
  }

  /// Messages between gateways with as little as possible.
  package static var bareBusMessages: [BusMessage] {
    barePayloads.enumerated().map { index, payload in
      .announcement(
        Announcement(
          stream: .zero, sequence: 0, time: .zero, payload: payload,
          naming: [.account, .direct(AccountRecord(number: .zero, id: ""), AccountRecord(number: .zero, id: ""))][
            index % 2],
          audience: []))
    } + [.entry(stream: StreamNumber(rawValue: .min), sequence: 0, audience: [], except: nil)]
      + barePushes.map { .frame(SessionID(0), $0, number: 0) } + [.changed(version: 0)]
  }
}
