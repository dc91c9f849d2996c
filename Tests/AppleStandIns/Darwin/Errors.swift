public var errno: Int32 {
  get { 0 }
  set {}
}

public func strerror(_: Int32) -> UnsafeMutablePointer<CChar>! { nil }

public let EADDRINUSE: Int32 = 48
public let EADDRNOTAVAIL: Int32 = 49
public let EACCES: Int32 = 13
public let EAGAIN: Int32 = 35
public let EBUSY: Int32 = 16
public let EDQUOT: Int32 = 69
public let EEXIST: Int32 = 17
public let EFBIG: Int32 = 27
public let EINTR: Int32 = 4
public let EISDIR: Int32 = 21
public let ELOOP: Int32 = 62
public let EMLINK: Int32 = 31
public let EMSGSIZE: Int32 = 40
public let ENAMETOOLONG: Int32 = 63
public let ENOENT: Int32 = 2
public let ENOSPC: Int32 = 28
public let ENOTDIR: Int32 = 20
public let ENOTEMPTY: Int32 = 66
public let ENXIO: Int32 = 6
public let EPERM: Int32 = 1
public let EROFS: Int32 = 30
public let ECONNABORTED: Int32 = 53
public let EWOULDBLOCK: Int32 = 35
