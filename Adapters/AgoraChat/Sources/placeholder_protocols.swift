public import Foundation
internal import Parlance
public protocol AgoraChatGroupManagerDelegate: NSObjectProtocol {}
public protocol AgoraChatroomManagerDelegate: NSObjectProtocol {}
extension ClientCore {
  func groupEvent(_ event: DeviceEvent, _ device: Device) {}
  func groupNotifications(_ messages: [Message], _ device: Device) {}
}
