import { useCallback, useEffect, useState } from 'react'
import type { SearchEntries, SearchOptions } from './found'

export const NO_ENTRIES: SearchEntries = { pages: [], actions: [], icons: {} }

interface Entries {
  /** Null until they are loaded. */
  entries: SearchEntries | null
  /** Loads them, also after a failure. */
  want: () => void
}

/** The pages and actions of the search, loaded when they are first wanted and kept until the options change. */
export function useEntries(load: SearchOptions['load']): Entries {
  const [isWanted, setWanted] = useState(false)
  const [entries, setEntries] = useState<SearchEntries | null>(load ? null : NO_ENTRIES)
  useEffect(() => {
    if (!isWanted || !load) return
    let isCurrent = true
    load().then(
      (loaded) => {
        if (isCurrent) setEntries(loaded)
      },
      () => {
        if (!isCurrent) return
        setEntries((known) => known ?? NO_ENTRIES)
        setWanted(false)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, load])
  const want = useCallback(() => setWanted(true), [])
  return { entries, want }
}
