public import Foundation
public protocol AgoraChatClientDelegate: NSObjectProtocol {}
public protocol AgoraChatManagerDelegate: NSObjectProtocol {}
public protocol AgoraChatGroupManagerDelegate: NSObjectProtocol {}
public protocol AgoraChatroomManagerDelegate: NSObjectProtocol {}
