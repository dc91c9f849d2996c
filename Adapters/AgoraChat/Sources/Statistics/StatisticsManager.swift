internal import Foundation
internal import Parlance

/// The statistics manager of one client.
final class StatisticsManager: NSObject, IAgoraChatStatisticsManager {
  private let core: ClientCore

  /// The time for which messages count, in milliseconds.
  private static let span: Int64 = 30 * 24 * 60 * 60 * 1000

  init(_ core: ClientCore) { self.core = core }

  /// The device to ask; nil without a login, and while the app does not want statistics.
  private var device: Device? { core.options.enableStatistics ? core.device : nil }

  func getMessageStatistics(byId messageId: String) -> AgoraChatMessageStatistics? {
    guard let device, let message = device.message(MessageID(messageId)), Self.counts(message),
      message.time >= Self.earliest(device), AgoraChatMessageBody.shownKinds.contains(message.kind)
    else { return nil }
    return AgoraChatMessageStatistics(message, device, core)
  }

  func getMessageCount(
    withStart startTimestamp: Int, end endTimestamp: Int, direction: AgoraChatMessageStatisticsDirection,
    type: AgoraChatMessageStatisticsType
  ) -> Int {
    var count = 0
    visit(startTimestamp, endTimestamp, direction, type) { _, _ in count += 1 }
    return count
  }

  func getMessageStatisticsSize(
    withStart startTimestamp: Int, end endTimestamp: Int, direction: AgoraChatMessageStatisticsDirection,
    type: AgoraChatMessageStatisticsType
  ) -> Int {
    var size = 0
    visit(startTimestamp, endTimestamp, direction, type) { message, device in
      let (sum, overflows) = size.addingReportingOverflow(Int(MessageTraffic(message, device).total))
      size = overflows ? .max : sum
    }
    return size
  }

  /// Passes each message that counts to a closure.
  private func visit(
    _ start: Int, _ end: Int, _ direction: AgoraChatMessageStatisticsDirection, _ type: AgoraChatMessageStatisticsType,
    _ body: (Message, Device) -> Void
  ) {
    guard let device else { return }
    let kinds = type.body.map { AgoraChatMessageBody.kinds(of: $0) } ?? AgoraChatMessageBody.shownKinds
    let from = max(Timestamp(milliseconds: Int64(start)), Self.earliest(device))
    let until = Timestamp(milliseconds: Int64(end))
    // To the engine, no kinds are all of them.
    guard !kinds.isEmpty, from <= until else { return }
    var query = MessageQuery(in: nil, from: from, until: until, kinds: kinds, limit: 200)
    while true {
      let page = device.messages(query)
      for message in page where Self.counts(message) {
        let isOwn = message.sender == device.account
        if direction == .send && !isOwn || direction == .receive && isOwn { continue }
        if let type = type.body, !AgoraChatMessageBody.shows(message, as: [type]) { continue }
        body(message, device)
      }
      guard page.count == query.limit, let first = page.first else { return }
      query.anchor = MessageQuery.Anchor(first)
    }
  }

  /// Returns whether a message went over the link: not one that an app put into the database, or that did not leave.
  private static func counts(_ message: Message) -> Bool { message.state == .sent || message.state == .received }

  private static func earliest(_ device: Device) -> Timestamp { device.now.advanced(byMilliseconds: -span) }
}

extension AgoraChatMessageStatisticsType {
  /// The type of body; nil for all of them.
  fileprivate var body: AgoraChatMessageBodyType? {
    switch self {
    case .text: .text
    case .image: .image
    case .video: .video
    case .location: .location
    case .voice: .voice
    case .file: .file
    case .cmd: .cmd
    case .custom: .custom
    case .all: nil
    }
  }
}
