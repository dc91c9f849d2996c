public import AgoraChat

// Contacts.

/// The same as `IAgoraChatContactManager`.
public typealias IEMContactManager = IAgoraChatContactManager
/// The same as `AgoraChatContactManagerDelegate`.
public typealias EMContactManagerDelegate = AgoraChatContactManagerDelegate
/// The same as `AgoraChatContact`.
public typealias EMContact = AgoraChatContact
