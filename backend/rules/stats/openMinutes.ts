import { addDays, weekday } from '@contract/clock/days'
import type { Plage } from '@contract/planning/openingHours'
import type { Periode } from '@contract/stats/periode'

type Span = Pick<Plage, 'debut' | 'fin'>

const HOUR_MINUTES = 60
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * HOUR_MINUTES + minutes
}

const overlap = (one: Span, other: Span): number =>
  Math.max(
    0,
    Math.min(minutesOf(one.fin), minutesOf(other.fin)) - Math.max(minutesOf(one.debut), minutesOf(other.debut)),
  )

const WHOLE_DAY: readonly Span[] = [{ debut: '00:00', fin: '24:00' }]

interface Week {
  /** The hours of the school and of one instructor; an empty list does not limit the other. */
  ecole: readonly Plage[]
  own: readonly Plage[]
}

/** Minutes of a weekday in which school and instructor are both open. */
function minutesOn({ ecole, own }: Week, jour: number): number {
  const spansOf = (plages: readonly Plage[]) =>
    plages.length === 0 ? WHOLE_DAY : plages.filter((plage) => plage.jour === jour)
  return spansOf(ecole).reduce((sum, one) => spansOf(own).reduce((part, other) => part + overlap(one, other), sum), 0)
}

/** Days off, both included. */
interface Off {
  debut: string
  fin: string
}

const isOff = (day: string, offs: readonly Off[]) => offs.some(({ debut, fin }) => debut <= day && day <= fin)

/** The days of a period on which a school is not closed. */
export function openDays({ from, to }: Periode, fermetures: readonly Off[]): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isOff(day, fermetures)) days.push(day)
  return days
}

/** Minutes in which lessons can be given on some days; null where nobody has set hours. */
export function openMinutes(days: readonly string[], week: Week, conges: readonly Off[]): number | null {
  if (week.ecole.length === 0 && week.own.length === 0) return null
  const byWeekday = Array.from({ length: 8 }, (_, jour) => (jour === 0 ? 0 : minutesOn(week, jour)))
  return days.reduce((sum, day) => (isOff(day, conges) ? sum : sum + (byWeekday[weekday(day)] ?? 0)), 0)
}
