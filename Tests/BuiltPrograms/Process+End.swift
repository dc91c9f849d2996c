package import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Process {
  /// Waits until the process has ended.
  ///
  /// On Linux, Foundation notices the end of a process when the last copy of a socket is closed, which a process that another thread
  /// starts at the same moment can inherit: then `waitUntilExit` returns when that one ends, too.
  ///
  /// - returns: The exit code; nil if a signal ended it.
  package func waitForEnd() -> Int32? {
    #if os(Linux)
      var information = siginfo_t()
      // The process stays for Foundation to collect.
      while waitid(P_PID, id_t(processIdentifier), &information, WEXITED | WNOWAIT) != 0 {
        if errno == EINTR { continue }
        // Foundation has collected it.
        waitUntilExit()
        return terminationReason == .exit ? terminationStatus : nil
      }
      return information.si_code == Int32(CLD_EXITED) ? information._sifields._sigchld.si_status : nil
    #else
      waitUntilExit()
      return terminationReason == .exit ? terminationStatus : nil
    #endif
  }
}
