// Stands for Foundation as Apple's systems have it. The declarations of this list are those of Foundation on Linux; what
// else that has, the C library above all, cannot be seen through this module.
@_exported public import CoreFoundation
@_exported public import Darwin
@_exported public import Dispatch
@_exported public import class Foundation.Bundle
@_exported public import class Foundation.FileHandle
@_exported public import class Foundation.FileManager
@_exported public import class Foundation.ISO8601DateFormatter
@_exported public import class Foundation.JSONDecoder
@_exported public import class Foundation.JSONEncoder
@_exported public import class Foundation.JSONSerialization
@_exported public import class Foundation.NSArray
@_exported public import class Foundation.NSCoder
@_exported public import class Foundation.NSDictionary
@_exported public import class Foundation.NSEnumerator
@_exported public import class Foundation.NSDecimalNumber
@_exported public import class Foundation.NSError
@_exported public import class Foundation.NSLock
@_exported public import class Foundation.NSMutableArray
@_exported public import class Foundation.NSMutableData
@_exported public import class Foundation.NSMutableDictionary
@_exported public import class Foundation.NSNull
@_exported public import class Foundation.NSNumber
@_exported public import class Foundation.NSObject
@_exported public import class Foundation.NSRecursiveLock
@_exported public import class Foundation.NSString
@_exported public import class Foundation.NotificationCenter
@_exported public import class Foundation.OperationQueue
@_exported public import class Foundation.Pipe
@_exported public import class Foundation.ProcessInfo
@_exported public import class Foundation.Thread
@_exported public import class Foundation.UserDefaults
@_exported public import let Foundation.NSLocalizedDescriptionKey
@_exported public import protocol Foundation.DataProtocol
@_exported public import protocol Foundation.NSCoding
@_exported public import protocol Foundation.NSCopying
@_exported public import protocol Foundation.NSObjectProtocol
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.CharacterSet
@_exported public import struct Foundation.CocoaError
@_exported public import struct Foundation.Data
@_exported public import struct Foundation.Date
@_exported public import struct Foundation.FileAttributeKey
@_exported public import struct Foundation.FileAttributeType
@_exported public import struct Foundation.FileProtectionType
@_exported public import struct Foundation.NSZone
@_exported public import struct Foundation.Notification
@_exported public import struct Foundation.ObjCBool
@_exported public import struct Foundation.TimeZone
@_exported public import struct Foundation.URL
@_exported public import struct Foundation.URLComponents
@_exported public import struct Foundation.UUID
@_exported public import typealias Foundation.TimeInterval
@_exported public import Security

#if os(macOS)
  @_exported public import class Foundation.Process
#endif
