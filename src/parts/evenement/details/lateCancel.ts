const HOUR_MS = 3_600_000

/** Whether it is too near an event to cancel it without its counting as late. The server decides; this says it before. */
export const isLateToCancel = (start: string, annulationHeures: number): boolean =>
  Date.now() + annulationHeures * HOUR_MS > Date.parse(start)
