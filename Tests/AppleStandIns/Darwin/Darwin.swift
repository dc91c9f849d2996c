// Stands for the C library as Apple's systems have it, with the types and the optionality that its headers give there.
@_exported public import DarwinTypes
// Headers of C libraries show this one on Linux too.
@_exported public import func Glibc.free

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}

public func getentropy(_ buffer: UnsafeMutableRawPointer!, _ size: Int) -> Int32 { 0 }
public func clock_gettime(_ __clock_id: clockid_t, _ __tp: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }
public func gmtime_r(
  _: UnsafePointer<time_t>!, _: UnsafeMutablePointer<tm>!
) -> UnsafeMutablePointer<tm>! { nil }
public func time(_: UnsafeMutablePointer<time_t>!) -> time_t { 0 }
public func getrusage(_: Int32, _: UnsafeMutablePointer<rusage>!) -> Int32 { 0 }
public func exit(_: Int32) -> Never { fatalError() }
public func strdup(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }

public var CLOCK_MONOTONIC: clockid_t { clockid_t(6) }
public var CLOCK_REALTIME: clockid_t { clockid_t(0) }
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { clockid_t(16) }
public let RUSAGE_SELF: Int32 = 0
