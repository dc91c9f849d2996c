package import Parlance

import Dispatch

/// A token check that the test holds back, so that a login stays under way; with a clock that
/// the test turns, as a login that is not answered for a minute fails.
package final class HeldTokens: @unchecked Sendable {
  // Safe to share: what changes is behind the lock, and the semaphore is made for many threads.

  /// One value for each check that began.
  package let asked = Inbox<AccountID>("check of a token")
  private let gate = DispatchSemaphore(value: 0)
  private let isOpen = Lock(false)

  package init() {}

  /// The check, which accepts every login once it is released.
  package var check: TokenCheck {
    { [self] request throws(MessagingError) in
      DispatchQueue.main.async { self.asked.add(request.account) }
      if !isOpen.withLock({ $0 }) { gate.wait() }
      gate.signal()
      return TokenGrant()
    }
  }

  /// Lets every check answer, those to come too.
  package func release() {
    isOpen.withLock { $0 = true }
    gate.signal()
  }
}
