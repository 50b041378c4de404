import { timeOf, toWall } from '@contract/clock/wall'
import { type Calendar, type Evenement, etapeOf, isExam } from '@contract/planning/evenement'
import { beside } from '@core/format/inRow'
import { keepPlates } from '@src/parts/vehicule/plate'
import { type Standing, seatsWord, spokenName, standingOf, timesWord, titleOf, type Words } from '../eventWords'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => ESCAPED[mark] ?? mark)

/** Paths of lucide icons as HTML: hundreds of events are drawn, and a React component for each would be slow. */
const ICONS = {
  exam: '<path d="M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0z"/><path d="M22 10v6"/><path d="M6 12.5V16a6 3 0 0 0 12 0v-3.5"/>',
  check: '<path d="M20 6 9 17l-5-5"/>',
  cross: '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>',
  absent: '<circle cx="12" cy="12" r="9"/><path d="M8 12h8"/>',
  alert: '<path d="M12 6v7"/><path d="M12 17.5v.01"/>',
  serie:
    '<path d="m17 2 4 4-4 4"/><path d="M3 11v-1a4 4 0 0 1 4-4h14"/><path d="m7 22-4-4 4-4"/><path d="M21 13v1a4 4 0 0 1-4 4H3"/>',
}
const MARKS: Partial<Record<Standing, keyof typeof ICONS>> = {
  SUCCESS: 'check',
  FAILED: 'cross',
  NO_SHOW: 'absent',
  CANCELLED: 'cross',
  OVERDUE: 'alert',
}

const icon = (name: keyof typeof ICONS) =>
  `<svg class="ev-icon ev-icon-${name}" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`

/** The CSS classes of an event: its kind, whether it is an exam, its state. */
export function eventClasses(event: Evenement, now: string): string[] {
  const { calendar } = event.extendedProps
  return ['ev', `ev-${colourOf(calendar)}`, `ev-is-${standingOf(event, now).toLowerCase()}`].concat(
    isExam(calendar) ? ['ev-exam'] : [],
  )
}

export const colourOf = (calendar: Calendar) => etapeOf(calendar)

/** The place where an event is drawn: in the time grid, in a cell of the month, in a line of the list. */
export type Drawing = 'time' | 'month' | 'list'

/** Inputs of an event's HTML besides the event. */
export interface CardLook {
  now: string
  words: Words
  /** In side-by-side views, the kind of the columns, whose names are not repeated on the events. */
  columns: 'moniteurs' | 'vehicules' | null
  /** Short initials of an instructor. */
  initialsOf: (id: number, nom: string) => string
}

/** `4521` of `Kia Picanto 187 TU 4521`: the digits that identify a car of the school. */
export const plateEnd = (vehicule: string): string => /(\d+)\D*$/.exec(vehicule)?.[1] ?? vehicule.slice(-4)

/** The instructor, unless the column or the reader's own account makes it obvious. */
const teacherOf = ({ extendedProps }: Evenement, { words, columns }: CardLook) =>
  columns === 'moniteurs' || words.isTeacher ? null : extendedProps.moniteur

const carOf = ({ extendedProps }: Evenement, { columns }: CardLook) =>
  columns === 'vehicules' ? null : extendedProps.vehicule

const inSpan = (name: string, text: string | null) =>
  text ? `<span class="${name}" dir="auto">${escaped(text)}</span>` : ''

/** The people and the vehicle, in full or abbreviated depending on the space. */
function companyHtml(event: Evenement, look: CardLook): string {
  const { idMoniteur, lieu, places, candidats } = event.extendedProps
  const seats = seatsWord(event, look.now, look.words)
  const [teacher, car] = [teacherOf(event, look), carOf(event, look)]
  const letters = teacher && idMoniteur !== null ? look.initialsOf(idMoniteur, teacher) : null
  const short = [inSpan('ev-who', letters), inSpan('ev-car', car ? plateEnd(car) : lieu)]
    .concat(inSpan('ev-seats', seats && `${candidats.length}/${places}`))
    .join('')
  const long = beside([seats, teacher, car, lieu], look.words.language)
  return `<span class="ev-few">${short}</span>${inSpan('ev-more', long)}`
}

function monthHtml(event: Evenement, title: string, marks: string, look: CardLook): string {
  const time = timeOf(toWall(event.start, look.words.zone))
  const teacher = teacherOf(event, look)
  const { idMoniteur } = event.extendedProps
  const letters = teacher && idMoniteur !== null ? look.initialsOf(idMoniteur, teacher) : null
  return `<span class="ev-line" aria-hidden="true"><span class="ev-time">${time}</span>${title}${marks}${inSpan('ev-who', letters)}</span>`
}

function listHtml(event: Evenement, title: string, marks: string, look: CardLook): string {
  const { words } = look
  const kind = words.isOwn ? null : words.t(`evenement:calendar.${event.extendedProps.calendar}`)
  const { vehicule, lieu } = event.extendedProps
  const more = [kind, seatsWord(event, look.now, words), teacherOf(event, look), vehicule, lieu]
  return `<span class="ev-row" aria-hidden="true">${title}${marks}${inSpan('ev-more', keepPlates(beside(more, words.language)))}</span>`
}

/** The time comes first: it is the most important and stays where nothing else fits. */
function timeHtml(event: Evenement, title: string, marks: string, look: CardLook): string {
  const [start = '', end = ''] = timesWord(event, look.words).split(' – ')
  const time = `<span class="ev-time">${start}<span class="ev-end"> – ${end}</span></span>`
  return `<span class="ev-box" aria-hidden="true"><span class="ev-line">${time}${marks}</span>${title}${companyHtml(event, look)}</span>`
}

/**
 * The inner HTML of an event. It shows little; screen readers get everything in one sentence, which is also the
 * accessible name.
 */
export function eventHtml(event: Evenement, drawing: Drawing, look: CardLook): string {
  const { words, now } = look
  const { calendar, serie } = event.extendedProps
  const mark = MARKS[standingOf(event, now)]
  const marks = [isExam(calendar) ? icon('exam') : '', mark ? icon(mark) : '', serie ? icon('serie') : ''].join('')
  const name = `<span class="visually-hidden">${escaped(spokenName(event, now, words))}</span>`
  const title = `<b class="ev-title" dir="auto">${escaped(titleOf(event, words))}</b>`
  if (drawing === 'month') return name + monthHtml(event, title, marks, look)
  if (drawing === 'time') return name + timeHtml(event, title, marks, look)
  // The library creates no control for a line with custom content.
  return `<button type="button" class="ev-open">${name}${listHtml(event, title, marks, look)}</button>`
}
