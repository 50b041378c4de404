import type { Evenement } from '@contract/planning/evenement'

/** The people and vehicles booked by other events between two moments. */
export function busyBetween(events: readonly Evenement[], start: string, end: string, except?: number) {
  const moniteurs = new Set<number>()
  const vehicules = new Set<number>()
  const examinateurs = new Set<number>()
  for (const { idEvenement, start: from, end: to, status, extendedProps } of events) {
    if (idEvenement === except || status === 'CANCELLED' || from >= end || to <= start) continue
    const { idMoniteur, idVehicule, idExaminateur } = extendedProps
    if (idMoniteur !== null) moniteurs.add(idMoniteur)
    if (idVehicule !== null) vehicules.add(idVehicule)
    if (idExaminateur !== null) examinateurs.add(idExaminateur)
  }
  return { moniteurs, vehicules, examinateurs }
}

export type Busy = ReturnType<typeof busyBetween>
