internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The block list and the white list of a group, and the attributes of its members.
extension GroupCalls {
  // MARK: lists

  func block(_ users: [String], _ isBlocked: Bool, _ id: String) -> Call<AgoraChatGroup> {
    { device, done in
      device.setBlocked(isBlocked, users.map { AccountID($0) }, inGroup: id) { error in
        if let error { return done(.failure(error)) }
        // The group is returned with its block list, which this device does not keep.
        device.fetchBlockedAccounts(ofGroup: id) { result in
          done(.success(object(id, device, blocked: try? result.get().map(\.name))))
        }
      }
    }
  }

  func blocked(_ id: String, _ page: Int, _ size: Int) -> Call<[String]> {
    { device, done in
      device.fetchBlockedAccounts(ofGroup: id) { result in
        do throws(MessagingError) {
          done(.success(try result.get().map(\.name).page(page, from: 1, size: size)))
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  func allow(_ users: [String], _ isAllowed: Bool, _ id: String) -> Call<AgoraChatGroup> {
    change(id) { $0.setAllowed(isAllowed, users.map { AccountID($0) }, inGroup: id, completion: $1) }
  }

  /// Fetches the white list, which only the owner and admins may see.
  func allowed(_ id: String) -> Call<[String]> {
    fetchMembers(id) { device, members throws(MessagingError) in
      guard members.contains(where: { $0.account == device.account && $0.role > .ordinary }) else {
        throw MessagingError(.forbidden)
      }
      return members.filter(\.isAllowed).map(\.account.name)
    }
  }

  func isAllowed(_ id: String) -> Call<Bool> {
    fetchMembers(id) { device, members in
      members.contains { $0.account == device.account && $0.isAllowed }
    }
  }
}
