internal import ParlanceCore

/// The entries that a hub appended recently, for logins at other hubs that it did not know at that time; without I/O.
///
/// One hub may append an entry while another logs a device in: the reply to the login does not have the entry, and the login
/// is not in its audience. As soon as the entry's hub learns of the login, it notifies the login's hub of the entry.
struct RecentEntries {
  /// The entries of one stream.
  struct Entries {
    let stream: StreamNumber
    let naming: StreamNaming
    /// The place of the first one that is kept.
    let first: Int64
  }

  /// The minimum time for which entries are kept, in milliseconds: more than the turn of a login takes. `EntryLooks` finds
  /// entries that are missed nevertheless.
  private static let time: Int64 = 1000
  /// The number of streams after which earlier ones are forgotten.
  private static let limit = 1024

  private var young: [StreamNumber: Entries] = [:]
  private var old: [StreamNumber: Entries] = [:]
  private var begin = Timestamp.zero

  /// Notes the entries of a turn.
  mutating func note(_ announcements: [Announcement], at now: Timestamp) {
    if now.milliseconds(since: begin) >= Self.time || young.count >= Self.limit {
      old = young
      young = [:]
      begin = now
    }
    for announcement in announcements where young[announcement.stream] == nil {
      young[announcement.stream] = Entries(
        stream: announcement.stream, naming: announcement.naming, first: announcement.sequence)
    }
  }

  /// The entries, by their streams.
  var all: [Entries] { old.merging(young) { old, _ in old }.values.sorted { $0.stream < $1.stream } }
}
