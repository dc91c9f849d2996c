public import Foundation
import Parlance

/// A channel, from `AgoraRtmKit.createChannel(withId:delegate:)` on.
///
/// Safe to share: its mutable state is in `state`, under its lock.
open class AgoraRtmChannel: NSObject, @unchecked Sendable {
  let id: String
  let core: ClientCore
  let state = Lock(ChannelState())

  /// Creates a channel of no kit, whose calls fail as those of a kit that was not initialized.
  override public convenience init() {
    self.init("", ClientCore(appID: "", environment: nil, device: "rtm", isInitialized: false), nil)
  }

  init(_ id: String, _ core: ClientCore, _ delegate: (any AgoraRtmChannelDelegate)?) {
    self.id = id
    self.core = core
    super.init()
    state.withLock { $0.delegate = delegate }
  }

  /// The kit that created the channel.
  public var kit: AgoraRtmKit { core.kit ?? AgoraRtmKit(core) }

  /// The delegate that receives the channel's events.
  weak open var channelDelegate: (any AgoraRtmChannelDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Joins the channel; 20 may be joined at a time. After a break of the link the kit joins again by itself.
  ///
  /// Joins and leaves take effect in the order in which they are called: each begins when the one before it has ended.
  ///
  /// - parameter completionBlock: Receives the outcome; `channelErrorRejected` if the channel is a group that the user is not
  ///   a member of.
  public func join(completion completionBlock: AgoraRtmJoinChannelBlock? = nil) {
    let isJoining = state.withLock { state in
      if case .joining = state.phase { state.changes.isEmpty } else { false }
    }
    // The join that is under way makes this one superfluous.
    if isJoining { return join { completionBlock?($0) } }
    inTurn { [self] done in
      join {
        completionBlock?($0)
        done()
      }
    }
  }

  /// Leaves the channel; a group's members stay its members.
  public func leave(completion completionBlock: AgoraRtmLeaveChannelBlock? = nil) {
    inTurn { [self] done in
      leave {
        completionBlock?($0)
        done()
      }
    }
  }

  /// Sends a message to the other members; the sender does not receive it.
  ///
  /// - parameter message: A message of any kind.
  /// - parameter completionBlock: Receives `errorOk` once the service has the message.
  public func send(
    _ message: AgoraRtmMessage, completion completionBlock: AgoraRtmSendChannelMessageBlock? = nil
  ) {
    core.send(message, to: self, AgoraRtmSendMessageOptions()) { completionBlock?($0) }
  }

  /// Sends a message to the other members; the sender does not receive it. Of the options, only the one for the
  /// history has an effect on channel messages.
  public func send(
    _ message: AgoraRtmMessage, sendMessageOptions options: AgoraRtmSendMessageOptions,
    completion completionBlock: AgoraRtmSendChannelMessageBlock? = nil
  ) {
    core.send(message, to: self, options) { completionBlock?($0) }
  }

  /// Returns the members of the channel, this user among them; 512 at most.
  public func getMembersWithCompletion(
    _ completionBlock: AgoraRtmGetMembersBlock? = nil
  ) {
    let invalid: AgoraRtmGetMembersErrorCode? = conversation == nil ? .notInChannel : nil
    core.request(.members, invalid: invalid) {
      completionBlock?(nil, $0)
    } body: { [id] device, fail in
      device.fetchSubscribers(of: id) { result in
        switch result {
        case .success(let subscribers):
          let accounts = subscribers.accounts.prefix(Limits.listedMembers)
          completionBlock?(accounts.map { AgoraRtmMember($0.name, in: id) }, .ok)
        case .failure(let error): fail(error)
        }
      }
    }
  }
}
