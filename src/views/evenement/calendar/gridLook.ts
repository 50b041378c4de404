import { drawnWall, toWall } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'
import type { CalendarOptions, EventContentArg, EventMountArg } from '@fullcalendar/core'
import { type Drawing, eventHtml } from '@src/parts/evenement/calendar/eventHtml'
import type { Vue } from '@src/parts/evenement/calendar/views'
import { type Words, whenWord } from '@src/parts/evenement/eventWords'
import { type Column, type ColumnKind, columnAt, FIRST_COLUMN_DAY } from './columns'
import type { DayRest } from './monthCap'

interface Look {
  words: Words
  side: ColumnKind | null
  columns: readonly Column[]
  vue: Vue
  /** How many days a list shows. */
  length: number
  isToday: boolean
}

const DRAWINGS: Record<Vue, Drawing> = {
  mois: 'month',
  semaine: 'time',
  jour: 'time',
  liste: 'list',
  moniteurs: 'time',
  vehicules: 'time',
}

/** The event that an element of the library stands for. */
export const eventOf = (props: Record<string, unknown>): Evenement | undefined =>
  // Put there by ourselves; the library keeps what it does not know.
  props.evenement as Evenement | undefined
/** What counts the events that are not shown. */
export const restOf = (props: Record<string, unknown>): DayRest | undefined => props.rest as DayRest | undefined

/** `12 autres`, and on a phone `+12`; in a week `+12`, and for screen readers when. */
function restHtml({ count, span }: DayRest, words: Words): string {
  const long = words.t('evenement:rest', { count })
  if (!span) return `<span class="rest-long">${long}</span><span class="rest-short">+${count}</span>`
  return `<span class="visually-hidden">${long}, ${whenWord(span, words)}</span><span class="rest-stack" aria-hidden="true">+${count}</span>`
}

function contentOf({ event }: EventContentArg, { words, side, vue }: Look) {
  if (event.display === 'background') return { html: `<span class="closed-word"></span>` }
  const rest = restOf(event.extendedProps)
  if (rest) return { html: restHtml(rest, words) }
  const evenement = eventOf(event.extendedProps)
  if (!evenement) return event.title
  return { html: eventHtml(evenement, DRAWINGS[vue], { now: new Date().toISOString(), words, columns: side }) }
}

/** Tells screen readers that an event is pressed, and the page which event an element is. */
function nameElement({ el, event }: EventMountArg) {
  if (event.display === 'background') {
    if (event.title) el.title = event.title
    return
  }
  const pressed = el.querySelector<HTMLElement>('.ev-open') ?? el
  if (pressed === el) el.setAttribute('role', 'button')
  pressed.dataset.evenement = event.id
  const rest = restOf(event.extendedProps)
  // After the events of its time, on the way of the arrows.
  if (rest) pressed.dataset.start = `${rest.span?.start ?? rest.day}~`
}

/** What stands still in the drawing: its days, hours and texts. */
export function gridLook(look: Look): CalendarOptions {
  const { words, side, columns, length, isToday } = look
  const now = () => toWall(new Date().toISOString(), words.zone)
  const sideNow = () => (isToday ? `${FIRST_COLUMN_DAY}${now().slice(10)}` : '2000-01-01T00:00:00')
  return {
    timeZone: 'UTC',
    now: side ? sideNow : now,
    nowIndicator: !side || isToday,
    firstDay: 1,
    fixedWeekCount: false,
    headerToolbar: false,
    defaultRangeSeparator: ' – ',
    allDaySlot: false,
    // A line for each step: the library drags by the middle of the line, and between two steps it would round at random.
    slotDuration: '00:15:00',
    snapDuration: '00:15:00',
    slotLabelInterval: '01:00:00',
    slotLabelFormat: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    eventTimeFormat: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    slotEventOverlap: false,
    eventMinHeight: 22,
    dayMaxEvents: false,
    expandRows: true,
    eventOrder: 'start,last,title',
    eventInteractive: true,
    selectMirror: true,
    longPressDelay: 350,
    dragRevertDuration: 0,
    views: {
      columns: {
        type: 'timeGrid',
        duration: { days: Math.max(1, columns.length) },
        dayHeaderContent: ({ date }: { date: Date }) => columns[columnAt(drawnWall(date))]?.nom ?? '',
      },
      timeGridWeek: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
      timeGridDay: { dayHeaderFormat: { weekday: 'long', day: 'numeric', month: 'long' } },
      days: {
        type: 'list',
        duration: { days: length },
        listDayFormat: { weekday: 'long', day: 'numeric', month: 'long' },
        listDaySideFormat: false,
      },
    },
    navLinkHint: (text: string) => words.t('evenement:dayHint', { jour: text }),
    eventContent: (content) => contentOf(content, look),
    eventDidMount: nameElement,
  }
}
