import { addMinutes } from '../clock/moments'

/** So long before its hour a lesson may begin, in minutes: sooner it is another lesson, or a slip of the thumb. */
export const AVANCE_MINUTES = 30
/** The moment from which a lesson may be said to begin. */
export const earliestBegin = (start: string): string => addMinutes(start, -AVANCE_MINUTES)

/** So long whoever teaches may take back what they said of a lesson, in hours; later the desk does. */
export const REPRISE_HEURES = 24
/** Whether an answer is recent enough for whoever gave it to take it back. */
export const isRecentAnswer = (attesteLe: string | null, now: string): boolean =>
  attesteLe !== null && now < addMinutes(attesteLe, REPRISE_HEURES * 60)
