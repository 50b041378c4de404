import { addDays, weekday } from '@contract/clock/days'
import type { ConfigurationPlanning, Plage } from '@contract/planning/openingHours'

/** When a school is open, as the calendar draws it. */
export interface Opening {
  horaires: Plage[]
  fermetures: { debut: string; fin: string; motif: string | null }[]
  dureeMinutes: number
}

/** Nothing known yet: nothing is greyed out. */
export const ALWAYS_OPEN: Opening = { horaires: [], fermetures: [], dureeMinutes: 60 }

export const openingOf = (configuration: ConfigurationPlanning | undefined): Opening =>
  configuration
    ? {
        horaires: configuration.horaires,
        fermetures: configuration.fermetures,
        dureeMinutes: configuration.reglages.dureeMinutes,
      }
    : ALWAYS_OPEN

/** The week in the library's words, where Sunday is 0. */
export const businessHours = ({ horaires }: Opening) =>
  horaires.length > 0
    ? horaires.map(({ jour, debut, fin }) => ({ daysOfWeek: [jour % 7], startTime: debut, endTime: fin }))
    : false

/** The hours of one day for every column of it. */
export function columnHours({ horaires }: Opening, day: string) {
  if (horaires.length === 0) return false
  return horaires
    .filter(({ jour }) => jour === weekday(day))
    .map(({ debut, fin }) => ({ daysOfWeek: [0, 1, 2, 3, 4, 5, 6], startTime: debut, endTime: fin }))
}

/** Closures as days behind the events; the last day of a closure is closed too. */
export const closureSpans = ({ fermetures }: Opening) =>
  fermetures.map(({ debut, fin, motif }) => ({ start: debut, end: addDays(fin, 1), motif }))

export const closureOn = ({ fermetures }: Opening, day: string) =>
  fermetures.find(({ debut, fin }) => debut <= day && day <= fin)

const EARLIEST = '06:00'
const LATEST = '22:00'

/** The hours that the grid shows: a working day, longer where somebody is open or has an event outside of it. */
export function gridHours(opening: Opening, times: readonly { from: string; to: string }[]) {
  const spans = [...opening.horaires.map(({ debut, fin }) => ({ from: debut, to: fin })), ...times]
  const whole = (time: string, up: boolean) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return `${String(hours + (up && minutes > 0 ? 1 : 0)).padStart(2, '0')}:00`
  }
  const from = spans.reduce((least, span) => (span.from < least ? span.from : least), EARLIEST)
  const to = spans.reduce((most, span) => (span.to > most ? span.to : most), LATEST)
  return { slotMinTime: `${whole(from, false)}:00`, slotMaxTime: `${whole(to, true)}:00` }
}
