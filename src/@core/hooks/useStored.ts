import { useCallback, useSyncExternalStore } from 'react'
import { onStoredChange, readStored, writeStored } from './storage'

/** A text kept in localStorage under `key`, the same in every tab: `const [value, setValue] = useStored('skin')`. */
export function useStored(key: string) {
  const value = useSyncExternalStore(onStoredChange, () => readStored(key))
  const set = useCallback((next: string | null) => writeStored(key, next), [key])
  return [value, set] as const
}
