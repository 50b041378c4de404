import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type MenuEntry, menuItems } from '../menu'
import {
  type FoundGroup,
  type FoundRow,
  type SearchEntries,
  type SearchEntry,
  type SearchOptions,
  withoutListed,
} from './found'
import { nearEntries, searchEntries } from './matching'
import { readRecents } from './recents'
import { type Bookmarking, useBookmarking } from './useBookmarking'
import { NO_ENTRIES } from './useEntries'
import { useFound } from './useFound'

/** Number of actions before anything is typed, and of pages or actions for a text. */
const ACTIONS_FIRST = 5
const ENTRIES_FOUND = 5

interface Searching {
  menu: readonly MenuEntry[]
  options: SearchOptions | undefined
  /** Null while they are loaded. */
  entries: SearchEntries | null
  text: string
}

interface Searched {
  groups: readonly FoundGroup[]
  bookmarkOf: (row: FoundRow) => Bookmarking
  bookmarkBelow: (chosen: FoundRow | undefined) => Bookmarking
  isPending: boolean
  hasFailed: boolean
  retry: () => void
}

/**
 * The content of the search. Before typing: bookmarks, recents, actions, the pages of the menu. Then matching pages and
 * actions, best first, and below them the loaded results, so that late answers never move the rows above. Pages and
 * actions that are nearly called so come where there is nothing else.
 */
export function useSearch({ menu, options, entries, text }: Searching): Searched {
  const { t } = useTranslation('common')
  const { groups: found, isPending: isAsked, ...answered } = useFound(text, options?.finds)
  const state = { ...answered, isPending: isAsked || entries === null }
  const { pages: otherPages, actions, rules, icons } = entries ?? NO_ENTRIES
  const shown = useMemo(() => menuItems(menu), [menu])
  const pages = useMemo(() => [...shown, ...otherPages], [shown, otherPages])
  const owner = options?.owner
  const { marked, ...bookmarks } = useBookmarking(owner, pages)
  const recents = useMemo(() => readRecents(owner, [...pages, ...actions], icons), [owner, pages, actions, icons])
  const group = (id: string, title: string, rows: readonly (FoundRow | SearchEntry)[]): FoundGroup[] =>
    rows.length > 0 ? [{ id, title, rows: rows.map((row) => ({ ...row, id: `${id}-${row.id}` })) }] : []

  if (!text.trim()) {
    const groups = [
      ...group('bookmarks', t('search.bookmarks'), marked),
      ...group('recents', t('search.recents'), recents),
      ...group('actions', t('search.actions'), actions.slice(0, ACTIONS_FIRST)),
      ...group('pages', t('search.pages'), shown),
    ]
    return { groups, ...bookmarks, ...state }
  }
  const [pagesFound, actionsFound] = [searchEntries(pages, text, rules), searchEntries(actions, text, rules)]
  const own = [
    { score: pagesFound.score, groups: group('pages', t('search.pages'), pagesFound.entries.slice(0, ENTRIES_FOUND)) },
    {
      score: actionsFound.score,
      groups: group('actions', t('search.actions'), actionsFound.entries.slice(0, ENTRIES_FOUND)),
    },
  ].sort((a, b) => a.score - b.score)
  const listed = own.flatMap(({ groups }) => groups)
  // The application's groups may have the same ids as the built-in ones.
  const others = withoutListed(
    found,
    listed.flatMap(({ rows }) => rows),
  ).map((one) => ({ ...one, id: `found-${one.id}` }))
  const groups = [...listed, ...others]
  if (groups.length > 0 || state.isPending) return { groups, ...bookmarks, ...state }
  // A word with a slip is looked for only where nothing at all was found.
  const near = [
    ...group('pages', t('search.pages'), nearEntries(pages, text, rules).slice(0, ENTRIES_FOUND)),
    ...group('actions', t('search.actions'), nearEntries(actions, text, rules).slice(0, ENTRIES_FOUND)),
  ]
  return { groups: near, ...bookmarks, ...state }
}
