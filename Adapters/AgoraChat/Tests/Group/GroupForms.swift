import AgoraChat
import Parlance
import TestSupport
import Testing

/// One form of a call that changes a group: waiting, with a completion, or in the words of 3.x, where the id may be nil.
struct GroupForm {
  typealias Done = (AgoraChatError?) -> Void
  /// A Boolean value that indicates whether the form reports neither completion nor error.
  var isSilent = false
  /// Makes the call with a value, and reports its error.
  let call: (any IAgoraChatGroupManager, String?, String, @escaping Done) -> Void

  /// A form that waits. The error argument is not nil before the call, so that a call that does not write it is noticed.
  static func waiting(
    _ call: @escaping (any IAgoraChatGroupManager, String, String, UnsafeMutablePointer<AgoraChatError?>?) -> Void
  ) -> GroupForm {
    GroupForm { groups, id, value, done in
      var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
      call(groups, id ?? "", value, &error)
      done(error)
    }
  }

  /// The same in 3.x.
  static func waiting3x(
    _ call: @escaping (any IAgoraChatGroupManager, String?, String, UnsafeMutablePointer<AgoraChatError?>?) -> Void
  ) -> GroupForm {
    GroupForm { groups, id, value, done in
      var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
      call(groups, id, value, &error)
      done(error)
    }
  }

  /// A form with a completion that receives the group.
  static func completing(
    _ call:
      @escaping (
        any IAgoraChatGroupManager, String, String, @escaping (AgoraChatGroup?, AgoraChatError?) -> Void
      ) -> Void
  ) -> GroupForm {
    GroupForm { groups, id, value, done in
      call(groups, id ?? "", value) { group, error in
        #expect((group == nil) == (error != nil) && (group == nil || group?.groupId == id))
        done(error)
      }
    }
  }

  /// The same in 3.x.
  static func completing3x(
    _ call:
      @escaping (
        any IAgoraChatGroupManager, String?, String, @escaping (AgoraChatGroup?, AgoraChatError?) -> Void
      ) -> Void
  ) -> GroupForm {
    GroupForm { groups, id, value, done in
      call(groups, id, value) { group, error in
        #expect((group == nil) == (error != nil) && (group == nil || group?.groupId == id))
        done(error)
      }
    }
  }

  /// A form without a completion; later queries see its effect.
  static func silent(_ call: @escaping (any IAgoraChatGroupManager, String, String) -> Void) -> GroupForm {
    GroupForm(isSilent: true) { groups, id, value, done in
      call(groups, id ?? "", value)
      done(nil)
    }
  }

  /// Makes the call.
  ///
  /// - returns: The number of its error, 0 for none.
  @MainActor func make(_ app: ChatApp, _ id: String?, _ value: String = "") async throws -> Int {
    let groups = try #require(app.client.groupManager)
    return try await failure { call(groups, id, value, $0) }?.rawValue ?? 0
  }
}

/// Alice, who owns a group, with Bob and Carol. Used on the main queue only.
@MainActor final class GroupWorld {
  let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  let alice: ChatApp
  let bob: ChatApp
  let carol: ChatApp
  var groups: any IAgoraChatGroupManager { get throws { try #require(alice.client.groupManager) } }

  init() throws {
    alice = try ChatApp.loggedIn("alice", environment)
    bob = try ChatApp.loggedIn("bob", environment)
    carol = try ChatApp.loggedIn("carol", environment)
  }

  isolated deinit { environment.shutDown() }

  /// Makes a group.
  func group(_ members: [String] = ["bob"], _ style: AgoraChatGroupStyle = .publicOpenJoin) throws -> String {
    let options = AgoraChatGroupOptions()
    options.style = style
    let group = try groups.createGroup(
      withSubject: "team", description: "who we are", invitees: members, message: nil, setting: options, error: nil)
    return try #require(group?.groupId)
  }

  /// A group as the server has it.
  func shown(_ id: String, to app: ChatApp? = nil) throws -> AgoraChatGroup {
    let groups = try #require((app ?? alice).client.groupManager)
    return try #require(groups.getGroupSpecificationFromServer(withId: id, error: nil))
  }
}
