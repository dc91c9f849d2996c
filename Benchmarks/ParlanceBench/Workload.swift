import BenchmarkPaths
import Foundation
import Parlance

/// Pairs of online devices, of which one sends 100-byte direct messages to the other, some of them outstanding.
struct Workload {
  var name: String
  var pairs: Int
  var outstanding: Int
  var messages: Int

  var perPair: Int { messages / pairs }
}

/// The result of one run of a workload.
struct Run {
  var measurement: Measurement
  /// The commits of the hub and of the devices during the run.
  var hubCommits: Int
  var durableDeviceCommits: Int
  var otherDeviceCommits: Int
}

extension Workload {
  /// Runs the workload through a path in a fresh folder.
  func run(_ path: any BenchmarkPath.Type) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let queue = DispatchQueue(label: "parlance.bench.callbacks")
    let environment = try MessagingEnvironment.embedded(at: folder, callbackQueue: queue)
    defer { environment.shutDown() }
    let progress = Progress(self)
    let paths = try open(path, environment, progress)
    // One message each first: conversations exist and statements are compiled when the measurement begins.
    try progress.round(perPair: 1, outstanding: 1, paths, queue)
    let before = environment.statistics
    let measurement = try Measurement.of(messages: perPair * pairs) {
      try progress.round(perPair: perPair, outstanding: outstanding, paths, queue)
    }
    guard let before, let after = environment.statistics else { throw BenchmarkError("no statistics") }
    return Run(
      measurement: measurement, hubCommits: after.hubCommits - before.hubCommits,
      durableDeviceCommits: after.durableDeviceCommits - before.durableDeviceCommits,
      otherDeviceCommits: after.otherDeviceCommits - before.otherDeviceCommits)
  }

  private func open(
    _ path: any BenchmarkPath.Type, _ environment: MessagingEnvironment, _ progress: Progress
  ) throws -> [any BenchmarkPath] {
    for index in 0..<pairs {
      try environment.administration.createAccount(AccountID("sender\(index)"))
      try environment.administration.createAccount(AccountID("receiver\(index)"))
    }
    let logins = DispatchSemaphore(value: 0)
    let paths = try (0..<pairs).map { index in
      try path.init(
        environment: environment, sender: "sender\(index)", receiver: "receiver\(index)",
        ready: { logins.signal() }, accepted: { progress.accepted(index) }, received: { progress.received($0) })
    }
    for _ in 0..<pairs * 2 {
      guard logins.wait(timeout: .now() + 60) == .success else { throw BenchmarkError("login timed out") }
    }
    return paths
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// Keeps so many messages of each pair outstanding until all were sent, accepted and received.
///
/// Confined to the callback queue while a round runs.
final class Progress: @unchecked Sendable {
  // Safe to share: used on the callback queue, and by the main thread only before and after a round.
  private let pairs: Int
  private var paths: [any BenchmarkPath] = []
  private var toSend: [Int] = []
  private var acceptedLeft = 0
  private var receivedLeft = 0
  private var failure: (any Error)?
  private var done: DispatchSemaphore?

  init(_ workload: Workload) { pairs = workload.pairs }

  func round(perPair: Int, outstanding: Int, _ paths: [any BenchmarkPath], _ queue: DispatchQueue) throws {
    let done = DispatchSemaphore(value: 0)
    queue.sync {
      self.paths = paths
      self.done = done
      toSend = Array(repeating: perPair, count: pairs)
      acceptedLeft = perPair * pairs
      receivedLeft = perPair * pairs
      for _ in 0..<outstanding { for index in 0..<pairs { sendNext(index) } }
    }
    guard done.wait(timeout: .now() + 600) == .success else { throw BenchmarkError("timed out") }
    if let failure { throw failure }
  }

  private func sendNext(_ index: Int) {
    guard toSend[index] > 0 else { return }
    toSend[index] -= 1
    do {
      try paths[index].send()
    } catch {
      failure = error
      done?.signal()
    }
  }

  func accepted(_ index: Int) {
    acceptedLeft -= 1
    sendNext(index)
    finishIfDone()
  }

  func received(_ count: Int) {
    receivedLeft -= count
    finishIfDone()
  }

  private func finishIfDone() {
    if acceptedLeft == 0 && receivedLeft == 0 { done?.signal() }
  }
}
