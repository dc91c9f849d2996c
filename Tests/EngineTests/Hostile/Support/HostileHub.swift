import Dispatch
import Foundation
import ParlanceCore
import ParlanceSQLite
import TestSupport
import Testing

@testable import ParlanceEngine

/// The stores over which a hub runs here.
enum HubStoreKind: String, CaseIterable, CustomTestStringConvertible {
  case memory
  case sqlite

  var testDescription: String { rawValue }
}

/// A hub for hostile clients, with everything that it runs on within a test's reach.
final class HostileHub: @unchecked Sendable {
  // Safe to share: everything is set once; the hub and its store are touched on the queue only.
  let clock: ManualClock
  let store: any HubStore
  let directory: any SessionDirectory
  let blobs: any BlobStore
  let log = Recorder<EngineLogEntry>()
  let notifications = Recorder<PushNotification>()
  let queue: DispatchQueue
  let hub: Hub
  let loop: HubLoop
  private let folder: TemporaryFolder

  /// The parts of a hub that another hub may share, or had before.
  struct Parts {
    var folder: TemporaryFolder
    var clock = ManualClock()
    var directory: any SessionDirectory = MemorySessionDirectory()
    /// The directory of a hub that shares its store with others.
    var shared: SharedSessionDirectory?
    var bus: any Bus = LocalBus()
    var blobs: any BlobStore = MemoryBlobStore()
    var queue = DispatchQueue(label: "hub")
    /// Made from the kind of store if nil.
    var store: (any HubStore)?
    var tokenCheck: TokenCheck?
    /// True if absent accounts are notified; false by default.
    var pushes = false

    init() throws { folder = try TemporaryFolder() }
  }

  convenience init(_ kind: HubStoreKind = .memory, _ change: (inout HubSettings) -> Void = { _ in }) throws {
    try self.init(kind, parts: Parts(), change)
  }

  init(
    _ kind: HubStoreKind = .memory, parts: Parts, _ change: (inout HubSettings) -> Void = { _ in }
  ) throws {
    folder = parts.folder
    clock = parts.clock
    directory = parts.shared ?? parts.directory
    blobs = parts.blobs
    queue = parts.queue
    store = try parts.store ?? Self.makeStore(kind, in: parts.folder)
    var settings = HubSettings()
    change(&settings)
    let log = log
    hub = try Hub(
      Hub.Ports(
        store: store, clock: parts.clock, directory: parts.directory, shared: parts.shared, bus: parts.bus,
        media: HubMedia(blobs: parts.blobs),
        tokenCheck: parts.tokenCheck, pushNotifier: parts.pushes ? notifications : nil, log: { log.record([$0]) }),
      settings: settings)
    loop = HubLoop(hub: hub, clock: parts.clock, queue: parts.queue)
  }

  static func makeStore(_ kind: HubStoreKind, in folder: TemporaryFolder) throws -> any HubStore {
    switch kind {
    case .memory: MemoryHubStore()
    case .sqlite: try SQLiteHubStore(path: folder.url.appendingPathComponent("hub.sqlite").path)
    }
  }

  /// A client without a login.
  func client() -> HostileClient { HostileClient(self) }

  /// A client with a login.
  func client(
    _ account: AccountID, device: DeviceID = "phone", _ change: (inout ConnectCall) -> Void = { _ in }
  ) async throws -> HostileClient {
    let client = client()
    _ = try await client.logIn(account, device: device, change)
    return client
  }

  /// Runs a closure whose calls the hub receives in one turn.
  func inOneTurn<Value>(_ body: () throws -> Value) rethrows -> Value {
    queue.suspend()
    defer { queue.resume() }
    return try body()
  }

  /// Waits until the hub has taken everything that it was given so far.
  func waitUntilIdle() async {
    let client = client()
    // The client is not logged in; the refusal is the answer.
    _ = try? await client.refusal(of: TimeCall())
    client.close()
  }

  /// Looks at the hub between its turns.
  func inspect<Value>(_ body: (Hub) throws -> Value) rethrows -> Value { try queue.sync { try body(hub) } }

  /// The number of an account.
  func number(of account: AccountID) throws -> AccountNumber {
    try inspect { hub in
      guard let record = try hub.store.account(folded: account.folded) else { throw MessagingError(.accountNotFound) }
      return record.number
    }
  }

  /// The stream of a group or room; nil if there is none.
  func stream(_ id: String) throws -> StreamRecord? { try inspect { try $0.store.stream(key: .conversation(id)) } }
}

/// Collects values, from any thread.
final class Recorder<Value: Sendable>: Sendable {
  private let state = Lock<[Value]>([])

  var values: [Value] { state.withLock { $0 } }
  func record(_ values: [Value]) { state.withLock { $0 += values } }
}

extension Recorder: PushNotifier where Value == PushNotification {
  func notify(_ notifications: [PushNotification]) { record(notifications) }
}
