import { isRecord } from '@core/isRecord'
import { readText, remove, writeText } from '@core/platform/storage'
import type { FoundRow, SearchEntries, SearchEntry } from './found'

const KEY = 'recentSearch'
const KEPT = 6

/** An opened result. Pages and actions are stored by id only: their labels and rights are read at display time. */
type Recent = Pick<FoundRow, 'id' | 'label' | 'details' | 'kind' | 'person' | 'to'>

interface Stored {
  owner: number
  rows: Recent[]
}

const isRecent = (row: unknown): row is Recent =>
  isRecord(row) &&
  typeof row.id === 'string' &&
  typeof row.label === 'string' &&
  typeof row.to === 'string' &&
  row.to.startsWith('/') &&
  (row.details === undefined || Array.isArray(row.details))

function stored(): Stored | null {
  try {
    const value: unknown = JSON.parse(readText(KEY) ?? 'null')
    if (!isRecord(value) || typeof value.owner !== 'number' || !Array.isArray(value.rows)) return null
    return { owner: value.owner, rows: value.rows.filter(isRecent) }
  } catch {
    return null
  }
}

/** The results that a person opened last on this device, newest first. Those of another person are deleted. */
export function readRecents(
  owner: number | undefined,
  entries: readonly SearchEntry[],
  icons: SearchEntries['icons'],
): (FoundRow | SearchEntry)[] {
  const known = stored()
  if (known && known.owner !== owner) forgetRecents()
  if (!known || known.owner !== owner) return []
  return known.rows.flatMap((row): (FoundRow | SearchEntry)[] => {
    if (row.kind !== undefined) return row.kind in icons ? [row] : []
    return entries.filter(({ id }) => id === row.id)
  })
}

/** Adds an opened result to the front of a person's recents. */
export function keepRecent(owner: number | undefined, row: FoundRow): void {
  if (owner === undefined) return
  const known = stored()
  const before = known?.owner === owner ? known.rows.filter(({ id }) => id !== row.id) : []
  const { id, label, details, kind, person, to } = row
  const rows = [{ id, label, details, kind, person, to }, ...before].slice(0, KEPT)
  writeText(KEY, JSON.stringify({ owner, rows }))
}

export const forgetRecents = (): void => {
  if (readText(KEY) !== null) remove(KEY)
}
