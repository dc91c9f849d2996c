import Dispatch
import ParlanceCore

@testable import ParlanceEngine

/// Two hubs over one store and one directory, joined by a bus, on one queue.
struct TwoHubs {
  let first: HostileHub
  let second: HostileHub
  /// The first hub's view of the store and of the directory.
  let store: MovingStore
  let directory: HookedDirectory

  init(
    _ kind: HubStoreKind, _ change: (inout HubSettings) -> Void = { _ in },
    parts changeParts: (inout HostileHub.Parts) -> Void = { _ in }
  ) throws {
    var parts = try HostileHub.Parts()
    changeParts(&parts)
    let shared = try HostileHub.makeStore(kind, in: parts.folder)
    let bus = MemoryBus()
    var others = parts
    others.store = shared
    others.bus = bus.connect()
    store = MovingStore(shared)
    directory = HookedDirectory(parts.directory)
    parts.store = store
    parts.directory = directory
    parts.bus = bus.connect()
    first = try HostileHub(kind, parts: parts, change)
    second = try HostileHub(kind, parts: others, change)
  }

  /// Lets the second hub decide on calls when the first one has begun a turn on the version before.
  ///
  /// - parameter stream: The conversation that they change.
  func between(_ stream: StreamNumber, _ calls: [any HubCall], from client: HostileClient) {
    first.inspect { _ in
      store.moveNext(stream)
      prepare(calls, client)
    }
  }

  /// The same for a turn that changes the conversation, too.
  func betweenChange(of stream: StreamNumber, _ calls: [any HubCall], from client: HostileClient) {
    first.inspect { _ in
      store.moveNextChange(of: stream)
      prepare(calls, client)
    }
  }

  private func prepare(_ calls: [any HubCall], _ client: HostileClient) {
    let directory = directory
    let hub = second.hub
    directory.beforeNextTurn = {
      // That is the turn's first attempt; the second is to find what was done meanwhile.
      directory.beforeNextTurn = { _ = client.submitAtOnce(calls, to: hub) }
    }
  }

  /// Waits until both hubs have processed everything, including the messages of the other.
  func waitUntilIdle() async {
    for _ in 0..<2 {
      await first.waitUntilIdle()
      await second.waitUntilIdle()
    }
  }
}
