import ParlanceCore
import Testing

@Suite struct TransferMachineTests {
  @Test func uploadKeepsItsWindowAndFinishes() {
    var machine = UploadMachine(size: 10, chunk: 3, window: 2)
    #expect(machine.start() == [.begin])
    #expect(machine.start() == [])
    #expect(
      machine.began(received: 0) == [.read(offset: 0, count: 3, run: 0), .read(offset: 3, count: 3, run: 0)])
    #expect(machine.read(offset: 0, [1, 2, 3], count: 3, run: 0) == [.send(offset: 0, bytes: [1, 2, 3])])
    #expect(machine.inFlight == 2)
    #expect(machine.took(upTo: 3) == [.reportProgress(3), .read(offset: 6, count: 3, run: 0)])
    #expect(machine.took(upTo: 6) == [.reportProgress(6), .read(offset: 9, count: 1, run: 0)])
    #expect(machine.took(upTo: 9) == [.reportProgress(9)])
    #expect(machine.took(upTo: 10) == [.reportProgress(10), .finish])
    #expect(machine.inFlight == 0)
  }

  @Test func uploadContinuesAtThePositionOfTheHub() {
    var machine = UploadMachine(size: 10, chunk: 4, window: 3)
    _ = machine.start()
    _ = machine.began(received: 0)
    _ = machine.took(upTo: 4)
    machine.interrupt()
    // Bytes that were read for the old session are discarded.
    #expect(machine.read(offset: 4, [1, 2, 3, 4], count: 4, run: 0) == [])
    #expect(machine.start() == [.begin])
    #expect(machine.began(received: 8) == [.read(offset: 8, count: 2, run: 1)])
    machine.interrupt()
    _ = machine.start()
    #expect(machine.began(received: 10) == [.finish])
    machine.interrupt()
    #expect(machine.start() == [.begin])
  }

  @Test func uploadRefusesNonsense() {
    var machine = UploadMachine(size: 10, chunk: 4, window: 1)
    _ = machine.start()
    #expect(machine.began(received: 11) == [.fail(MessagingError(.malformedData))])
    machine = UploadMachine(size: 10, chunk: 4, window: 1)
    _ = machine.start()
    _ = machine.began(received: 0)
    #expect(machine.read(offset: 0, [1], count: 4, run: 0) == [.fail(MessagingError(.fileChanged))])
    machine = UploadMachine(size: 10, chunk: 4, window: 1)
    _ = machine.start()
    for _ in 0..<2 {
      _ = machine.began(received: 0)
      #expect(machine.took(upTo: 9) == [.begin])
    }
    _ = machine.began(received: 0)
    #expect(machine.took(upTo: 9) == [.fail(MessagingError(.malformedData))])
    #expect(machine.start() == [])
  }

  @Test func downloadKeepsItsWindowAndFinishes() {
    var machine = DownloadMachine(chunk: 3, window: 2)
    #expect(machine.start() == [.ask])
    #expect(machine.found(size: 7) == [.prepare])
    #expect(machine.prepared() == [.request(offset: 0, count: 3), .request(offset: 3, count: 3)])
    #expect(machine.got(offset: 0, [1, 2, 3]) == [.write([1, 2, 3])])
    // Nothing more before it is written.
    #expect(machine.inFlight == 6)
    #expect(machine.wrote(3) == [.reportProgress(3), .request(offset: 6, count: 1)])
    #expect(machine.got(offset: 3, [4, 5, 6]) == [.write([4, 5, 6])])
    #expect(machine.got(offset: 6, [7]) == [.write([7])])
    #expect(machine.wrote(3) == [.reportProgress(6)])
    #expect(machine.wrote(1) == [.reportProgress(7), .finish])
  }

  @Test func downloadRequestsLostPartsAgain() {
    var machine = DownloadMachine(chunk: 3, window: 2)
    _ = machine.start()
    machine.interrupt()
    #expect(machine.start() == [.ask])
    _ = machine.found(size: 9)
    machine.interrupt()
    #expect(machine.prepared() == [])
    #expect(machine.start() == [.request(offset: 0, count: 3), .request(offset: 3, count: 3)])
    _ = machine.got(offset: 0, [1, 2, 3])
    machine.interrupt()
    // The write that is under way counts, whatever the link does.
    #expect(machine.wrote(3) == [.reportProgress(3)])
    #expect(machine.start() == [.request(offset: 3, count: 3), .request(offset: 6, count: 3)])
    #expect(machine.got(offset: 0, [1, 2, 3]) == [])
    #expect(machine.got(offset: 3, [1, 2]) == [.fail(MessagingError(.malformedData))])
  }

  @Test func downloadContinuesAPartialFile() {
    var machine = DownloadMachine(chunk: 3, window: 2)
    _ = machine.start()
    _ = machine.found(size: 7)
    #expect(machine.prepared(present: 4) == [.reportProgress(4), .request(offset: 4, count: 3)])
    #expect(machine.got(offset: 4, [5, 6, 7]) == [.write([5, 6, 7])])
    #expect(machine.wrote(3) == [.reportProgress(7), .finish])
    // It was not the beginning of this file.
    #expect(machine.startOver() == [.prepare])
    #expect(machine.prepared() == [.request(offset: 0, count: 3), .request(offset: 3, count: 3)])
    #expect(machine.startOver() == [])

    var whole = DownloadMachine(chunk: 3, window: 2)
    _ = whole.start()
    _ = whole.found(size: 7)
    #expect(whole.prepared(present: 7) == [.reportProgress(7), .finish])
    var liar = DownloadMachine(chunk: 3, window: 2)
    _ = liar.start()
    _ = liar.found(size: 7)
    #expect(liar.prepared(present: 8) == [.fail(MessagingError(.malformedData))])
  }
}
