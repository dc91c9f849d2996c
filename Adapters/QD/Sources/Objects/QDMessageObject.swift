public import Foundation

/// The content of a message beside or instead of text. Only this module's own classes can be sent.
public protocol QDMessageObject: NSObjectProtocol {}
