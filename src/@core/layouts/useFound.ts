import { useEffect, useState } from 'react'
import type { Find, FoundGroup } from './found'

const NOTHING: readonly FoundGroup[] = []

/** What is found for a text after a pause; an answer that comes late is dropped. */
export function useFound(find: Find | undefined, text: string): readonly FoundGroup[] {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (!find || !text.trim()) {
      setFound(NOTHING)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      find(text).then(
        (groups) => isCurrent && setFound(groups),
        () => isCurrent && setFound(NOTHING),
      )
    }, 120)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [find, text])
  return found
}
