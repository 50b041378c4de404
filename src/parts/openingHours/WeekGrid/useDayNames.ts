import { dateFormat } from '@core/format/locale'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { JOURS } from './week'

/** The short and long names of the days in the current language, by number: 1 is Monday. */
export function useDayNames() {
  const { i18n } = useTranslation()
  return useMemo(() => {
    // The fifth of January 1970 was a Monday.
    const name = (jour: number, weekday: 'short' | 'long') =>
      dateFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 4 + jour)))
    const names = (weekday: 'short' | 'long') => new Map(JOURS.map((jour) => [jour as number, name(jour, weekday)]))
    const long = names('long')
    const short = names('short')
    return { long: (jour: number) => long.get(jour) ?? '', short: (jour: number) => short.get(jour) ?? '' }
  }, [i18n.language])
}
