import type { Moniteur } from '@contract/ecole/moniteur'
import type { Vehicule } from '@contract/ecole/vehicule'
import type { Examinateur } from '@contract/planning/examinateur'
import { fullName } from '@core/format/names'
import type { Rights } from '@src/parts/evenement/useRights'
import { useAllExaminateursQuery } from '@src/redux/calendar/examinateur'
import { useAllMoniteursQuery } from '@src/redux/moniteur/moniteur'
import { useAllVehiculesQuery } from '@src/redux/vehicule/vehicule'
import { useMemo } from 'react'

const NO_MONITEURS: Moniteur[] = []
const NO_VEHICULES: Vehicule[] = []
const NO_EXAMINATEURS: Examinateur[] = []

/** The name of a vehicle in the planning. */
export const vehiculeName = ({ marque, modele, immatriculation }: Vehicule) => `${marque} ${modele} ${immatriculation}`

/** The instructors, vehicles and examiners of the school, for its desk; empty for the others. */
export function useResources({ seesSchool }: Rights) {
  const skip = !seesSchool
  const moniteursQuery = useAllMoniteursQuery(undefined, { skip })
  const vehiculesQuery = useAllVehiculesQuery(undefined, { skip })
  const examinateursQuery = useAllExaminateursQuery(undefined, { skip })
  const moniteurs = moniteursQuery.data ?? NO_MONITEURS
  const vehicules = vehiculesQuery.data ?? NO_VEHICULES
  const examinateurs = examinateursQuery.data ?? NO_EXAMINATEURS
  // A failed query only empties its own list: the planning works without it.
  const isReady = ![moniteursQuery, vehiculesQuery, examinateursQuery].some(({ isLoading }) => isLoading)
  return useMemo(
    () => ({
      moniteurs,
      vehicules,
      examinateurs,
      isReady,
      columns: {
        moniteurs: moniteurs.map((one) => ({ id: one.id, nom: fullName(one) })),
        vehicules: vehicules.map((one) => ({ id: one.id, nom: vehiculeName(one) })),
      },
    }),
    [moniteurs, vehicules, examinateurs, isReady],
  )
}

export type Resources = ReturnType<typeof useResources>
