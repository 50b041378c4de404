import { dayOf, toWall } from '@contract/clock/wall'
import { paths } from '@src/configs/paths'

/** Where the calendar shows a lesson or an exam: on its day, its details open. */
export function eventPath({ idEvenement, start }: { idEvenement: number; start: string }, zone: string): string {
  const place = new URLSearchParams({ evenement: String(idEvenement), jour: dayOf(toWall(start, zone)) })
  return `${paths.calendrier}?${place}`
}
