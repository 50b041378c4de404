import { toWall } from '@contract/clock/wall'
import type { CalendarOptions } from '@fullcalendar/core'
import type { Vue } from '@src/parts/evenement/calendar/views'
import type { Words } from '@src/parts/evenement/eventWords'
import { type Column, type ColumnKind, FIRST_COLUMN_DAY } from './columns'
import { contentOf, type InitialsOf, nameElement } from './eventContent'
import type { Hours } from './fit/fold'
import { stripLook } from './fit/stripLook'
import { type Heading, headings } from './headings'

interface Look extends Pick<Heading, 'closures' | 'away' | 'thin'> {
  words: Words
  side: ColumnKind | null
  columns: readonly Column[]
  vue: Vue
  /** The number of days of a list. */
  length: number
  isToday: boolean
  hours: Hours
  initialsOf: InitialsOf
  /** The browser's text size, relative to the usual one. */
  scale: number
}

/** The height of a line of text in an event, at the usual text size. */
const EVENT_LINE = 22

/** The static options of the drawing: days, hours and texts. */
export function gridLook(look: Look): CalendarOptions {
  const { words, vue, side, columns, length, isToday } = look
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
    allDayText: words.t('evenement:leave.allDay'),
    // One line per drag step: the library drags by the middle of a line, so between two steps it would round
    // unpredictably.
    slotDuration: '00:15:00',
    snapDuration: '00:15:00',
    // The library would label hours from the first line, which may be a strip: only full hours are labelled.
    slotLabelInterval: '00:15:00',
    slotLabelFormat: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    slotLabelContent: ({ date, text }) => (date.getUTCMinutes() === 0 ? text : ''),
    eventTimeFormat: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    slotEventOverlap: false,
    eventMinHeight: EVENT_LINE * look.scale,
    dayMaxEvents: false,
    // The height of a line is set by the style sheet.
    expandRows: vue === 'mois',
    eventOrder: 'start,last,place',
    eventInteractive: true,
    selectMirror: true,
    longPressDelay: 350,
    dragRevertDuration: 0,
    views: {
      columns: { type: 'timeGrid', duration: { days: Math.max(1, columns.length) } },
      timeGridWeek: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
      timeGridDay: { dayHeaderFormat: { weekday: 'long', day: 'numeric', month: 'long' } },
      days: {
        type: 'list',
        duration: { days: length },
        listDayFormat: { weekday: 'long', day: 'numeric', month: 'long' },
        listDaySideFormat: false,
      },
    },
    // Headings of a list's columns, for screen readers only.
    timeHint: words.t('evenement:hint.time'),
    eventHint: words.t('evenement:hint.event'),
    ...headings(look),
    ...stripLook(look.hours, words),
    eventContent: (content) => contentOf(content, look),
    eventDidMount: nameElement,
    eventMouseEnter: ({ el }) => nameFully(el),
  }
}

/** The full text of an event as a tooltip on hover; not earlier, because screen readers would read it twice. */
function nameFully(element: HTMLElement): void {
  const name = element.querySelector('.visually-hidden')?.textContent
  if (name) element.title = name
}
