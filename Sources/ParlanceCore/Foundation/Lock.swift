#if canImport(Darwin)
  import Darwin

  /// A mutual-exclusion lock around one value.
  ///
  /// The standard library's `Mutex` needs iOS 18; this type hides the difference.
  public final class Lock<Value>: @unchecked Sendable {
    // Safe to share: `value` is touched only between lock and unlock.
    private let unfairLock: UnsafeMutablePointer<os_unfair_lock>
    @usableFromInline var value: Value

    /// Wraps a value.
    public init(_ value: Value) {
      self.value = value
      unfairLock = .allocate(capacity: 1)
      unfairLock.initialize(to: os_unfair_lock())
    }

    deinit { unfairLock.deallocate() }

    /// Runs a closure with exclusive access to the value.
    ///
    /// - note: Not recursive: taking the lock again from inside the closure never returns.
    @inlinable public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      lock()
      defer { unlock() }
      return try body(&value)
    }

    // Apart from the body, which is inlined.
    @usableFromInline func lock() { os_unfair_lock_lock(unfairLock) }
    @usableFromInline func unlock() { os_unfair_lock_unlock(unfairLock) }
  }
#else
  import Glibc

  /// A mutual-exclusion lock around one value.
  ///
  /// The standard library's `Mutex` needs iOS 18 on Apple's systems; this type hides the difference.
  public final class Lock<Value>: @unchecked Sendable {
    // Safe to share: `value` is touched only between lock and unlock.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    @usableFromInline var value: Value

    /// Wraps a value.
    public init(_ value: Value) {
      self.value = value
      mutex = .allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Runs a closure with exclusive access to the value.
    ///
    /// - note: Not recursive: taking the lock again from inside the closure never returns.
    @inlinable public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      lock()
      defer { unlock() }
      return try body(&value)
    }

    // Apart from the body, which is inlined.
    @usableFromInline func lock() { pthread_mutex_lock(mutex) }
    @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
  }
#endif
