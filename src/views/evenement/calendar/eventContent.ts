import type { Evenement } from '@contract/planning/evenement'
import { inRow } from '@core/format/inRow'
import type { EventContentArg, EventMountArg } from '@fullcalendar/core'
import { type Drawing, escaped, eventHtml } from '@src/parts/evenement/calendar/eventHtml'
import type { Vue } from '@src/parts/evenement/calendar/views'
import { type Words, whenWord } from '@src/parts/evenement/eventWords'
import type { ColumnKind } from './columns'
import type { DayRest } from './fit/monthCap'

export type InitialsOf = (id: number, nom: string) => string

interface ContentLook {
  words: Words
  side: ColumnKind | null
  vue: Vue
  initialsOf: InitialsOf
}

const DRAWINGS: Record<Vue, Drawing> = {
  mois: 'month',
  semaine: 'time',
  jour: 'time',
  liste: 'list',
  moniteurs: 'time',
  vehicules: 'time',
}

/** The event of a library element. */
export const eventOf = (props: Record<string, unknown>): Evenement | undefined =>
  // Set by us; the library keeps unknown properties.
  props.evenement as Evenement | undefined
/** The count of hidden events of a library element. */
export const restOf = (props: Record<string, unknown>): DayRest | undefined => props.rest as DayRest | undefined
/** Whether the heading of its column says what a closed part of the grid says. */
const isInHeading = (props: Record<string, unknown>) => props.isInHeading === true

/** `12 autres`, and on a phone `+12`; in a week `+12`, a button that opens the list of its time. */
function restHtml({ count, span }: DayRest, words: Words): string {
  const long = words.t('evenement:rest', { count })
  if (!span) return `<span class="rest-long">${long}</span><span class="rest-short">+${count}</span>`
  // The library's own class, by which it knows that no lesson is drawn here.
  return `<button type="button" class="rest-stack fc-more-link"><span class="visually-hidden">${inRow([long, whenWord(span, words)], words.language)}</span><span aria-hidden="true">+${count}</span></button>`
}

/** The word in a closed day: where there is no room for it, for screen readers alone, and once for all its days. */
function closedHtml({ event, isStart }: EventContentArg, { side, vue }: ContentLook): string {
  const text = escaped(event.title)
  if (!side && vue !== 'mois') return `<span class="closed-word">${text}</span>`
  return isStart && !isInHeading(event.extendedProps) ? `<span class="visually-hidden">${text}</span>` : ''
}

export function contentOf(content: EventContentArg, contentLook: ContentLook) {
  const { event } = content
  const { words, side, vue, initialsOf } = contentLook
  const rest = restOf(event.extendedProps)
  if (rest) return { html: restHtml(rest, words) }
  if (event.display === 'background') return { html: closedHtml(content, contentLook) }
  const evenement = eventOf(event.extendedProps)
  if (!evenement) return event.title
  const look = { now: new Date().toISOString(), words, columns: side, initialsOf }
  return { html: eventHtml(evenement, DRAWINGS[vue], look) }
}

/** Gives an event's element its role and label for screen readers, and its id for the page. */
export function nameElement({ el, event }: EventMountArg) {
  const rest = restOf(event.extendedProps)
  // What can be pressed is a lesson or a count: closures and leave only say something.
  if (!rest && !eventOf(event.extendedProps)) {
    if (event.display === 'background' && event.title) el.title = event.title
    return
  }
  const pressed = el.querySelector<HTMLElement>('.ev-open, .rest-stack') ?? el
  if (pressed === el) el.setAttribute('role', 'button')
  pressed.dataset.evenement = event.id
  // After the events of its time in arrow-key order.
  if (rest) pressed.dataset.start = `${rest.span?.start ?? rest.day}~`
}
