internal import ParlanceCore

/// A change of a group that is being put together.
struct GroupEdit {
  /// An account that becomes a member.
  struct NewMember {
    var account: AccountRecord
    var role: Member.Role
    var inviter: AccountID?
  }

  /// The group before the change.
  let group: HubConversation
  var info: GroupInfo
  var silenced: [AccountNumber: Silence]
  var blocked: [AccountNumber: Int64]
  var files: [GroupFile]
  var requests: [PendingGroupRequest]
  private(set) var members: [AccountNumber: HubMember]
  /// Accounts that are notified, in their own streams, that they are in, or no longer.
  var joined: [AccountRecord] = []
  var left: [AccountRecord] = []
  private var saved: Set<AccountNumber> = []
  private var removed: Set<AccountNumber> = []

  init(_ group: HubConversation) {
    self.group = group
    info = group.group ?? GroupInfo(id: "", name: "", owner: AccountID(""))
    silenced = group.silenced
    blocked = group.blocked
    files = group.files
    requests = group.requests
    members = group.members
  }

  mutating func set(_ member: HubMember, of account: AccountNumber) {
    members[account] = member
    saved.insert(account)
    removed.remove(account)
  }

  mutating func update(_ account: AccountNumber, _ change: (inout Member) -> Void) {
    guard var member = members[account] else { return }
    change(&member.profile)
    set(member, of: account)
  }

  mutating func remove(_ account: AccountNumber) {
    members[account] = nil
    saved.remove(account)
    removed.insert(account)
  }

  /// Forgets silences that are over, and those that end first if there are too many.
  mutating func trimSilences(now: Timestamp, limit: Int) {
    silenced = silenced.filter { $0.value.until.map { $0 > now } ?? true }
    guard silenced.count > limit else { return }
    let latest = Timestamp(milliseconds: .max)
    let order = silenced.sorted { ($0.value.until ?? latest, $0.key) < ($1.value.until ?? latest, $1.key) }
    for entry in order.prefix(silenced.count - limit) { silenced[entry.key] = nil }
  }

  func record(_ info: GroupInfo) -> ConversationChangeRecord {
    let records = saved.sorted().compactMap { account -> MemberRecord? in
      guard let member = members[account] else { return nil }
      return MemberRecord(
        stream: group.stream, account: account, role: member.profile.role, joinedSequence: member.joinedSequence,
        profile: member.stored)
    }
    return ConversationChangeRecord(
      stream: group.stream, version: group.version,
      profile: GroupProfile(
        info, silenced: silenced, recalled: group.recalled, requests: requests, blocked: blocked, files: files
      ).encoded,
      saved: records, removed: removed.sorted())
  }
}
