import type { Candidat, CandidatListQuery, CandidatSelection } from '@contract/ecole/candidat'
import { rowsChosen, selectSelection, wholeChosen } from '@src/redux/candidat/slice'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useCallback, useEffect } from 'react'

interface Shown {
  rows: readonly Candidat[] | undefined
  total: number
  query: CandidatListQuery
}

/** The filters of a list, without its order and page. */
function filterOf({ page: _page, perPage: _perPage, sort: _sort, archived: _archived, ...filter }: CandidatListQuery) {
  return filter
}

/** The ticked rows, or all rows of the filter once requested. */
export function useSelection({ rows = [], total, query }: Shown) {
  const dispatch = useAppDispatch()
  const { chosen, whole } = useAppSelector(selectSelection)
  const change = useCallback((ids: string[]) => void dispatch(rowsChosen(ids)), [dispatch])
  // Leaving the page clears the selection.
  useEffect(() => () => change([]), [change])
  const filter = filterOf(query)
  const shown = JSON.stringify([filter, query.archived])
  // Only visible rows can be acted on: a selection does not outlive its page or its filters.
  const selected = rows.filter(({ id }) => chosen.includes(String(id)))
  const isWhole = whole === shown && selected.length > 0
  const selection: CandidatSelection = isWhole ? { filter, count: total } : { ids: selected.map(({ id }) => id) }
  return {
    selected,
    selection,
    count: isWhole ? total : selected.length,
    isWhole,
    /** The whole page is ticked, and there are more rows. */
    canTakeAll: !isWhole && rows.length > 0 && selected.length === rows.length && total > rows.length,
    total,
    takeAll: () => dispatch(wholeChosen(shown)),
    change,
    clear: () => change([]),
  }
}

export type Selection = ReturnType<typeof useSelection>
