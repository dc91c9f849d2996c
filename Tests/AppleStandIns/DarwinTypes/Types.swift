// The types of the C library of Apple's systems. They are apart from its functions, for a module of Swift can not have both
// under one name, as `stat`.

// Headers of C libraries show this one on Linux too.
@_exported public import typealias Glibc.sigset_t

public typealias dev_t = Int32
public typealias gid_t = UInt32
public typealias ino_t = UInt64
public typealias mode_t = UInt16
public typealias off_t = Int64
public typealias pid_t = Int32
public typealias rlim_t = UInt64
public typealias socklen_t = UInt32
public typealias ssize_t = Int
public typealias time_t = Int
public typealias suseconds_t = Int32
public typealias uid_t = UInt32

public struct clockid_t: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public struct timespec: Sendable {
  public var tv_sec: time_t
  public var tv_nsec: Int
  public init() { self.init(tv_sec: 0, tv_nsec: 0) }
  public init(tv_sec: time_t, tv_nsec: Int) { (self.tv_sec, self.tv_nsec) = (tv_sec, tv_nsec) }
}

public struct timeval: Sendable {
  public var tv_sec: time_t
  public var tv_usec: suseconds_t
  public init() { self.init(tv_sec: 0, tv_usec: 0) }
  public init(tv_sec: time_t, tv_usec: suseconds_t) { (self.tv_sec, self.tv_usec) = (tv_sec, tv_usec) }
}

public struct tm {
  public var tm_wday: Int32 = 0
  public var tm_sec: Int32 = 0
  public var tm_min: Int32 = 0
  public var tm_hour: Int32 = 0
  public var tm_mday: Int32 = 0
  public var tm_mon: Int32 = 0
  public var tm_year: Int32 = 0
  public init() {}
}

public struct stat {
  public var st_dev: dev_t = 0
  public var st_mode: mode_t = 0
  public var st_ino: ino_t = 0
  public var st_uid: uid_t = 0
  public var st_gid: gid_t = 0
  public var st_mtimespec = timespec()
  public var st_size: off_t = 0
  public init() {}
}

public struct sockaddr {
  public var sa_family: UInt8 = 0
  public init() {}
}

public typealias sa_family_t = UInt8

public struct in_addr {
  public var s_addr: UInt32 = 0
  public init() {}
}

public struct in6_addr {
  public init() {}
}

public struct sockaddr_in {
  public var sin_family: sa_family_t = 0
  public var sin_port: UInt16 = 0
  public var sin_addr = in_addr()
  public init() {}
}

public struct sockaddr_in6 {
  public var sin6_port: UInt16 = 0
  public var sin6_addr = in6_addr()
  public init() {}
}

public struct ifaddrs {
  public var ifa_next: UnsafeMutablePointer<ifaddrs>?
  public var ifa_name: UnsafeMutablePointer<CChar>!
  public var ifa_addr: UnsafeMutablePointer<sockaddr>?
  public init() {}
}

public struct sockaddr_storage {
  public var ss_family: UInt8 = 0
  public init() {}
}

public struct addrinfo {
  public var ai_flags: Int32 = 0
  public var ai_family: Int32 = 0
  public var ai_socktype: Int32 = 0
  public var ai_protocol: Int32 = 0
  public var ai_addrlen: socklen_t = 0
  public var ai_canonname: UnsafeMutablePointer<CChar>?
  public var ai_addr: UnsafeMutablePointer<sockaddr>?
  public var ai_next: UnsafeMutablePointer<addrinfo>?
  public init() {}
}

public struct rusage {
  public var ru_utime = timeval()
  public var ru_stime = timeval()
  public var ru_maxrss = 0
  public init() {}
}

public struct rlimit {
  public var rlim_cur: rlim_t = 0
  public var rlim_max: rlim_t = 0
  public init() {}
}

public struct os_unfair_lock_s {
  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public struct DIR {}

public struct dirent {
  public var d_ino: UInt64 = 0
  public var d_reclen: UInt16 = 0
  public var d_namlen: UInt16 = 0
  public var d_type: UInt8 = 0
  /// An array of 1024 there, of which nothing but the place is used.
  public var d_name: (CChar, CChar) = (0, 0)
  public init() {}
}

public struct pollfd {
  public var fd: Int32
  public var events: Int16
  public var revents: Int16
  public init() { self.init(fd: 0, events: 0, revents: 0) }
  public init(fd: Int32, events: Int16, revents: Int16) {
    (self.fd, self.events, self.revents) = (fd, events, revents)
  }
}

public typealias nfds_t = UInt32
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer
