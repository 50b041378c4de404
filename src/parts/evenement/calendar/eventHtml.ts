import { timeOf, toWall } from '@contract/clock/wall'
import { type Calendar, type Evenement, etapeOf, isExam } from '@contract/planning/evenement'
import { type Standing, spokenName, standingOf, timesWord, titleOf, type Words } from '../eventWords'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => ESCAPED[mark] ?? mark)

/** Outlines of lucide's icons: hundreds of events are drawn, and a component for each would be slow. */
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

/** The classes that colour an event: its kind, whether it is an exam, how it stands. */
export function eventClasses(event: Evenement, now: string): string[] {
  const { calendar } = event.extendedProps
  return ['ev', `ev-${colourOf(calendar)}`, `ev-is-${standingOf(event, now).toLowerCase()}`].concat(
    isExam(calendar) ? ['ev-exam'] : [],
  )
}

export const colourOf = (calendar: Calendar) => etapeOf(calendar)

/** What is drawn of an event in a grid of hours, in a cell of the month, in a line of the list. */
export type Drawing = 'time' | 'month' | 'list'

/** The second line: with whom; side by side, where the column says it, the other one. */
function companyOf({ extendedProps }: Evenement, columns: 'moniteurs' | 'vehicules' | null): string {
  const { moniteur, vehicule, lieu } = extendedProps
  const people = columns === 'moniteurs' ? [vehicule] : [moniteur, columns ? null : vehicule]
  return [...people, lieu].filter(Boolean).join(' · ')
}

/**
 * The inside of an event as text. The eyes see little and at a glance; a screen reader hears all of it in one sentence,
 * which is also the event's name.
 */
export function eventHtml(
  event: Evenement,
  drawing: Drawing,
  { now, words, columns }: { now: string; words: Words; columns: 'moniteurs' | 'vehicules' | null },
): string {
  const { calendar, serie } = event.extendedProps
  const mark = MARKS[standingOf(event, now)]
  const marks = [isExam(calendar) ? icon('exam') : '', mark ? icon(mark) : '', serie ? icon('serie') : ''].join('')
  const name = `<span class="visually-hidden">${escaped(spokenName(event, now, words))}</span>`
  const title = `<b class="ev-title">${escaped(titleOf(event, words))}</b>`
  if (drawing === 'month') {
    const time = timeOf(toWall(event.start, words.zone))
    return `${name}<span class="ev-line" aria-hidden="true"><span class="ev-time">${time}</span>${title}${marks}</span>`
  }
  const company = escaped(companyOf(event, columns))
  if (drawing === 'list') {
    const kind = words.isOwn ? '' : escaped(words.t(`evenement:calendar.${calendar}`))
    const more = `<span class="ev-more">${[kind, company].filter(Boolean).join(' · ')}</span>`
    // The library makes no control of its own for a line whose content is not its own.
    return `<button type="button" class="ev-open">${name}<span class="ev-row" aria-hidden="true">${title}${marks}${more}</span></button>`
  }
  return `${name}<span class="ev-box" aria-hidden="true"><span class="ev-line">${title}${marks}</span><span class="ev-time">${timesWord(event, words)}</span><span class="ev-more">${company}</span></span>`
}
