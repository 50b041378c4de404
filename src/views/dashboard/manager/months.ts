import type { PlateformeStats } from '@contract/stats/utilisation'
import { formatDay } from '@core/format/date'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

/** How many months the charts show. */
export const SPANS = [3, 6, 12] as const
export type Span = (typeof SPANS)[number]
const PARAM = 'mois'
const USUAL: Span = 12

/** The number of months, kept in the address. */
export function useSpan() {
  const [search, setSearch] = useSearchParams()
  const span = SPANS.find((one) => String(one) === search.get(PARAM)) ?? USUAL
  const choose = (next: Span) =>
    setSearch(
      (params) => {
        if (next === USUAL) params.delete(PARAM)
        else params.set(PARAM, String(next))
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  return { span, choose }
}

export type Month = PlateformeStats['mois'][number]

/** The name of a month, `nov. 26`. */
export function useMonthName() {
  const { i18n } = useTranslation()
  return useCallback((mois: string) => formatDay(`${mois}-01`, i18n.language, 'monthShort'), [i18n.language])
}
