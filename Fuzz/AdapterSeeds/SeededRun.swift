import Dispatch
import Foundation
import Parlance
import SeededClients

/// The calls that follow from one seed.
struct SeededRun {
  private static let steps = 200
  private let seed: UInt64
  private let type: any SeededClient.Type
  private let trace: Bool

  init(_ seed: UInt64, _ type: any SeededClient.Type, trace: Bool) {
    self.seed = seed
    self.type = type
    self.trace = trace
  }

  /// Makes them, and ends the process if a call does not return or a completion does not run once.
  ///
  /// - returns: The number of calls.
  @discardableResult
  func run() throws -> Int {
    let last = Lock("start")
    let watch = DispatchSource.makeTimerSource()
    watch.schedule(deadline: .now() + 120)
    watch.setEventHandler { fail(last.withLock { "\($0) did not return" }) }
    watch.resume()
    defer { watch.cancel() }
    let world = try SeededWorld(seed: seed, trace: trace)
    makeCalls(in: world, last)
    last.withLock { $0 = "the end" }
    if let violation = world.finish() { fail(violation) }
    return Self.steps
  }

  private func makeCalls(in world: SeededWorld, _ last: Lock<String>) {
    // The third is the first once more: one takes the place of the other. Each may be let go of and made again.
    let accounts = ["alice", "bob", "alice"]
    var clients = accounts.map { type.init($0, world) }
    clients[0].begin()
    clients[1].begin()
    for step in 0..<Self.steps {
      if world.choices.chance(15) { world.happen(style: type.style) }
      let index = world.choices.chance(8) ? 2 : world.choices.below(2)
      if world.choices.chance(1) {
        world.note("\(step) \(index): let go of")
        clients[index] = type.init(accounts[index], world)
        clients[index].begin()
      }
      let calls = clients[index].calls
      let (name, call) = calls[world.choices.below(calls.count)]
      world.note("\(step) \(index): \(name)")
      last.withLock { $0 = "\(step) \(name)" }
      if type.isOfOneQueue || world.choices.flag() { world.queue.sync(execute: call) } else { call() }
      // Not after each, so that calls overtake one another.
      if world.choices.chance(60) { world.adopt() }
    }
    clients = []
  }

  private func fail(_ violation: String) -> Never {
    say("seed \(seed): \(violation)")
    exit(1)
  }
}
