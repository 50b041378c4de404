import { monthOf } from '@contract/clock/days'
import { formatDay } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/

/** Month names in the current language: `novembre 2026`, `nov. 2026`. */
export function useMonthWords() {
  const { i18n } = useTranslation()
  const inFull = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return {
    long: (mois: string) => dateFormat(i18n.language, inFull).format(new Date(`${mois}-01T00:00:00Z`)),
    short: (mois: string) => formatDay(`${mois}-01`, i18n.language, 'month'),
  }
}

/** The displayed month, kept in the address; the current one by default. */
export function useMonth() {
  const { today } = useSchool()
  const [search, setSearch] = useSearchParams()
  const named = search.get('mois') ?? ''
  const current = monthOf(today)
  const mois = MONTH.test(named) ? named : current
  const setMois = (next: string) =>
    setSearch(
      (params) => {
        if (next === current) params.delete('mois')
        else params.set('mois', next)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  return { mois, current, setMois }
}
