import type { Evenement } from '@contract/planning/evenement'
import { isDue } from '@src/parts/evenement/eventWords'
import { type LeconQuery, readAllDue } from '@src/redux/calendar/lecon'
import { useAppDispatch } from '@src/redux/hooks'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What a choice of everything was made under: with other filters it is another list. */
const filtersOf = ({ page: _, perPage: __, sort: ___, etat: ____, ...filters }: LeconQuery): string =>
  JSON.stringify(filters)

/** The lessons chosen to be attested: rows of this page, or all that the filters find. */
export function useDueSelection(query: LeconQuery, rows: readonly Evenement[] | undefined) {
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<string[]>([])
  const [everything, setEverything] = useState<{ filters: string; lecons: Evenement[] } | null>(null)
  const now = new Date().toISOString()
  const filters = filtersOf(query)
  const all = everything?.filters === filters ? everything.lecons : null
  // Only what is seen can be acted on: a choice does not outlive its page or its filters.
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
  // A link may come with all of them chosen, to be confirmed here; said once, it is done.
  const [params, setParams] = useSearchParams()
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
