public import ParlanceCore

/// Texts of the operator and of back ends, which are not messages: they stand in no conversation.
extension MessagingClient {
  /// Returns a stream of bulletins: texts that the operator sends to all accounts (`HubAdministration.sendBulletin`). Each comes to a
  /// device once; one that is kept comes at the next login if the device was not connected.
  public func bulletins() -> MessagingStream<Bulletin> {
    MessagingStream(core, .bulletins) { event, _ in
      if case .bulletin(let bulletin) = event { bulletin } else { nil }
    }
  }

  /// Returns a stream of texts that a back end passes to the connected devices of this account (`HubAdministration.notify`).
  public func operatorTexts() -> MessagingStream<OperatorText> {
    MessagingStream(core, .operatorTexts) { event, _ in
      if case .operatorText(let text) = event { text } else { nil }
    }
  }
}
