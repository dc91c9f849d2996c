public import Foundation

/// What a message carries beside or instead of text. Only this module's own classes can be sent.
public protocol QDMessageObject: NSObjectProtocol {}
