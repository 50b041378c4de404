import { onStoredChange, readText, remove, writeText } from '@core/platform/storage'
import { useCallback, useSyncExternalStore } from 'react'

/** A text in localStorage under `key`, synchronised between tabs: `const [value, setValue] = useStored('skin')`. */
export function useStored(key: string) {
  const value = useSyncExternalStore(onStoredChange, () => readText(key))
  const set = useCallback((next: string | null) => (next === null ? remove(key) : writeText(key, next)), [key])
  return [value, set] as const
}
