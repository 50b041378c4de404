import { addWallMinutes, dayOf, timeOf, type Wall } from '@contract/clock/wall'

const USUAL = '09:00'

/** The default start of a lesson: in the morning; today, at the next half hour. */
export function usualStart(jour: string, now: Wall): string {
  if (dayOf(now) !== jour) return USUAL
  const minutes = Number(now.slice(14, 16))
  const next = addWallMinutes(`${now.slice(0, 16)}:00`, 30 - (minutes % 30))
  return dayOf(next) === jour && timeOf(next) > '06:00' ? timeOf(next) : USUAL
}
