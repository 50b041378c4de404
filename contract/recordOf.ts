/** A value for each key, in the order of the keys. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> {
  // The type of `Object.fromEntries` loses the keys; every key is present.
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>
}
