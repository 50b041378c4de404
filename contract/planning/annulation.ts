import { addMinutes } from '../clock/moments'

/** Whether cancelling an event now counts as late: fewer than `annulationHeures` hours before its start. */
export const isLateToCancel = (start: string, now: string, annulationHeures: number): boolean =>
  addMinutes(now, annulationHeures * 60) > start
