import DemoApps

/// The steps of which scenes are made.
extension Stage {
  /// All apps log in, or some.
  func goOnline(_ apps: [any DemoApp]) async {
    for app in apps {
      await perform("\(app.name) logs in") {
        app.goOnline()
      } outcome: {
        [(app, .loggedIn)]
      }
    }
  }

  /// Some apps log out.
  func goOffline(_ apps: [any DemoApp]) async {
    for app in apps {
      await perform("\(app.name) logs out") {
        app.goOffline()
      } outcome: {
        [(app, .loggedOut)]
      }
    }
  }

  /// An app sends a text or a file.
  ///
  /// - parameter hearers: The apps that are online and receive it.
  /// - parameter words: What the app does, in its vendor's words; nil for plain ones.
  /// - returns: The message; nil if it could not be sent.
  func send(
    _ outgoing: Outgoing, from sender: any DemoApp, to place: Place, hearers: [any DemoApp], words: String? = nil
  ) async -> SentMessage? {
    var sent: SentMessage?
    let target =
      switch place {
      case .direct(let peer): app(of: peer)?.name ?? peer
      case .group(let group): "the group \(group.name)"
      }
    await perform(title(sender, words, "writes to \(target)")) {
      let id = try sender.send(outgoing, to: place)
      sent = SentMessage(
        id: id, label: timeline.label(id), author: sender.account, style: sender.style, place: place,
        outgoing: sender.carriesFields ? outgoing : Outgoing(text: outgoing.text, file: outgoing.file),
        waits: hearers.isEmpty)
    } outcome: {
      guard let sent else { return [] }
      return [(sender, .sent(sent))] + hearers.map { ($0, .received([sent])) }
    }
    return sent
  }

  /// An app says that it read a message of a direct conversation.
  func acknowledge(_ message: SentMessage, by reader: any DemoApp, words: String? = nil) async {
    guard reader.hasReceipts, let author = app(of: message.author) else { return }
    await perform(title(reader, words, "has read \(message.label)")) {
      reader.acknowledge(message.id)
    } outcome: {
      [(reader, .acknowledged(message)), (author, .read(message))]
    }
  }

  /// The members of a group say, one after the other, that they read a message, as far as their vendors let them.
  func acknowledge(_ message: SentMessage, inGroupBy readers: [any DemoApp]) async {
    guard let author = app(of: message.author) else { return }
    for (index, reader) in readers.filter(\.hasGroupReceipts).enumerated() {
      await perform("\(reader.name) has read \(message.label)") {
        reader.acknowledge(message.id)
      } outcome: {
        let news = Happening.readInGroup(
          message, reader: reader.account, read: index + 1, unread: readers.count - index - 1)
        return [(reader, .acknowledged(message)), (author, news)]
      }
    }
  }

  /// An app likes a message, if its vendor has reactions.
  ///
  /// - parameter witnesses: The other apps that are online and may see it.
  func like(_ message: SentMessage, by reader: any DemoApp, witnesses: [any DemoApp]) async {
    guard reader.reacts else { return }
    await perform("\(reader.name) likes \(message.label)") {
      reader.like(message.id)
    } outcome: {
      [(reader, .liked(message))] + witnesses.map { ($0, .sawLike(message, by: reader.account)) }
    }
  }

  /// An app revokes a message.
  ///
  /// - parameter witnesses: The other apps that are online and see it go.
  func takeBack(
    _ message: SentMessage, by revoker: any DemoApp, witnesses: [any DemoApp], words: String? = nil
  ) async {
    guard revoker.takesBack else { return }
    revoked.append(message)
    let whose = revoker.account == message.author ? "" : " of \(app(of: message.author)?.name ?? message.author)"
    await perform(title(revoker, words, "revokes \(message.label)\(whose)")) {
      revoker.takeBack(message.id)
    } outcome: {
      [(revoker, .tookBack(message))]
        + witnesses.map { ($0, .lost(message, by: revoker.account, revoker.revocationWay)) }
    }
  }

  /// An app uploads a file that it is about to send.
  func upload(_ file: DemoFile, by writer: any FileUploader, words: String? = nil) async {
    await perform(title(writer, words, "uploads \(file.name)")) {
      writer.upload(file)
    } outcome: {
      [(writer, .uploaded(file))]
    }
  }

  /// An app downloads the file of a message, which has to be the one that was sent.
  func open(_ file: DemoFile, of message: SentMessage, by reader: any FileExchanger, words: String? = nil) async {
    await perform(title(reader, words, "opens \(message.label)")) {
      reader.open(message.id)
    } outcome: {
      [(reader, .opened(message))]
    }
    expect(file, of: message, at: reader)
  }

  /// A step's title in the timeline.
  private func title(_ app: any DemoApp, _ words: String?, _ plain: String) -> String {
    words.map { "\(app.name): \($0)" } ?? "\(app.name) \(plain)"
  }
}
