public import Foundation
internal import Parlance

/// A robot of the vendor's service.
open class NIMRobot: NSObject {
  /// The robot's account. Default: nil.
  open var userId: String?
  /// The robot's id: nil.
  open var botId: String? { nil }
  /// The name to show: nil.
  open var nickname: String? { nil }
  /// The address of a picture: nil.
  open var avatarUrl: String? { nil }
  /// The address of a smaller picture: nil.
  open var thumbAvatarUrl: String? { nil }
  /// A line about the robot: nil.
  open var intro: String? { nil }

  /// Creates an object that describes no robot.
  public override init() {}
}

/// Receives robots, or an error.
public typealias NIMRobotsHandler = ((any Error)?, [NIMRobot]?) -> Void

/// Finds the robots of the vendor's service. The engine has none: lists are empty, and no account is a robot's.
public protocol NIMRobotManager: NSObjectProtocol {
  /// Returns the known robots: an empty list.
  func allRobots() -> [NIMRobot]?
  /// Fetches the robots.
  ///
  /// - parameter completion: Receives an empty list, or an error: local `userInfoNeeded` without a login.
  func fetchAllRobots(fromServer completion: NIMRobotsHandler?)
  /// Returns whether an account is a robot's: false.
  func isValidRobot(_ userId: String) -> Bool
  /// Returns a robot: nil.
  func robotInfo(_ userId: String) -> NIMRobot?
}

/// The robots of one client.
final class RobotManager: NSObject, NIMRobotManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func allRobots() -> [NIMRobot]? { [] }

  func fetchAllRobots(fromServer completion: NIMRobotsHandler?) {
    core.fetch(completion) { [core] _, done in core.afterCallbacks { done(.success([])) } }
  }

  func isValidRobot(_ userId: String) -> Bool { false }

  func robotInfo(_ userId: String) -> NIMRobot? { nil }
}

/// A message to a robot, or its answer. The engine has no robots: sending one fails with local error `notSupported`.
open class NIMRobotObject: NSObject, NIMMessageObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  private let robot: String?

  /// The account of the robot.
  open var robotId: String? { robot }
  /// A Boolean value that indicates whether it is a robot's answer: false.
  open var isFromRobot: Bool { false }
  /// The id of the message that was answered: nil.
  open var responseForMessageId: String? { nil }
  /// The answer: nil.
  open var response: [AnyHashable: Any]? { nil }

  /// Creates an object without a robot.
  public override init() { robot = nil }

  /// Creates a message to a robot.
  ///
  /// - parameter content: The words.
  /// - parameter robotId: The account of the robot.
  public init(robot content: String, robotId: String) { robot = robotId }

  /// Creates the choice of something that a robot offered.
  ///
  /// - parameter robotId: The account of the robot.
  /// - parameter target: The place to which the choice leads.
  /// - parameter param: The choice.
  public init(robotId: String, target: String, param: String) { robot = robotId }

  open func type() -> NIMMessageType { .robot }
}

/// The robot that is to answer a message. Kept with the message, without an effect: the engine has no robots.
open class NIMMessageRobotInfo: NSObject {
  /// The account of the robot; nil for none.
  open var account: String?
  /// The topic; nil for none.
  open var topic: String?
  /// The function of the robot; nil for none.
  open var function: String?
  /// The app's own data for the robot; nil for none.
  open var customContent: String?

  /// Creates an object without a robot.
  public override init() {}
}
