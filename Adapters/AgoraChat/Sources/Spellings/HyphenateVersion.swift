/// The framework's project version, as 3.x has it; `AgoraChatClient.version` is that of the interface.
public let HyphenateVersionNumber: Double = 1
