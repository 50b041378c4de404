import { addMinutes } from '../clock/moments'

/** Whether it is too near an event to cancel it without its counting as late: from so many hours before it on. */
export const isLateToCancel = (start: string, now: string, annulationHeures: number): boolean =>
  addMinutes(now, annulationHeures * 60) > start
