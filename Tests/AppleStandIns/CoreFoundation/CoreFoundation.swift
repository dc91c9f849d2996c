public import Foundation

// Toll-free bridging: each of these is its class of Foundation under another name, so that values are converted with `as`.
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFMutableData = NSMutableData
public typealias CFString = NSString
public typealias CFURL = NSURL

/// An object that only functions of C know.
public final class CFAllocator: @unchecked Sendable {}
public final class CFError: @unchecked Sendable {}
