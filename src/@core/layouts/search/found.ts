import type { Tone } from '@core/components/StatusDot'
import type { LucideIcon } from 'lucide-react'

/** A fact in a language of its own is read and written as that language is. */
export type Fact = string | { text: string; lang: string }

/** What the application finds beside the pages of its menu. */
export interface FoundRow {
  id: string
  label: string
  /** What else is known of it, under its name. */
  details?: readonly Fact[]
  state?: { tone: Tone; label: string }
  /** What it is: the application has an icon for each kind. Rows that have one are offered again when they were opened. */
  kind?: string
  icon?: LucideIcon
  /** The address of a small picture. */
  picture?: string
  /** Whose initials stand there instead. */
  person?: string
  to: string
}

export interface FoundGroup {
  id: string
  title: string
  rows: readonly FoundRow[]
}

/** Asks for what answers a text; `signal` is aborted once the text is another. */
export type Find = (text: string, signal: AbortSignal) => Promise<readonly FoundGroup[]>

/** A page or an action that is found by its name, or by other words for it. */
export interface SearchEntry {
  id: string
  label: string
  icon: LucideIcon
  to: string
  words?: string
}

/** What the search of an application finds besides the pages of its menu. */
export interface SearchOptions {
  /** What may be typed: the words in the empty box. */
  label: string
  /** Pages that no line of the menu leads to. */
  pages?: readonly SearchEntry[]
  actions?: readonly SearchEntry[]
  /** Each is asked by itself; kept by the application from one drawing to the next. */
  finds?: readonly Find[]
  /** The icon of each kind of row. */
  icons?: Readonly<Record<string, LucideIcon>>
  /** For whom this device keeps what was opened; without it, nothing is kept. */
  owner?: number
}

/** The groups without what stands in the list already; a group that has nothing else is left out. */
export function withoutListed(groups: readonly FoundGroup[], listed: readonly { to: string }[]): FoundGroup[] {
  const addresses = new Set(listed.map(({ to }) => to))
  return groups.flatMap((group) => {
    const rows = group.rows.filter(({ to }) => !addresses.has(to))
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

export const textOf = (fact: Fact) => (typeof fact === 'string' ? fact : fact.text)

/** All that a row shows in words. */
export const textsOf = ({ label, details = [] }: FoundRow): string[] => [label, ...details.map(textOf)]
