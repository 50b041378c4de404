import type { Candidat, CandidatListQuery, CandidatSelection } from '@contract/ecole/candidat'
import { useState } from 'react'

interface Shown {
  rows: readonly Candidat[] | undefined
  total: number
  query: CandidatListQuery
}

/** What a list is narrowed by, without its order and its page. */
function filterOf({ page: _page, perPage: _perPage, sort: _sort, archived: _archived, ...filter }: CandidatListQuery) {
  return filter
}

/** The rows that are ticked, or all that the filter shows, once that was asked for. */
export function useSelection({ rows = [], total, query }: Shown) {
  const [chosen, setChosen] = useState<string[]>([])
  const [whole, setWhole] = useState<string | null>(null)
  const filter = filterOf(query)
  const shown = JSON.stringify([filter, query.archived])
  // Only what is seen can be acted on: a choice does not outlive its page or its filters.
  const selected = rows.filter(({ id }) => chosen.includes(String(id)))
  const isWhole = whole === shown && selected.length > 0
  const change = (ids: string[]) => {
    setChosen(ids)
    setWhole(null)
  }
  const selection: CandidatSelection = isWhole ? { filter, count: total } : { ids: selected.map(({ id }) => id) }
  return {
    selected,
    selection,
    count: isWhole ? total : selected.length,
    isWhole,
    /** The whole page is ticked, and there are more. */
    canTakeAll: !isWhole && rows.length > 0 && selected.length === rows.length && total > rows.length,
    total,
    takeAll: () => setWhole(shown),
    change,
    clear: () => change([]),
  }
}

export type Selection = ReturnType<typeof useSelection>
