public import Foundation
public protocol AgoraChatClientDelegate: NSObjectProtocol {}
public protocol AgoraChatManagerDelegate: NSObjectProtocol {}
