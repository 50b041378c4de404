import { weekday } from '@contract/clock/days'
import { addWallMinutes, dayOf, timeOf, type Wall, wallAt } from '@contract/clock/wall'
import { closedReason, nextOpenDay, type Opening } from '../calendar/hours/opening'

const USUAL = '09:00'
const STEP = 30
/** A day without opening hours. */
const WAKING = { debut: '06:00', fin: '24:00' }

interface Usual {
  jour: string
  start: string
}

/** The first start on a day, not before `from`, whose lesson ends before the school closes. */
function firstStart({ horaires, dureeMinutes }: Opening, jour: string, from: string): string | undefined {
  const plages = horaires.length > 0 ? horaires.filter((one) => one.jour === weekday(jour)) : [WAKING]
  return plages
    .map(({ debut, fin }) => ({ start: debut > from ? debut : from, fin }))
    .filter(({ start, fin }) => addWallMinutes(wallAt(jour, start), dureeMinutes) <= wallAt(jour, fin))
    .map(({ start }) => start)
    .sort()[0]
}

/** The usual start in the morning of a day, as far as the school is open then. */
const morningOf = (opening: Opening, jour: string): Usual => ({
  jour,
  start: firstStart(opening, jour, USUAL) ?? firstStart(opening, jour, '00:00') ?? USUAL,
})

/**
 * The default start of a lesson: in the morning; today, at the next half hour that can still be booked, else on the
 * next open day.
 */
export function usualStart(jour: string, now: Wall, opening: Opening): Usual {
  if (dayOf(now) !== jour) return morningOf(opening, jour)
  const next = addWallMinutes(`${now.slice(0, 16)}:00`, STEP - (Number(now.slice(14, 16)) % STEP))
  const start =
    dayOf(next) === jour && !closedReason(opening, jour) ? firstStart(opening, jour, timeOf(next)) : undefined
  return start ? { jour, start } : morningOf(opening, nextOpenDay(opening, jour) ?? jour)
}
