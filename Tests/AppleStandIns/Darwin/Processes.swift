public import DarwinTypes

public func execv(
  _ __path: UnsafePointer<CChar>!, _ __argv: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }
public func getegid() -> gid_t { 0 }
public func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
public func geteuid() -> uid_t { 0 }
public func getgroups(_: Int32, _: UnsafeMutablePointer<gid_t>!) -> Int32 { 0 }
public func gethostname(_: UnsafeMutablePointer<CChar>!, _: Int) -> Int32 { 0 }
public func getpid() -> pid_t { 0 }
public func kill(_: pid_t, _: Int32) -> Int32 { 0 }
public func poll(_: UnsafeMutablePointer<pollfd>!, _: nfds_t, _: Int32) -> Int32 { 0 }
public func posix_spawn(
  _: UnsafeMutablePointer<pid_t>!, _: UnsafePointer<CChar>!, _: UnsafePointer<posix_spawn_file_actions_t?>!,
  _: UnsafePointer<posix_spawnattr_t?>!, _ __argv: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _ __envp: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }
public func pthread_sigmask(_: Int32, _: UnsafePointer<sigset_t>!, _: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
public func rmdir(_: UnsafePointer<CChar>!) -> Int32 { 0 }
public func setenv(
  _ __name: UnsafePointer<CChar>!, _ __value: UnsafePointer<CChar>!, _ __overwrite: Int32
) -> Int32 { 0 }
public func sigaddset(_: UnsafeMutablePointer<sigset_t>!, _: Int32) -> Int32 { 0 }
public func sigemptyset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
public func sigfillset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
public func sigismember(_: UnsafePointer<sigset_t>!, _: Int32) -> Int32 { 0 }
public func signal(
  _: Int32, _: (@convention(c) (Int32) -> Void)!
) -> (@convention(c) (Int32) -> Void)! { nil }
public func sigpending(_: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
public func sigwait(_: UnsafePointer<sigset_t>!, _: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
public func waitpid(_: pid_t, _: UnsafeMutablePointer<Int32>!, _: Int32) -> pid_t { 0 }

public let POLLOUT: Int32 = 4
public let SIGINT: Int32 = 2
public let SIGKILL: Int32 = 9
public let SIGPIPE: Int32 = 13
public let SIGHUP: Int32 = 1
public let SIGTERM: Int32 = 15
public var SIG_IGN: (@convention(c) (Int32) -> Void)! { nil }
public let SIG_BLOCK: Int32 = 1
public let SIG_SETMASK: Int32 = 3
