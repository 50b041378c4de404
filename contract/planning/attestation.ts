import { addMinutes, minutesBetween } from '../clock/moments'
import { type Calendar, isExam } from './evenement'

/** Minutes before its planned start at which a lesson may begin: an earlier start is another lesson or a mistake. */
export const EARLY_MINUTES = 30
/** The earliest moment at which a lesson may be marked as begun. */
export const earliestBegin = (start: string): string => addMinutes(start, -EARLY_MINUTES)

/**
 * The maximum number of minutes that can be attested: twice the planned length. A longer lesson must first be changed
 * in the calendar, where nobody is booked twice. A typing mistake would otherwise be paid and used up at once.
 */
export const mostMinutes = ({ start, end }: { start: string; end: string }): number => 2 * minutesBetween(start, end)

/** The maximum number of minutes that a school may wait for a late candidate. */
export const MAX_RETARD_MINUTES = 60
/**
 * The moment from which an absence may be recorded: a candidate who is only late has not missed the lesson. Exams have
 * no such grace period.
 */
export const earliestMiss = (calendar: Calendar, start: string, retardMinutes: number): string =>
  isExam(calendar) ? start : addMinutes(start, retardMinutes)

/** Hours during which instructors may undo their own answer; later only the desk can. */
export const UNDO_HOURS = 24
/** Whether an answer is recent enough for its author to undo it. */
export const isRecentAnswer = (attesteLe: string | null, now: string): boolean =>
  attesteLe !== null && now < addMinutes(attesteLe, UNDO_HOURS * 60)
