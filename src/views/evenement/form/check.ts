import { type FieldFault, fieldErrors } from '@contract/errors'
import { isDay } from '@contract/fields'
import { type Evenement, evenementInput, isDriving } from '@contract/planning/evenement'
import { readWholeTime } from '@core/form/date/timeText'
import { bodyOf, type FormValues, fieldOf, repeteOf } from '@src/parts/evenement/form/values'

type Faults = Partial<Record<string, FieldFault>>

/** An empty required field gets the fault `required`, whatever the schema reports. */
function missingFaults(values: FormValues): Faults {
  const { calendar, candidats, idMoniteur, idVehicule, jour, start, end, nombre, jusqua } = values
  const repete = repeteOf(values)
  return {
    ...(candidats.length === 0 && { candidats: 'required' }),
    ...(calendar !== 'Hour code' && candidats.length > 1 && { candidats: 'one_candidat' }),
    ...(isDriving(calendar) && idMoniteur === null && { idMoniteur: 'required' }),
    ...(isDriving(calendar) && idVehicule === null && { idVehicule: 'required' }),
    ...(!jour && { jour: 'required' }),
    ...(!start && { start: 'required' }),
    ...(!end && { end: 'required' }),
    ...(repete === 'nombre' && !nombre && { nombre: 'required' }),
    ...(repete === 'jusqua' && !jusqua && { jusqua: 'required' }),
    ...(repete === 'jusqua' && jusqua && jusqua < jour && { jusqua: 'end_before_start' }),
  }
}

/** A day or a time that is none, each beside its own field. */
const unreadFaults = ({ jour, start, end }: FormValues): Faults => ({
  ...(!isDay(jour) && { jour: 'date' }),
  ...(readWholeTime(start) === null && { start: 'time' }),
  ...(readWholeTime(end) === null && { end: 'time' }),
})

/**
 * The faults of the form, by the backend's schema. What it says of the moments counts where they could be made: they
 * are made of the day and a time, and it would be said beside what is right, too.
 */
export function faultsOf(values: FormValues, zone: string, event?: Evenement): Faults {
  const unread = unreadFaults(values)
  const isMade = Object.keys(unread).length === 0
  const parsed = evenementInput.safeParse(bodyOf(values, zone, { event }))
  const faults: Faults = {}
  if (!parsed.success) {
    for (const [path, code] of Object.entries(fieldErrors(parsed.error))) {
      const field = fieldOf(path)
      if (isMade || (field !== 'start' && field !== 'end')) faults[field] ??= code
    }
  }
  return { ...faults, ...unread, ...missingFaults(values) }
}
