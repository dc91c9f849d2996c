import ParlanceCore

@testable import ParlanceEngine
import TestNumbers

extension HostileHub {
  /// The stream of a direct conversation that has one.
  func stream(of first: AccountID, _ second: AccountID) throws -> StreamNumber {
    let numbers = [try number(of: first), try number(of: second)].sorted()
    return try inspect { hub in
      guard let stream = try hub.store.stream(key: .direct(low: numbers[0], high: numbers[1])) else {
        throw MessagingError(.messageNotFound)
      }
      return stream.number
    }
  }

  /// Puts many entries into a stream, past the hub.
  func fill(
    _ stream: StreamNumber, _ count: Int, sender: AccountNumber = 1, kind: EventKind = .message,
    options: MessageOptions = .ordinary, text: String = "text", at time: Timestamp? = nil, prefix: String = "filled"
  ) throws {
    let body = MessageBody(content: .text(text)).encoded()
    try inspect { hub in
      let version = try hub.store.stream(number: stream)?.version ?? 0
      let drafts = (0..<count).map { index in
        EventDraft(
          stream: stream, kind: kind, time: time ?? clock.now(), id: MessageID("\(prefix)\(index)"), sender: sender,
          options: options, platform: .linux, contentKind: .text, payload: body, version: version)
      }
      try hub.store.begin()
      _ = try hub.store.append(drafts)
      try hub.store.commit()
    }
  }

  /// Registers a number of accounts, whose names are a prefix and an index.
  func register(_ prefix: String, _ count: Int) throws -> [AccountID] {
    let accounts = (0..<count).map { AccountID("\(prefix)\($0)") }
    try inspect { hub in
      try hub.store.begin()
      for account in accounts { _ = try hub.store.insertAccount(name: account) }
      try hub.store.commit()
    }
    return accounts
  }
}

extension HostileHub {
  /// Returns the processor time of the hub's turns while a closure ran, in seconds.
  func work(_ body: () async throws -> Void) async rethrows -> Double {
    let begin = loop.statistics.counts.hubTime
    try await body()
    await waitUntilIdle()
    return Double(loop.statistics.counts.hubTime - begin) / 1e9
  }

  /// Looks at what works on files, from any thread.
  func inspectMedia(_ body: (HubMedia) -> Void) { if let media = hub.media { body(media) } }
}
