public import DarwinTypes

public func inet_pton(_: Int32, _: UnsafePointer<CChar>!, _: UnsafeMutableRawPointer!) -> Int32 { 0 }

public let AF_INET: Int32 = 2
public let AF_INET6: Int32 = 30
