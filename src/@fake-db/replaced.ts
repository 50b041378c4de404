/**
 * The channel on which a tab announces that all rows were replaced. A tab that sends on another instance than it
 * listens on also receives its own message.
 */
export const replacedChannel = (): BroadcastChannel => new BroadcastChannel('voie-libre-base')
