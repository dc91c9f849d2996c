package import Parlance

/// The engine of the vendors' singletons, as an app has it: callbacks come on the main queue.
///
/// Its clock never advances, since every suite that uses a singleton shares it; tests that turn a clock have an
/// environment of their own.
@MainActor package enum DefaultEnvironment {
  package static let environment: MessagingEnvironment = {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    MessagingEnvironment.default = environment
    return environment
  }()
}
