import { type Evenement, isExam } from '@contract/planning/evenement'
import type { Filters } from '@src/parts/evenement/state/address'

const isOver = ({ status, end, extendedProps }: Evenement, now: string) =>
  status === 'PLANNED' && end <= now && !isExam(extendedProps.calendar)

function standsAs(event: Evenement, wanted: Filters['status'], now: string): boolean {
  if (wanted === 'OVERDUE') return isOver(event, now)
  return wanted ? event.status === wanted : event.status !== 'CANCELLED'
}

/** The events that match the filters; cancelled ones only when filtered for. */
export function filterEvents(events: readonly Evenement[], filters: Filters, now: string): Evenement[] {
  const { calendar, status, idMoniteur, idVehicule, idCandidat } = filters
  return events.filter((event) => {
    const { extendedProps: props } = event
    if (!standsAs(event, status, now)) return false
    if (calendar && props.calendar !== calendar) return false
    if (idMoniteur && props.idMoniteur !== idMoniteur) return false
    if (idVehicule && props.idVehicule !== idVehicule) return false
    return !idCandidat || props.idCandidats.includes(idCandidat)
  })
}
