import { paths } from '@src/configs/paths'
import { dayOf, toWall } from '../evenement/calendar/wallClock'

/** Where the calendar shows a lesson or an exam: on its day, its details open. */
export function eventPath({ idEvenement, start }: { idEvenement: number; start: string }, zone: string): string {
  const place = new URLSearchParams({ evenement: String(idEvenement), jour: dayOf(toWall(start, zone)) })
  return `${paths.calendrier}?${place}`
}
