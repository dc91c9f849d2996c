import ParlanceCore
import Testing

@testable import ParlanceEngine
@testable import ParlanceSQLite

/// The ways in which a turn fails.
enum TurnFailure: String, CaseIterable, CustomTestStringConvertible {
  case memoryBegin, memoryAppend, memoryCommit
  case sqliteBegin, sqliteAppend, sqliteCommit
  /// The disk is full.
  case sqliteFull

  var testDescription: String { rawValue }

  fileprivate var kind: HubStoreKind {
    switch self {
    case .memoryBegin, .memoryAppend, .memoryCommit: .memory
    case .sqliteBegin, .sqliteAppend, .sqliteCommit, .sqliteFull: .sqlite
    }
  }

  fileprivate var failure: FailingStore.Failure? {
    switch self {
    case .memoryBegin, .sqliteBegin: .begin
    case .memoryAppend, .sqliteAppend: .append
    case .memoryCommit, .sqliteCommit: .commit
    case .sqliteFull: nil
    }
  }
}

/// A hub of which a turn can fail.
struct FailingHub {
  let hub: HostileHub
  private let store: FailingStore
  private let way: TurnFailure
  /// Sends in every turn that is to fail what makes it fail.
  private let filler: HostileClient

  init(
    _ way: TurnFailure, _ change: (inout HubSettings) -> Void = { _ in },
    parts changeParts: (inout HostileHub.Parts) -> Void = { _ in }
  ) async throws {
    self.way = way
    var parts = try HostileHub.Parts()
    changeParts(&parts)
    store = FailingStore(try HostileHub.makeStore(way.kind, in: parts.folder))
    parts.store = store
    hub = try HostileHub(way.kind, parts: parts, change)
    filler = try await hub.client("filler") { $0.token = "good" }
    _ = try await filler.ask(SubmitCall("first", to: .direct("filler")))
  }

  /// Runs one turn, which fails, with the calls that are sent in it.
  func failTurn<Value>(_ body: () throws -> Value) async throws -> Value {
    try hub.inspect { _ in
      store.failure = way.failure
      if let database = store.base as? SQLiteHubStore, way == .sqliteFull {
        let pages = try database.connection.number("PRAGMA page_count")
        try database.connection.execute("PRAGMA max_page_count = \(pages)")
      }
    }
    let (number, value) = try hub.inOneTurn {
      let value = try body()
      let large = SubmitCall("large", to: .direct("filler"), .text(String(repeating: "x", count: 100_000)))
      return (filler.send(large), value)
    }
    let outcome = try await filler.result(number, of: SubmitCall.self)
    try hub.inspect { _ in
      store.failure = nil
      try (store.base as? SQLiteHubStore)?.connection.execute("PRAGMA max_page_count = 1000000")
    }
    guard let error = outcome.failure, error.isStorageFailure, error.detail.isEmpty else {
      throw HostileClient.UnexpectedReply(reply: outcome)
    }
    return value
  }

  /// Waits for the error that a request of a failed turn is answered with.
  func expectFailure<Call: HubCall>(
    _ number: UInt64, of type: Call.Type, _ client: HostileClient
  ) async throws {
    let result = try await client.result(number, of: type)
    guard let error = result.failure, error.isStorageFailure else {
      throw HostileClient.UnexpectedReply(reply: result)
    }
  }
}
