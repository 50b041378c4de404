import { useStored } from '@core/hooks/useStored'
import { useCallback, useMemo } from 'react'

/** The most bookmarks of a person: as many as the bar of a wide screen holds. */
const MOST = 8
const NONE: readonly string[] = []

/** The stored ids; anything else counts as none. */
function readIds(text: string | null): readonly string[] {
  if (text === null) return NONE
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MOST) : NONE
  } catch {
    return NONE
  }
}

/**
 * The pages that a person has marked, kept on this device under their user id; without an owner nothing is kept. Only
 * ids are stored: names and rights of pages are read when they are shown.
 */
export function useBookmarks<Page extends { id: string }>(owner: number | undefined, pages: readonly Page[]) {
  const [text, setText] = useStored(`bookmarks:${owner ?? ''}`)
  const ids = useMemo(() => (owner === undefined ? NONE : readIds(text)), [owner, text])
  const marked = useMemo(() => ids.flatMap((id) => pages.find((page) => page.id === id) ?? []), [ids, pages])
  const toggle = useCallback(
    (id: string) => {
      const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-MOST)
      setText(next.length > 0 ? JSON.stringify(next) : null)
    },
    [ids, setText],
  )
  return { marked, toggle, count: ids.length, isMarked: (id: string) => ids.includes(id), canMark: owner !== undefined }
}
