import { CALENDARS, type Calendar, STATUTS } from '@contract/planning/evenement'
import { isWholeDay } from '@core/format/date'
import { VUES, type Vue } from '../calendar/views'

/** The states to filter by: the status of an event, or a past hour that is not attested. */
export const STANDINGS = [...STATUTS, 'OVERDUE'] as const

/** The filters of the planning. */
export interface Filters {
  calendar?: Calendar
  status?: (typeof STANDINGS)[number]
  idMoniteur?: number
  idVehicule?: number
  idCandidat?: number
}
export type FilterName = keyof Filters
export const FILTER_NAMES = ['calendar', 'status', 'idMoniteur', 'idVehicule', 'idCandidat'] as const

/** The start values of a new event. */
export interface Opener {
  calendar: Calendar
  candidat?: number
  moniteur?: number
  vehicule?: number
  start?: string
  end?: string
}
/** The names of these values in the address; the day is not among them, because it is that of the planning. */
export const OPENER_NAMES = ['nouveau', 'candidat', 'moniteur', 'vehicule', 'start', 'end'] as const

export interface Address {
  /** Null: the view that suits the screen. */
  vue: Vue | null
  jour: string | null
  filters: Filters
  /** The event whose details are open. */
  evenement: number | null
  opener: Opener | null
}

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

function idOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

const timeOf = (text: string | null) => (text && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined)

/** Removes the undefined values. */
function withoutUndefined<Values extends object>(values: Values): Values {
  // Only undefined values were removed, so the optional fields are still correct.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}

/** Reads the page's state from its address; invalid parameters are ignored. */
export function readAddress(params: URLSearchParams): Address {
  const jour = params.get('jour')
  const kind = among(CALENDARS, params.get('nouveau'))
  return {
    vue: among(VUES, params.get('vue')) ?? null,
    jour: jour && isWholeDay(jour) ? jour : null,
    filters: withoutUndefined<Filters>({
      calendar: among(CALENDARS, params.get('calendar')),
      status: among(STANDINGS, params.get('status')),
      idMoniteur: idOf(params.get('idMoniteur')),
      idVehicule: idOf(params.get('idVehicule')),
      idCandidat: idOf(params.get('idCandidat')),
    }),
    evenement: idOf(params.get('evenement')) ?? null,
    opener: kind
      ? withoutUndefined<Opener>({
          calendar: kind,
          candidat: idOf(params.get('candidat')),
          moniteur: idOf(params.get('moniteur')),
          vehicule: idOf(params.get('vehicule')),
          start: timeOf(params.get('start')),
          end: timeOf(params.get('end')),
        })
      : null,
  }
}
