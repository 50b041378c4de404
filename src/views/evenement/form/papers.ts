import { PAPIERS, type Vehicule } from '@contract/ecole/vehicule'

/** The papers of a vehicle that no longer hold on a day, of a series its last one, as far as they are known. */
export const expiredPapers = (vehicule: Vehicule, jour: string) =>
  PAPIERS.flatMap((papier) => {
    const fin = vehicule[papier]
    return fin !== null && fin < jour ? [{ papier, fin }] : []
  })
