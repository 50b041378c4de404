import { CALENDARS, type Calendar, STATUTS } from '@contract/planning/evenement'
import { isWholeDay } from '@core/format/date'
import { VUES, type Vue } from '../calendar/views'

/** A state to narrow to: that of an event, or an hour that is over and that nobody has attested. */
export const STANDINGS = [...STATUTS, 'OVERDUE'] as const

/** What the planning is narrowed to. */
export interface Filters {
  calendar?: Calendar
  status?: (typeof STANDINGS)[number]
  idMoniteur?: number
  idVehicule?: number
  idCandidat?: number
}
export type FilterName = keyof Filters
export const FILTER_NAMES = ['calendar', 'status', 'idMoniteur', 'idVehicule', 'idCandidat'] as const

/** What a new event starts from. */
export interface Opener {
  calendar: Calendar
  candidat?: number
  moniteur?: number
  vehicule?: number
  debut?: string
  fin?: string
}
/** Its names in the address, beside the day, which is that of the planning. */
export const OPENER_NAMES = ['nouveau', 'candidat', 'moniteur', 'vehicule', 'debut', 'fin'] as const

export interface Address {
  /** Left out: the view that suits the screen. */
  vue: Vue | null
  jour: string | null
  filters: Filters
  /** The event whose details stand open. */
  evenement: number | null
  opener: Opener | null
}

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

function idOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

const timeOf = (text: string | null) => (text && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined)

/** Without the names that hold nothing. */
function given<Values extends object>(values: Values): Values {
  // What is left out may be left out: each was undefined.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}

/** Reads the state of the page from its address; whatever makes no sense there is left out. */
export function readAddress(params: URLSearchParams): Address {
  const jour = params.get('jour')
  const kind = among(CALENDARS, params.get('nouveau'))
  return {
    vue: among(VUES, params.get('vue')) ?? null,
    jour: jour && isWholeDay(jour) ? jour : null,
    filters: given<Filters>({
      calendar: among(CALENDARS, params.get('calendar')),
      status: among(STANDINGS, params.get('status')),
      idMoniteur: idOf(params.get('idMoniteur')),
      idVehicule: idOf(params.get('idVehicule')),
      idCandidat: idOf(params.get('idCandidat')),
    }),
    evenement: idOf(params.get('evenement')) ?? null,
    opener: kind
      ? given<Opener>({
          calendar: kind,
          candidat: idOf(params.get('candidat')),
          moniteur: idOf(params.get('moniteur')),
          vehicule: idOf(params.get('vehicule')),
          debut: timeOf(params.get('debut')),
          fin: timeOf(params.get('fin')),
        })
      : null,
  }
}
