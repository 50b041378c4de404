import { weekday } from '@contract/clock/days'
import { dayOf, drawnWall } from '@contract/clock/wall'
import { withFirst } from '@core/format/date'
import type { CalendarOptions, DayCellContentArg } from '@fullcalendar/core'
import { escaped } from '@src/parts/evenement/calendar/eventHtml'
import type { Vue } from '@src/parts/evenement/calendar/views'
import type { Words } from '@src/parts/evenement/eventWords'
import { splitAtPlate } from '@src/parts/vehicule/plate'
import { type Column, type ColumnKind, columnAt } from './columns'
import type { LeaveHead } from './hours/leaves'

export interface Heading {
  words: Words
  vue: Vue
  side: ColumnKind | null
  columns: readonly Column[]
  /** The folded days. */
  thin: ReadonlySet<string>
  /** The reasons of closed days of the view, where known. */
  closures: ReadonlyMap<string, string>
  /** Who is on leave, by the days of the drawing; empty where leave has lines of its own. */
  away: ReadonlyMap<string, LeaveHead>
}

const drawnDay = (date: Date) => dayOf(drawnWall(date))

/** The heading of a month is a weekday, not a date. */
function isThin({ vue, thin }: Heading, date: Date): boolean {
  if (vue !== 'mois') return thin.has(drawnDay(date))
  return [...thin].some((day) => weekday(day) === weekday(drawnDay(date)))
}

/** Several cars of a school are the same model: the plate comes first, whole. */
export function nameHtml(nom: string, isVehicule: boolean): string {
  const { model, plate } = isVehicule ? splitAtPlate(nom) : { model: nom, plate: '' }
  const first = plate ? `<b class="column-plate" dir="auto">${escaped(plate)}</b>` : ''
  const rest = `<span class="column-name" dir="auto">${escaped(model)}</span>`
  return `<span class="column-head" title="${escaped(nom)}">${first}${rest}</span>`
}

/** A muted line below a heading. Where it leaves something out, screen readers hear all of it. */
function noteHtml(text: string, full = text): string {
  const isWhole = text === full
  const note = `<small class="closed-reason" title="${escaped(full)}"${isWhole ? '' : ' aria-hidden="true"'}>${escaped(text)}</small>`
  return isWhole ? note : `${note}<span class="visually-hidden">${escaped(full)}</span>`
}

function headHtml(heading: Heading, date: Date, text: string): string {
  const { side, columns, closures, away, vue } = heading
  // The heading of a month is a weekday.
  const leave = vue === 'mois' ? undefined : away.get(drawnDay(date))
  if (side) {
    const column = columns[columnAt(drawnWall(date))]
    const name = nameHtml(column?.nom ?? '', side === 'vehicules')
    return leave ? `${name} ${noteHtml(leave.text, leave.full)}` : name
  }
  if (isThin(heading, date)) {
    const [first = '', ...rest] = text.split(' ')
    return `<span class="visually-hidden">${escaped(text)}</span><span class="thin-name" aria-hidden="true">${escaped(first.charAt(0).toUpperCase())}<span>${escaped(rest.join(' '))}</span></span>`
  }
  const reason = vue === 'semaine' ? closures.get(drawnDay(date)) : undefined
  // The heading of a single day has room for everything; that of a day in a week leads to it.
  const leaveNote = leave && noteHtml(vue === 'jour' ? leave.full : leave.text, leave.full)
  return [escaped(text), reason && noteHtml(reason), leaveNote].filter(Boolean).join(' ')
}

/** A day of the month: beside its number who is away, which takes no line from its lessons. */
function dayHtml(heading: Heading, date: Date, number: string): string {
  const leave = heading.thin.has(drawnDay(date)) ? undefined : heading.away.get(drawnDay(date))
  return leave ? `${noteHtml(leave.text, leave.full)} <span>${escaped(number)}</span>` : escaped(number)
}

/** The headings of the columns, with their press handlers. */
export const headings = (heading: Heading): CalendarOptions => ({
  ...(heading.vue === 'mois' && {
    dayCellContent: ({ date, dayNumberText }: DayCellContentArg) => ({ html: dayHtml(heading, date, dayNumberText) }),
  }),
  dayHeaderContent: ({ date, text }) => ({ html: headHtml(heading, date, withFirst(text, heading.words.language)) }),
  dayHeaderClassNames: ({ date }) => (isThin(heading, date) ? ['is-thin'] : []),
  dayCellClassNames: ({ date }) => (heading.thin.has(drawnDay(date)) ? ['is-thin'] : []),
  navLinkHint: (text: string, date: Date) =>
    heading.words.t(isThin(heading, date) ? 'evenement:fold.openDay' : 'evenement:dayHint', { jour: text }),
})
