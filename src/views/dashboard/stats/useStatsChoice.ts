import { useListState } from '@core/table/useListState'
import { useAppDispatch } from '@src/redux/hooks'
import { useSchool } from '@src/redux/session/useSchool'
import { askedOf, faultsOf, PERIODES } from '@src/redux/stats/asked'
import { statsAsked } from '@src/redux/stats/slice'
import { useEffect, useMemo } from 'react'

const OPTIONS = {
  id: 'stats',
  sorts: [],
  filters: { periode: PERIODES, from: 'day', to: 'day', idMoniteur: 'id', idPermi: 'id' },
} as const

/** The period and scope of the dashboard: kept in its address, and passed to all statistics through the store. */
export function useStatsChoice() {
  const list = useListState(OPTIONS)
  const { today } = useSchool()
  const dispatch = useAppDispatch()
  const { periode, from, to, idMoniteur, idPermi } = list.filters
  const asked = useMemo(
    () => askedOf({ periode, from, to, idMoniteur, idPermi }, today),
    [periode, from, to, idMoniteur, idPermi, today],
  )
  useEffect(() => {
    dispatch(statsAsked(asked))
  }, [dispatch, asked])
  // Cleared only when the page is left: between two periods the charts stay.
  useEffect(
    () => () => {
      dispatch(statsAsked(null))
    },
    [dispatch],
  )
  return { filters: list.filters, setFilters: list.setFilters, asked, faults: faultsOf(list.filters) }
}

export type StatsChoiceState = ReturnType<typeof useStatsChoice>
