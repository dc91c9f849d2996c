import Foundation
import ParlanceCore
import ParlanceSQLite
import Testing

/// A device's database after a power cut has at least what is in the file itself, and not in its log alone.
@Suite struct DeviceDurabilityTests {
  @Test(arguments: [false, true])
  func transactionThatIsMadeDurableIsOnTheDiskWhenItIsCommitted(_ isMadeDurable: Bool) throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteDeviceStore(path: folder.path("device.db"))
    defer { store.close() }
    try store.begin(isDurable: true)
    try store.save(Contact(account: "ann", isFriend: true))
    try store.commit()
    try store.begin(isDurable: false)
    try store.save(Contact(account: "bob", isFriend: true))
    if isMadeDurable { store.makeDurable() }
    try store.commit()
    // The file without its log has what a checkpoint brought there, which first waits for the log to be on the disk.
    try FileManager.default.copyItem(atPath: folder.path("device.db"), toPath: folder.path("copy.db"))
    let copy = try SQLiteDeviceStore(path: folder.path("copy.db"))
    defer { copy.close() }
    #expect(try copy.contacts().map(\.account).contains("bob") == isMadeDurable)
    try store.begin(isDurable: false)
    try store.save(Contact(account: "carol", isFriend: true))
    store.makeDurable()
    store.rollback()
    #expect(try store.contacts().map(\.account) == ["ann", "bob"])
  }
}
