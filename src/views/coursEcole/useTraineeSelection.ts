import { exportCourseOverview } from '@contract/calls/cours/overview'
import type { Trainee } from '@contract/cours/overview'
import { sendCall } from '@src/redux/failures'
import { useState } from 'react'

type Filters = Parameters<typeof sendCall<typeof exportCourseOverview>>[1]

/** The candidates selected for an assignment: rows of this page, or all that match the filters. */
export function useTraineeSelection(query: Record<string, string>, rows: readonly Trainee[] | undefined) {
  const [chosen, setChosen] = useState<string[]>([])
  const [all, setAll] = useState<{ filters: string; rows: Trainee[] } | null>(null)
  const { page: _page, perPage: _perPage, ...filters } = query
  const asked = JSON.stringify(filters)
  // Only rows that the filters show can be acted on: a selection does not outlive its page or its filters.
  const known = all?.filters === asked ? all.rows : (rows ?? [])
  const selected = known.filter(({ idCandidat }) => chosen.includes(String(idCandidat)))
  const selectAll = async () => {
    const { data } = await sendCall(exportCourseOverview, filters as Filters)
    if (!data) return
    setAll({ filters: asked, rows: data.data })
    setChosen(data.data.map(({ idCandidat }) => String(idCandidat)))
  }
  const clear = () => {
    setChosen([])
    setAll(null)
  }
  const selection = { selected: selected.map(({ idCandidat }) => String(idCandidat)), onChange: setChosen }
  return { selected, selection, selectAll, clear }
}
