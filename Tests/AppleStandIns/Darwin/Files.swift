public import DarwinTypes

public func chmod(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { 0 }
public func access(_: UnsafePointer<CChar>!, _: Int32) -> Int32 { 0 }
public func close(_: Int32) -> Int32 { 0 }
public func dup(_: Int32) -> Int32 { 0 }
public func fcntl(_: Int32, _: Int32) -> Int32 { 0 }
public func fcntl(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }
public func flock(_: Int32, _: Int32) -> Int32 { 0 }
public func fstat(_: Int32, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func fsync(_: Int32) -> Int32 { 0 }
public func ftruncate(_: Int32, _: off_t) -> Int32 { 0 }
public func link(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { 0 }
public func isatty(_: Int32) -> Int32 { 0 }
public func mkdir(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { 0 }
public func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { 0 }
public func open(_: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32 { 0 }
public func openat(_: Int32, _: UnsafePointer<CChar>!, _: Int32) -> Int32 { 0 }
public func pread(_: Int32, _: UnsafeMutableRawPointer!, _: Int, _: off_t) -> Int { 0 }
public func pwrite(_: Int32, _: UnsafeRawPointer!, _: Int, _: off_t) -> Int { 0 }
public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { 0 }
public func remove(_: UnsafePointer<CChar>!) -> Int32 { 0 }
public func rename(_ old: UnsafePointer<CChar>!, _ new: UnsafePointer<CChar>!) -> Int32 { 0 }
public func stat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func unlink(_: UnsafePointer<CChar>!) -> Int32 { 0 }
public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { 0 }

public let F_OK: Int32 = 0
public let F_FULLFSYNC: Int32 = 51
public let LOCK_EX: Int32 = 2
public let LOCK_NB: Int32 = 4
public let LOCK_UN: Int32 = 8
public let O_APPEND: Int32 = 8
public let O_CLOEXEC: Int32 = 0x0100_0000
public let O_CREAT: Int32 = 0x200
public let O_DIRECTORY: Int32 = 0x0010_0000
public let O_EXCL: Int32 = 0x800
public let O_NOFOLLOW: Int32 = 0x100
public let O_TRUNC: Int32 = 0x400
public let FD_CLOEXEC: Int32 = 1
public let F_GETFL: Int32 = 3
public let F_SETFD: Int32 = 2
public let F_SETFL: Int32 = 4
public let O_NONBLOCK: Int32 = 4
public let O_RDONLY: Int32 = 0
public let O_RDWR: Int32 = 2
public let O_WRONLY: Int32 = 1
public let STDERR_FILENO: Int32 = 2
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }

public func closedir(_: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }
public func opendir(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<DIR>! { nil }
public func readdir(_: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }

public struct FILE {}
public func fopen(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> UnsafeMutablePointer<FILE>! { nil }
public func fdopen(_: Int32, _: UnsafePointer<CChar>!) -> UnsafeMutablePointer<FILE>! { nil }
public func fseeko(_: UnsafeMutablePointer<FILE>!, _: off_t, _: Int32) -> Int32 { 0 }
public func fclose(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func ferror(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func fread(_: UnsafeMutableRawPointer!, _: Int, _: Int, _: UnsafeMutablePointer<FILE>!) -> Int { 0 }
public func fwrite(_: UnsafeRawPointer!, _: Int, _: Int, _: UnsafeMutablePointer<FILE>!) -> Int { 0 }
public func fflush(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func fileno(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func fmemopen(_: UnsafeMutableRawPointer!, _: Int, _: UnsafePointer<CChar>!) -> UnsafeMutablePointer<FILE>! {
  nil
}
public func fseek(_: UnsafeMutablePointer<FILE>!, _: Int, _: Int32) -> Int32 { 0 }
public func ftell(_: UnsafeMutablePointer<FILE>!) -> Int { 0 }
public func rewind(_: UnsafeMutablePointer<FILE>!) {}
public func tmpfile() -> UnsafeMutablePointer<FILE>! { nil }
public func truncate(_: UnsafePointer<CChar>!, _: off_t) -> Int32 { 0 }
public let SEEK_END: Int32 = 2
public let SEEK_SET: Int32 = 0
