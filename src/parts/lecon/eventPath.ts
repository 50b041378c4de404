import { dayOf, toWall } from '@contract/clock/wall'
import { paths } from '@src/configs/paths'

/** The calendar's address of a lesson or an exam: its day, with its details open. */
export function eventPath({ idEvenement, start }: { idEvenement: number; start: string }, zone: string): string {
  const place = new URLSearchParams({ evenement: String(idEvenement), jour: dayOf(toWall(start, zone)) })
  return `${paths.calendrier}?${place}`
}
