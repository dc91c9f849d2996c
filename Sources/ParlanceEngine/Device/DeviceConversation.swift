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
    var reader = ByteReader(record.group)
    group = try? GroupInfo(from: &reader)
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

  /// Takes the group and its members into the record; nil when this account is no longer in it.
  func setGroup(_ group: GroupInfo?, _ members: [Member]) {
    self.group = group
    self.members = members
    var writer = ByteWriter(capacity: 64 + members.count * 32)
    if let group {
      group.write(to: &writer)
      writer.write(array: members) { $1.write(to: &$0) }
    }
    record.group = writer.bytes
  }
}
