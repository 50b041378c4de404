import type { Evenement } from '@contract/planning/evenement'
import { useAddressParams } from '@core/hooks/useAddressParams'
import { useMinute } from '@core/hooks/useMinute'
import { isDue } from '@src/parts/evenement/eventWords'
import { type LeconQuery, readAllDue } from '@src/redux/calendar/lecon'
import { useAppDispatch } from '@src/redux/hooks'
import { useEffect, useState } from 'react'

/** The filters under which everything was selected: with other filters the selection is void. */
const filtersOf = ({ page: _, perPage: __, sort: ___, etat: ____, ...filters }: LeconQuery): string =>
  JSON.stringify(filters)

/** The lessons selected for attesting: rows of this page, or all that match the filters. */
export function useDueSelection(query: LeconQuery, rows: readonly Evenement[] | undefined) {
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<string[]>([])
  const [everything, setEverything] = useState<{ filters: string; lecons: Evenement[] } | null>(null)
  const now = useMinute()
  const filters = filtersOf(query)
  const all = everything?.filters === filters ? everything.lecons : null
  // Only visible rows can be acted on: a selection does not outlive its page or its filters.
  const due = rows?.filter((row) => isDue(row, now)) ?? []
  const lecons = (all ?? due).filter(({ idEvenement }) => chosen.includes(String(idEvenement)))

  const clear = () => {
    setChosen([])
    setEverything(null)
  }
  const selectAll = async () => {
    const found = await readAllDue(dispatch, query)
    if (!found) return
    setEverything({ filters, lecons: found })
    setChosen(found.map(({ idEvenement }) => String(idEvenement)))
  }
  // A link may preselect all of them, to be confirmed here; the parameter is then removed.
  const [params, setParams] = useAddressParams()
  const isAsked = params.get('choix') === 'tout'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such link
  useEffect(() => {
    if (!isAsked) return
    void selectAll()
    setParams(
      (current) => {
        current.delete('choix')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isAsked])
  const dueKeys = new Set(due.map(({ idEvenement }) => String(idEvenement)))
  const selection = {
    selected: lecons.map(({ idEvenement }) => String(idEvenement)),
    onChange: setChosen,
    accepts: (key: string) => dueKeys.has(key),
  }
  return { lecons, selection, selectAll, clear }
}
