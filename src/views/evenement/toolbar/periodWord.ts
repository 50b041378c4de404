import { addDays } from '@contract/clock/days'
import { formatDay, withFirst } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import type { Days, Vue } from '@src/parts/evenement/calendar/views'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** The displayed period: `novembre 2026`, `23–29 nov. 2026`, `lun. 23 nov. 2026`. */
export function periodWord(vue: Vue, { jour, days }: { jour: string; days: Days }, language: string): string {
  if (vue === 'mois') {
    const word = dateFormat(language, MONTH).format(utc(jour))
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  if (vue === 'semaine' || vue === 'liste') {
    const { from, to } = days
    return withFirst(dateFormat(language, DAY).formatRange(utc(from), utc(addDays(to, -1))), language)
  }
  return formatDay(jour, language)
}
