#if Server
  // For the system's sets of signals, which the compiler finds in its headers.
  internal import CCurl
  internal import Foundation

  /// The signals of a thread that serves connections.
  enum ThreadSignals {
    /// Keeps all signals away from this thread. That of the system for a connection that is gone would end the process.
    static func blockAll() {
      var signals = sigset_t()
      sigfillset(&signals)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
  }
#endif
