import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The months and days of the charts in the language shown, and the periods that can be chosen. */
export function useLabels() {
  const { t, i18n } = useTranslation('demoDashboard')
  const { language } = i18n
  return useMemo(() => {
    const named = (count: number, style: Intl.DateTimeFormatOptions, dayOf: (index: number) => Date) => {
      const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
      return Array.from({ length: count }, (_, index) => format.format(dayOf(index)))
    }
    return {
      months: (count: number) => named(count, { month: 'short' }, (index) => new Date(Date.UTC(2026, index, 1))),
      // The first of June 2026 is a Monday.
      days: named(7, { weekday: 'short' }, (index) => new Date(Date.UTC(2026, 5, 1 + index))),
      periods: [t('period.days'), t('period.month'), t('period.year')],
    }
  }, [language, t])
}
