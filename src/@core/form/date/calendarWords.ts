import { formatDay } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The library uses dates in the device's time zone; they never leave the files that draw a calendar. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const two = (number: number) => String(number).padStart(2, '0')
export const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** Labels of the calendar: the library's own are English, or need a date library for each language. */
export function useCalendarWords() {
  const { t, i18n } = useTranslation('common')
  const { language } = i18n
  return useMemo(() => {
    const long = (date: Date) => formatDay(dayOf(date), language, 'long')
    const month = (date: Date, options: Intl.DateTimeFormatOptions) => dateFormat(language, options).format(date)
    return {
      lang: language,
      formatters: {
        formatWeekdayName: (date: Date) => month(date, { weekday: 'short' }).replace('.', ''),
        formatMonthDropdown: (date: Date) => month(date, { month: 'long' }),
        formatCaption: (date: Date) => month(date, { month: 'long', year: 'numeric' }),
      },
      labels: {
        labelDayButton: (date: Date, { today: isToday }: { today?: boolean }) =>
          isToday ? t('calendar.today', { day: long(date) }) : long(date),
        labelGrid: (date: Date) => month(date, { month: 'long', year: 'numeric' }),
        labelMonthDropdown: () => t('calendar.month'),
        labelYearDropdown: () => t('calendar.year'),
        labelPrevious: () => t('calendar.previous'),
        labelNext: () => t('calendar.next'),
        labelWeekday: (date: Date) => month(date, { weekday: 'long' }),
      },
    }
  }, [t, language])
}
