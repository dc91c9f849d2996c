internal import ParlanceCore

/// A conversation as a device holds it in memory; its record is written back once a turn.
final class DeviceConversation {
  var record: ConversationRecord
  var cursor: StreamCursor
  /// The newest listed message, where `isLastKnown`.
  var last: Message?
  var isLastKnown = false
  var isDirty = false
  /// The change of its place in the list in this turn.
  var change: ConversationChange.Kind?
  /// The position up to which everything counts as read.
  var ownRead: Int64 { record.ownRead }
  /// The position up to which messages had waited for this device's login.
  var waitedUpTo: Int64 = 0
  /// The position at which the hub counted what it left out; what is revoked behind it counts down.
  var countedUpTo: Int64 = 0
  var group: GroupInfo?
  /// The version of the group with which this account joined it: what led to it was reported with that.
  var joinedVersion: Int64 = 0
  var members: [Member] = []
  /// A Boolean value that indicates whether the conversation is a large group, also after this account left it; nil for one of which
  /// that is not known.
  private(set) var isLargeGroup: Bool?
  /// The settings that the account keeps at the hub; nil if nothing is set.
  private(set) var settings: ConversationSettings?

  init(record: ConversationRecord) {
    self.record = record
    cursor = StreamCursor(position: record.cursor)
    if !record.settings.isEmpty {
      var reader = ByteReader(record.settings)
      settings = try? ConversationSettings(from: &reader)
    }
    guard !record.group.isEmpty else { return }
    if let kind = Self.kindsOfLeftGroups.first(where: { $0.value == record.group })?.key {
      isLargeGroup = kind
      return
    }
    var reader = ByteReader(record.group)
    group = try? GroupInfo(from: &reader)
    isLargeGroup = group?.isLarge
    members = (try? reader.readArray { (reader) throws(MessagingError) in try Member(from: &reader) }) ?? []
  }

  /// The group's members could not be fetched when it was new.
  var lacksMembers: Bool { members.isEmpty && (group?.memberCount ?? 0) > 0 }

  /// Takes settings into the record; without any content there are none.
  func setSettings(_ settings: ConversationSettings) {
    self.settings = settings.isEmpty ? nil : settings
    var writer = ByteWriter()
    self.settings?.write(to: &writer)
    record.settings = writer.bytes
  }

  /// The record of a group that this account left: its kind, which its messages still have. Neither is the beginning
  /// of a group.
  private static let kindsOfLeftGroups: [Bool: [UInt8]] = [false: [1], true: [2]]

  /// Notes what kind of group the conversation is, whose members are still to come.
  ///
  /// - returns: A Boolean value that indicates whether that was not known.
  @discardableResult
  func noteKind(of group: GroupInfo) -> Bool {
    guard self.group == nil, isLargeGroup != group.isLarge else { return false }
    isLargeGroup = group.isLarge
    record.group = Self.kindsOfLeftGroups[group.isLarge] ?? []
    return true
  }

  /// Takes the group and its members into the record; nil when this account is no longer in it.
  func setGroup(_ group: GroupInfo?, _ members: [Member]) {
    if let former = group ?? self.group { isLargeGroup = former.isLarge }
    self.group = group
    self.members = members
    guard group != nil || isLargeGroup == nil else {
      record.group = isLargeGroup.flatMap { Self.kindsOfLeftGroups[$0] } ?? []
      return
    }
    var writer = ByteWriter(capacity: 64 + members.count * 32)
    if let group {
      group.write(to: &writer)
      writer.write(array: members) { $1.write(to: &$0) }
    }
    record.group = writer.bytes
  }
}
