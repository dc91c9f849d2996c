public import AgoraChat

// Presence.

/// The same as `IAgoraChatPresenceManager`.
public typealias IEMPresenceManager = IAgoraChatPresenceManager
/// The same as `AgoraChatPresenceManagerDelegate`.
public typealias EMPresenceManagerDelegate = AgoraChatPresenceManagerDelegate
/// The same as `AgoraChatPresence`.
public typealias EMPresence = AgoraChatPresence
/// The same as `AgoraChatPresenceStatusDetail`.
public typealias EMPresenceStatusDetail = AgoraChatPresenceStatusDetail
