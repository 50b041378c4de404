import { changeBetween, dayOf, timeOf, toWall } from '@contract/clock/wall'
import { type Evenement, freeSeats, isExam, type Statut } from '@contract/planning/evenement'
import { formatDay } from '@core/format/date'
import { inRow } from '@core/format/inRow'

/** Inputs of the texts about an event. */
export interface Words {
  t: (key: string, values?: Record<string, string | number>) => string
  language: string
  zone: string
  /** A user who sees only their own events needs no name on them: the kind is shown instead. */
  isOwn?: boolean
  /** An instructor sees only their own lessons: their name is omitted. */
  isTeacher?: boolean
}

/** The state of an event: its status, or OVERDUE for a past planned hour that must be attested. */
export type Standing = Statut | 'OVERDUE'

export function standingOf({ status, end }: Evenement, now: string): Standing {
  return status === 'PLANNED' && end < now ? 'OVERDUE' : status
}

/** Whether a past lesson still has no answer; exams wait for a result. */
export const isDue = (event: Evenement, now: string): boolean =>
  event.status === 'PLANNED' && event.end <= now && !isExam(event.extendedProps.calendar)

/** « 4 places libres » of a room, « Complet », null where no seats are counted or the hour is over. */
export function seatsWord(event: Evenement, now: string, { t }: Words): string | null {
  const free = standingOf(event, now) === 'PLANNED' ? freeSeats(event) : null
  if (free === null) return null
  return free === 0 ? t('evenement:places.none') : t('evenement:places.free', { count: free })
}

function wordOf({ extendedProps: { calendar } }: Evenement, standing: Standing, t: Words['t']): string | null {
  if (standing === 'SUCCESS' && !isExam(calendar)) return t('evenement:standing.attested')
  if (standing === 'OVERDUE') return t(isExam(calendar) ? 'evenement:standing.noResult' : 'evenement:standing.overdue')
  return null
}

/** The state on a badge, in the customer's wording in capitals; an hour is attested, an exam passed. */
export const standingWord = (event: Evenement, standing: Standing, { t }: Words): string =>
  wordOf(event, standing, t) ?? t(`evenement:statut.${standing}`)

/** The state in sentences, lists and files. */
export const standingText = (event: Evenement, standing: Standing, { t }: Words): string =>
  wordOf(event, standing, t) ?? t(`evenement:statutWord.${standing}`)

export const kindWord = ({ extendedProps }: Evenement, { t }: Words) =>
  t(`evenement:calendar.${extendedProps.calendar}`)

/** The short title of an event. */
export const titleOf = (event: Evenement, words: Words) => (words.isOwn ? kindWord(event, words) : event.title)

/**
 * `09:00 – 10:00`, in the school's time zone. Across a change of the clocks both times get the season (winter or summer
 * time), because the end could seem to come before the start.
 */
export function timesWord({ start, end }: Pick<Evenement, 'start' | 'end'>, { t, zone }: Words): string {
  const from = timeOf(toWall(start, zone))
  const to = timeOf(toWall(end, zone))
  const change = changeBetween(start, end, zone)
  return change ? t(`evenement:clock.${change}`, { from, to }) : `${from} – ${to}`
}

/** `lun. 23 nov. 2026, 09:00 – 10:00`. */
export const whenWord = (span: Pick<Evenement, 'start' | 'end'>, words: Words) =>
  inRow([formatDay(dayOf(toWall(span.start, words.zone)), words.language), timesWord(span, words)], words.language)

/** All visible information as one sentence: what, who, when, with whom, state. */
export function spokenName(event: Evenement, now: string, words: Words): string {
  const { moniteur, vehicule, serie, lieu } = event.extendedProps
  const { t } = words
  const parts = [
    kindWord(event, words),
    !words.isOwn && event.title,
    whenWord(event, words),
    moniteur && t('evenement:spoken.moniteur', { nom: moniteur }),
    vehicule && t('evenement:spoken.vehicule', { nom: vehicule }),
    lieu,
    seatsWord(event, now, words),
    serie && t('evenement:spoken.serie'),
    standingText(event, standingOf(event, now), words),
  ]
  return inRow(parts, words.language)
}
