import { addDays, addMonths, firstOfMonth, yearOf } from '@contract/clock/days'
import { useListState } from '@core/table/useListState'
import { useSchool } from '@src/redux/session/useSchool'

/**
 * The periods to choose from. The default is long enough for a quarterly bill, and recent enough for today's prices.
 */
export const COUT_PERIODES = ['trimestre', 'mois', 'annee', 'an'] as const
export const USUAL_PERIODE = 'trimestre'
type CoutPeriode = (typeof COUT_PERIODES)[number]

const FIRST_DAY: Record<CoutPeriode, (today: string) => string> = {
  an: (today) => addDays(addMonths(today, -12), 1),
  trimestre: (today) => addDays(addMonths(today, -3), 1),
  annee: (today) => `${yearOf(today)}-01-01`,
  mois: firstOfMonth,
}

const OPTIONS = { id: 'cout', sorts: [], filters: { periode: COUT_PERIODES, idPermi: 'id' } } as const

/** The period and the licence whose prices are shown, kept in the address. */
export function useCoutChoice() {
  const list = useListState(OPTIONS)
  const { today } = useSchool()
  const periode = list.filters.periode ?? USUAL_PERIODE
  const idPermi = list.filters.idPermi ? Number(list.filters.idPermi) : null
  return { periode, idPermi, period: { from: FIRST_DAY[periode](today), to: today }, setFilters: list.setFilters }
}
