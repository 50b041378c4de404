import { weekday } from '@contract/clock/days'
import { dayOf, drawnWall } from '@contract/clock/wall'
import type { CalendarOptions } from '@fullcalendar/core'
import { escaped, splitAtPlateEnd } from '@src/parts/evenement/calendar/eventHtml'
import type { Vue } from '@src/parts/evenement/calendar/views'
import type { Words } from '@src/parts/evenement/eventWords'
import { type Column, type ColumnKind, columnAt } from './columns'

export interface Heading {
  words: Words
  vue: Vue
  side: ColumnKind | null
  columns: readonly Column[]
  /** The days that are folded to a thin column. */
  thin: ReadonlySet<string>
  /** Why a day of the view is closed, where somebody has said so. */
  closures: ReadonlyMap<string, string>
}

const drawnDay = (date: Date) => dayOf(drawnWall(date))

/** The head of a month names a day of the week, of no week in particular. */
function isThin({ vue, thin }: Heading, date: Date): boolean {
  if (vue !== 'mois') return thin.has(drawnDay(date))
  return [...thin].some((day) => weekday(day) === weekday(drawnDay(date)))
}

/** Several cars of a school are of one model: of a car the end of its plate is always seen. */
function nameHtml(nom: string, isVehicule: boolean): string {
  const { before, end } = isVehicule ? splitAtPlateEnd(nom) : { before: nom, end: '' }
  const parts = `<span class="column-name">${escaped(before)}</span>${escaped(end)}`
  return `<span class="column-head" title="${escaped(nom)}">${parts}</span>`
}

function headHtml(heading: Heading, date: Date, text: string): string {
  const { side, columns, closures, vue } = heading
  if (side) {
    const column = columns[columnAt(drawnWall(date))]
    return nameHtml(column?.nom ?? '', side === 'vehicules')
  }
  if (isThin(heading, date)) {
    const [first = '', ...rest] = text.split(' ')
    return `<span class="visually-hidden">${escaped(text)}</span><span class="thin-name" aria-hidden="true">${escaped(first.charAt(0).toUpperCase())}<span>${escaped(rest.join(' '))}</span></span>`
  }
  const reason = vue === 'semaine' ? closures.get(drawnDay(date)) : undefined
  return (
    escaped(text) + (reason ? `<small class="closed-reason" title="${escaped(reason)}">${escaped(reason)}</small>` : '')
  )
}

/** The heads of the columns, and what pressing one does. */
export const headings = (heading: Heading): CalendarOptions => ({
  dayHeaderContent: ({ date, text }) => ({ html: headHtml(heading, date, text) }),
  dayHeaderClassNames: ({ date }) => (isThin(heading, date) ? ['is-thin'] : []),
  dayCellClassNames: ({ date }) => (heading.thin.has(drawnDay(date)) ? ['is-thin'] : []),
  navLinkHint: (text: string, date: Date) =>
    heading.words.t(isThin(heading, date) ? 'evenement:fold.openDay' : 'evenement:dayHint', { jour: text }),
})
