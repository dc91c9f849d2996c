import Foundation
import Parlance

/// The engine of the singletons, as an app has it: callbacks come on the main queue.
///
/// Its clock stands still for good, since every suite that uses a singleton shares it; tests that turn a clock have an
/// environment of their own.
@MainActor enum DefaultEnvironment {
  static let environment: MessagingEnvironment = {
    // All tests of the package may share a process. Whoever comes first makes the environment, on the main actor.
    let key = "ParlanceTestsMadeDefaultEnvironment"
    if !UserDefaults.standard.bool(forKey: key) {
      MessagingEnvironment.default = .inMemory(clock: ManualClock())
      UserDefaults.standard.register(defaults: [key: true])
    }
    return MessagingEnvironment.default
  }()
}
