/**
 * Where a tab tells the others that every row they show has been replaced. Whoever tells by another channel than it
 * listens to, tells itself too.
 */
export const replacedChannel = (): BroadcastChannel => new BroadcastChannel('voie-libre-base')
