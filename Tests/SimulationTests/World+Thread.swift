import Foundation
import Simulation

extension World {
  /// Runs a world on a thread of its own.
  ///
  /// A world computes for seconds without a pause. On the threads of Swift's pool, of which there is one for each core, and on
  /// which Linux fires the clock's timers, it would hold up whatever other tests wait for.
  static func runOnThread(seed: UInt64, switches: WorldSwitches = WorldSwitches()) async -> WorldReport {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: run(seed: seed, switches: switches)) }
      // As much as the main thread has.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }
}
