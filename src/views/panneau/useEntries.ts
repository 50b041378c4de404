import { useCallback, useEffect, useState } from 'react'
import { type Entry, loadEntries } from './entries'

/** The pictures once their chunks are there. */
export function useEntries() {
  const [entries, setEntries] = useState<Entry[]>()
  const [isError, setError] = useState(false)
  const load = useCallback(() => {
    setError(false)
    loadEntries().then(setEntries, () => setError(true))
  }, [])
  useEffect(load, [load])
  return { entries, isError, reload: load }
}
