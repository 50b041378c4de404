import { today } from '@core/format/date'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const DAY_MS = 86_400_000

/** The current month, 0 to 11. */
export const thisMonth = () => Number(today().slice(5, 7)) - 1

/** The months, weeks and days of the charts in the current language, and the periods to choose from. */
export function useLabels() {
  const { t, i18n } = useTranslation('demoDashboard')
  const { language } = i18n
  return useMemo(() => {
    const named = (count: number, style: Intl.DateTimeFormatOptions, dayOf: (index: number) => Date) => {
      const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
      return Array.from({ length: count }, (_, index) => format.format(dayOf(index)))
    }
    return {
      /** The first months of a year. */
      months: (count: number) => named(count, { month: 'short' }, (index) => new Date(Date.UTC(2026, index, 1))),
      /** The months up to the current one. */
      lastMonths: (count: number) =>
        named(count, { month: 'short' }, (index) => new Date(Date.UTC(2026, thisMonth() + 1 - count + index, 1))),
      /** The days up to today. */
      lastDays: (count: number) =>
        named(count, { weekday: 'short' }, (index) => new Date(Date.parse(today()) + (index + 1 - count) * DAY_MS)),
      weeks: (count: number) => Array.from({ length: count }, (_, index) => t('week', { number: index + 1 })),
      // 1 June 2026 is a Monday.
      days: named(7, { weekday: 'short' }, (index) => new Date(Date.UTC(2026, 5, 1 + index))),
      periods: [t('period.days'), t('period.month'), t('period.year')],
    }
  }, [language, t])
}
