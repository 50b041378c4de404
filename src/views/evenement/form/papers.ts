import { PAPIERS, type Vehicule } from '@contract/ecole/vehicule'

/** The papers of a vehicle that have expired on a day (for a recurrence its last day), as far as they are known. */
export const expiredPapers = (vehicule: Vehicule, jour: string) =>
  PAPIERS.flatMap((papier) => {
    const fin = vehicule[papier]
    return fin !== null && fin < jour ? [{ papier, fin }] : []
  })
