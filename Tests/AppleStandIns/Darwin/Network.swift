public import DarwinTypes

public func accept(_: Int32, _: UnsafeMutablePointer<sockaddr>!, _: UnsafeMutablePointer<socklen_t>!) -> Int32 { 0 }
public func bind(_: Int32, _: UnsafePointer<sockaddr>!, _: socklen_t) -> Int32 { 0 }
public func freeaddrinfo(_: UnsafeMutablePointer<addrinfo>!) {}
public func freeifaddrs(_: UnsafeMutablePointer<ifaddrs>!) {}
public func gai_strerror(_: Int32) -> UnsafePointer<CChar>! { nil }
public func getaddrinfo(
  _: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: UnsafePointer<addrinfo>!,
  _: UnsafeMutablePointer<UnsafeMutablePointer<addrinfo>?>!
) -> Int32 { 0 }
public func getnameinfo(
  _: UnsafePointer<sockaddr>!, _: socklen_t, _: UnsafeMutablePointer<CChar>!, _: socklen_t,
  _: UnsafeMutablePointer<CChar>!, _: socklen_t, _: Int32
) -> Int32 { 0 }
public func getifaddrs(_: UnsafeMutablePointer<UnsafeMutablePointer<ifaddrs>?>!) -> Int32 { 0 }
public func getsockname(_: Int32, _: UnsafeMutablePointer<sockaddr>!, _: UnsafeMutablePointer<socklen_t>!) -> Int32 {
  0
}
public func if_nametoindex(_: UnsafePointer<CChar>!) -> UInt32 { 0 }
public func inet_pton(_: Int32, _: UnsafePointer<CChar>!, _: UnsafeMutableRawPointer!) -> Int32 { 0 }
public func listen(_: Int32, _: Int32) -> Int32 { 0 }
public func recv(_: Int32, _: UnsafeMutableRawPointer!, _: Int, _: Int32) -> Int { 0 }
public func send(_: Int32, _: UnsafeRawPointer!, _: Int, _: Int32) -> Int { 0 }
public func setsockopt(_: Int32, _: Int32, _: Int32, _: UnsafeRawPointer!, _: socklen_t) -> Int32 { 0 }
public func shutdown(_: Int32, _: Int32) -> Int32 { 0 }
public func socket(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }

public let AF_INET: Int32 = 2
public let AF_INET6: Int32 = 30
public let AI_NUMERICHOST: Int32 = 4
public let AI_NUMERICSERV: Int32 = 0x1000
public let AI_PASSIVE: Int32 = 1
public let IPPROTO_TCP: Int32 = 6
public let NI_NUMERICHOST: Int32 = 2
public let SOCK_STREAM: Int32 = 1
public let SOL_SOCKET: Int32 = 0xFFFF
public let SO_REUSEADDR: Int32 = 4
public let SHUT_RDWR: Int32 = 2
public let SHUT_WR: Int32 = 1
public let SO_NOSIGPIPE: Int32 = 0x1022
public let TCP_NODELAY: Int32 = 1
