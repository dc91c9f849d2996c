@_exported public import AgoraChat

/// The client under its name of the `EM` generation.
public typealias EMClient = AgoraChatClient
