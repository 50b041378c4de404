import type { Tone } from '@core/components/StatusDot'
import type { LucideIcon } from 'lucide-react'

/** A detail with a language gets that language's pronunciation and direction. */
export type Fact = string | { text: string; lang: string }

/** A search result other than a page of the menu. */
export interface FoundRow {
  id: string
  label: string
  /** Details shown under its name. */
  details?: readonly Fact[]
  state?: { tone: Tone; label: string }
  /** Its kind, which selects its icon. Only rows with a kind are remembered as recents. */
  kind?: string
  icon?: LucideIcon
  /** URL of a small picture. */
  picture?: string
  /** The person's name, for initials in place of a picture. */
  person?: string
  to: string
  /** What happens when it is chosen, where that is not opening `to`. */
  run?: () => void
  /** Leads to further results and is none itself. */
  isMore?: boolean
}

export interface FoundGroup {
  id: string
  title: string
  rows: readonly FoundRow[]
  /** The text that these rows were searched for, where it differs from the typed one: its parts are highlighted. */
  searched?: string
}

/** Loads the results for a text; `signal` is aborted when the text changes. */
export type Find = (text: string, signal: AbortSignal) => Promise<readonly FoundGroup[]>

/** A page or an action that is found by its name or by synonyms. */
export interface SearchEntry {
  id: string
  label: string
  icon: LucideIcon
  to: string
  words?: string
  /** Whether it is a part of another page: pages that are found by a synonym come before parts with such a word. */
  isPart?: boolean
  /** What happens when it is chosen, where that is not opening `to`. */
  run?: () => void
}

/** How the application reads typed words: what it knows of the languages of its users. */
export interface WordRules {
  /** The words without articles and prepositions; all of them when nothing else was typed. */
  main: (words: readonly string[]) => readonly string[]
  /** Whether a typed word is a misspelling of the beginning of another. */
  isSlip: (typed: string, word: string) => boolean
}

/** What an application's search knows itself, besides the pages of its menu. */
export interface SearchEntries {
  /** Pages without a line in the menu. */
  pages: readonly SearchEntry[]
  actions: readonly SearchEntry[]
  /** Without them, words match exactly as they are typed. */
  rules?: WordRules
  /** The icon of each kind of row. */
  icons: Readonly<Record<string, LucideIcon>>
}

export interface SearchOptions {
  /** Placeholder of the search box: names what can be searched. */
  label: string
  /** Loads the entries; a new function loads them anew. They are many, and most pages are left without a search. */
  load?: () => Promise<SearchEntries>
  /** Each one is queried separately; the array must be stable between renders. */
  finds?: readonly Find[]
  /** User id under which recents are stored on this device; without it, nothing is stored. */
  owner?: number
}

/** The groups without rows that are already listed; empty groups are removed. */
export function withoutListed(groups: readonly FoundGroup[], listed: readonly { to: string }[]): FoundGroup[] {
  const addresses = new Set(listed.map(({ to }) => to))
  return groups.flatMap((group) => {
    const rows = group.rows.filter(({ to }) => !addresses.has(to))
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

export const textOf = (fact: Fact) => (typeof fact === 'string' ? fact : fact.text)

/** All visible texts of a row. */
export const textsOf = ({ label, details = [] }: FoundRow): string[] => [label, ...details.map(textOf)]
