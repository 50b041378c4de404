import { changeBetween, dayOf, timeOf, toWall } from '@contract/clock/wall'
import { type Evenement, isExam, type Statut } from '@contract/planning/evenement'
import { formatDay } from '@core/format/date'

/** What the words of an event are made with. */
export interface Words {
  t: (key: string, values?: Record<string, string | number>) => string
  language: string
  zone: string
  /** Who sees its own events alone needs no name on them: their kind says more. */
  isOwn?: boolean
  /** Who teaches sees its own lessons alone: its name on each of them says nothing. */
  isTeacher?: boolean
}

/** How an event stands, beyond its status: a planned hour that is over waits to be attested. */
export type Standing = Statut | 'OVERDUE'

export function standingOf({ status, end }: Evenement, now: string): Standing {
  return status === 'PLANNED' && end < now ? 'OVERDUE' : status
}

/** A lesson that is over and that nobody has answered for; exams wait for a result. */
export const isDue = (event: Evenement, now: string): boolean =>
  event.status === 'PLANNED' && event.end <= now && !isExam(event.extendedProps.calendar)

function wordOf({ extendedProps: { calendar } }: Evenement, standing: Standing, t: Words['t']): string | null {
  if (standing === 'SUCCESS' && !isExam(calendar)) return t('evenement:standing.attested')
  if (standing === 'OVERDUE') return t(isExam(calendar) ? 'evenement:standing.noResult' : 'evenement:standing.overdue')
  return null
}

/** An hour is attested, an exam passed: on a pill, which shows the customer's word in capitals. */
export const standingWord = (event: Evenement, standing: Standing, { t }: Words): string =>
  wordOf(event, standing, t) ?? t(`evenement:statut.${standing}`)

/** The same in sentences, lists and files. */
export const standingText = (event: Evenement, standing: Standing, { t }: Words): string =>
  wordOf(event, standing, t) ?? t(`evenement:statutWord.${standing}`)

export const kindWord = ({ extendedProps }: Evenement, { t }: Words) =>
  t(`evenement:calendar.${extendedProps.calendar}`)

/** What an event is called at a glance. */
export const titleOf = (event: Evenement, words: Words) => (words.isOwn ? kindWord(event, words) : event.title)

/** `09:00 – 10:00`, on the school's clock. Over a change of the clock both times are named, or it might end before it begins. */
export function timesWord({ start, end }: Pick<Evenement, 'start' | 'end'>, { t, zone }: Words): string {
  const from = timeOf(toWall(start, zone))
  const to = timeOf(toWall(end, zone))
  const change = changeBetween(start, end, zone)
  return change ? t(`evenement:clock.${change}`, { from, to }) : `${from} – ${to}`
}

/** `lun. 23 nov. 2026, 09:00 – 10:00`. */
export const whenWord = (span: Pick<Evenement, 'start' | 'end'>, words: Words) =>
  `${formatDay(dayOf(toWall(span.start, words.zone)), words.language)}, ${timesWord(span, words)}`

/** All that the drawing says, in the order in which one asks: what, who, when, with whom, how it stands. */
export function spokenName(event: Evenement, now: string, words: Words): string {
  const { moniteur, vehicule, serie, lieu } = event.extendedProps
  const { t } = words
  return [
    kindWord(event, words),
    !words.isOwn && event.title,
    whenWord(event, words),
    moniteur && t('evenement:spoken.moniteur', { nom: moniteur }),
    vehicule && t('evenement:spoken.vehicule', { nom: vehicule }),
    lieu,
    serie && t('evenement:spoken.serie'),
    standingText(event, standingOf(event, now), words),
  ]
    .filter(Boolean)
    .join(', ')
}
