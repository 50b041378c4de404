import { addDays, weekday } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import type { Plage } from '@contract/planning/openingHours'

/** Hours in which lessons may begin when the school has set none. */
const USUAL_DAY = { debut: '07:00', fin: '21:00' }

/** The hours of one day, with adjoining spans merged. */
function hoursOf(horaires: readonly Plage[], jour: number): { debut: string; fin: string }[] {
  if (horaires.length === 0) return [USUAL_DAY]
  const spans: { debut: string; fin: string }[] = []
  const today = horaires.filter((plage) => plage.jour === jour).sort((a, b) => (a.debut < b.debut ? -1 : 1))
  for (const { debut, fin } of today) {
    const last = spans.at(-1)
    if (last && debut <= last.fin) last.fin = fin > last.fin ? fin : last.fin
    else spans.push({ debut, fin })
  }
  return spans
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

export interface Grid {
  /** Days, both included. */
  from: string
  to: string
  /** Minutes between two starts, counted from the opening. */
  step: number
}

/** The starts at which a lesson may be offered: every `step` minutes while the school is open. */
export function* gridOf({ from, to, step }: Grid, horaires: readonly Plage[], pays: Pays): Generator<string> {
  let last = ''
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const { debut, fin } of hoursOf(horaires, weekday(day))) {
      for (let minute = minuteOf(debut); minute < minuteOf(fin); minute += step) {
        const start = momentOf({ day, time: timeOf(minute) }, pays).toISOString()
        // A time skipped by the clock change equals the one after it, which follows anyway.
        if (start <= last) continue
        last = start
        yield start
      }
    }
  }
}
