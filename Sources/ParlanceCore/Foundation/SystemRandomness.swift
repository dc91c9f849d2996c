#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The system's random numbers, fetched for many ids at once: each fetch is a system call, and every message has an id.
package struct SystemRandomness: RandomNumberGenerator, Sendable {
  private struct Pool {
    var numbers: [UInt64] = []

    mutating func refill() {
      let count = 32  // 256 bytes, the most that one call gives.
      numbers = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
        let bytes = UnsafeMutableRawBufferPointer(buffer)
        initialized = getentropy(bytes.baseAddress!, bytes.count) == 0 ? count : 0
      }
    }
  }

  private static let pool = Lock(Pool())

  /// Takes the place of the system's numbers within a scope, so that a simulation is the same in every run.
  @TaskLocal package static var substitute = SubstituteRandomness.none

  package init() {}

  package mutating func next() -> UInt64 {
    if let number = Self.substitute.next?() { return number }
    let number = Self.pool.withLock { pool in
      if pool.numbers.isEmpty { pool.refill() }
      return pool.numbers.popLast()
    }
    if let number { return number }
    var system = SystemRandomNumberGenerator()
    return system.next()
  }

  /// Returns random bytes.
  package static func bytes(_ count: Int) -> [UInt8] {
    var source = SystemRandomness()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &source) }
  }
}

/// Numbers that take the place of the system's.
package final class SubstituteRandomness: Sendable {
  /// Returns the next number; nil where the system's are used.
  let next: (@Sendable () -> UInt64)?

  package static let none = SubstituteRandomness(nil)

  package init(_ next: (@Sendable () -> UInt64)?) { self.next = next }
}
