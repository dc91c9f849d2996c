internal import ParlanceCore

/// Requests to become a member of a group, as this device is notified of them. It keeps none but the invitations that it is about to
/// accept by itself.
final class DeviceGroupRequests: DeviceComponent {
  unowned let core: DeviceCore
  /// The invitations that wait for the device's own acceptance.
  private var accepting: [Invitation: GroupRequest] = [:]

  private struct Invitation: Hashable {
    var group: String
    var inviter: AccountID?

    init(_ request: GroupRequest) { (group, inviter) = (request.group, request.inviter) }
  }

  init(_ core: DeviceCore) { self.core = core }

  func apply(_ change: GroupRequestChange, _ time: Timestamp) throws(MessagingError) {
    // The entry's time is its own: entries of one turn differ in it.
    var change = change
    change.time = time
    let request = change.request
    if core.configuration.acceptsGroupInvitations, request.kind == .invitation, request.account == core.account {
      // Only what is still to be answered matters to an app that is not asked.
      if change.action == .made {
        accepting[Invitation(request)] = request
        accept(request)
      } else {
        accepting[Invitation(request)] = nil
      }
      return
    }
    if let notice = AccountNotice(change, for: core.account) { try core.notices.keep(notice) }
    try core.report(.groupRequestChanged(change), .group(request.group), time)
  }

  /// Accepts, after a login, what could not be accepted before the link was lost.
  func acceptInvitations() {
    for request in accepting.values.sorted(by: { $0.time < $1.time }) { accept(request) }
  }

  /// Notes that an invitation into a group was answered, or that there is none.
  func noteAnswered(_ group: String) { accepting = accepting.filter { $0.key.group != group } }

  private func accept(_ request: GroupRequest) {
    let call = AnswerGroupRequestCall(
      id: request.group, account: core.account, inviter: request.inviter, accepts: true, message: nil)
    // The hub is asked again if its store fails, and at the next login if the link was lost or there is no room. Another device may
    // have answered.
    core.request(call, for: { .copy($0) }) { core, result in
      switch result {
      case .success: core.groupRequests.noteAnswered(request.group)
      case .failure(let error):
        guard [.requestNotFound, .groupNotFound, .accountNotFound].contains(error.code) else { return }
        core.groupRequests.accepting[Invitation(request)] = nil
      }
    }
  }
}
