import { addDays, daysBetween } from '@contract/clock/days'
import { dayOf, toWall, type Wall, wallAt } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'

/** The person or vehicle of a column; `id` is null for events without one. */
export interface Column {
  id: number | null
  nom: string
}

export type ColumnKind = 'moniteurs' | 'vehicules'

/**
 * The calendar draws days: the columns of one day are mapped to consecutive days of an unused year.
 * A Monday, so that all columns are ordinary days.
 */
export const FIRST_COLUMN_DAY = '2001-01-01'

export const ownerOf = ({ extendedProps }: Evenement, kind: ColumnKind) =>
  kind === 'moniteurs'
    ? { id: extendedProps.idMoniteur, nom: extendedProps.moniteur ?? '' }
    : { id: extendedProps.idVehicule, nom: extendedProps.vehicule ?? '' }

/** A column for each known person, one for anyone else with an event that day, and one for events without a person. */
export function columnsOf(
  known: readonly Column[],
  events: readonly Evenement[],
  kind: ColumnKind,
  nobody: string,
): Column[] {
  const columns = new Map<number, Column>()
  for (const column of known) if (column.id !== null) columns.set(column.id, column)
  let hasNobody = false
  for (const event of events) {
    const { id, nom } = ownerOf(event, kind)
    if (id === null) hasNobody = true
    else if (!columns.has(id)) columns.set(id, { id, nom })
  }
  const last = hasNobody || columns.size === 0 ? [{ id: null, nom: nobody }] : []
  return [...columns.values(), ...last]
}

export const columnDay = (index: number): string => addDays(FIRST_COLUMN_DAY, index)

/** The column of a drawn time. */
export const columnAt = (drawn: Wall): number => daysBetween(FIRST_COLUMN_DAY, dayOf(drawn))

/** Converts a drawn time to the wall time of the displayed day. */
export const realWall = (drawn: Wall, day: string): Wall => `${day}${drawn.slice(10)}`

/**
 * The span in which an event is drawn: in its column, and never beyond the displayed day. Null for an event of another
 * day.
 */
export function drawnSpan(
  event: Evenement,
  index: number,
  day: string,
  zone: string,
): { start: Wall; end: Wall } | null {
  const start = toWall(event.start, zone)
  const end = toWall(event.end, zone)
  const [from, to] = [wallAt(day, '00:00'), wallAt(addDays(day, 1), '00:00')]
  if (end <= from || start >= to) return null
  const drawn = columnDay(index)
  return {
    start: start < from ? wallAt(drawn, '00:00') : `${drawn}${start.slice(10)}`,
    end: end > to || dayOf(end) !== day ? wallAt(columnDay(index + 1), '00:00') : `${drawn}${end.slice(10)}`,
  }
}
