import { type FieldFault, fieldErrors } from '@contract/errors'
import { type Evenement, evenementInput, isDriving } from '@contract/planning/evenement'
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

/** The faults of the form, by the backend's schema. */
export function faultsOf(values: FormValues, zone: string, event?: Evenement): Faults {
  const parsed = evenementInput.safeParse(bodyOf(values, zone, { event }))
  const faults: Faults = {}
  if (!parsed.success) {
    for (const [path, code] of Object.entries(fieldErrors(parsed.error))) faults[fieldOf(path)] ??= code
  }
  return { ...faults, ...missingFaults(values) }
}
