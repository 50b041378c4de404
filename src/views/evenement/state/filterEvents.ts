import type { Evenement } from '@contract/evenement'
import type { Filters } from './address'

/** The events that the filters let through; what was cancelled is seen by who asks for it. */
export function filterEvents(events: readonly Evenement[], filters: Filters): Evenement[] {
  const { calendar, status, idMoniteur, idVehicule, idCandidat } = filters
  return events.filter(({ status: state, extendedProps: props }) => {
    if (status ? state !== status : state === 'CANCELLED') return false
    if (calendar && props.calendar !== calendar) return false
    if (idMoniteur && props.idMoniteur !== idMoniteur) return false
    if (idVehicule && props.idVehicule !== idVehicule) return false
    return !idCandidat || props.idCandidats.includes(idCandidat)
  })
}
