import type { Examinateur } from '@contract/examinateur'
import type { Moniteur } from '@contract/moniteur'
import type { Vehicule } from '@contract/vehicule'
import { fullName } from '@core/format/names'
import { useExaminateursQuery } from '@src/redux/examinateur/api'
import { useMoniteursQuery } from '@src/redux/moniteur/api'
import { useVehiculesQuery } from '@src/redux/vehicule/api'
import { useMemo } from 'react'
import type { Rights } from './useRights'

/** More than a school has; the list's largest page. */
const PER_PAGE = '100'
const NO_MONITEURS: Moniteur[] = []
const NO_VEHICULES: Vehicule[] = []
const NO_EXAMINATEURS: Examinateur[] = []

/** As a vehicle is called in the planning. */
export const vehiculeName = ({ marque, modele, immatriculation }: Vehicule) => `${marque} ${modele} ${immatriculation}`

/** The instructors, vehicles and examiners of the school, for who plans; nobody for who only looks. */
export function useResources({ canPlan, canUpdate }: Rights) {
  const skip = !canPlan && !canUpdate
  const moniteursQuery = useMoniteursQuery({ perPage: PER_PAGE, sort: 'nom' }, { skip })
  const vehiculesQuery = useVehiculesQuery({ perPage: PER_PAGE, sort: 'marque' }, { skip })
  const examinateursQuery = useExaminateursQuery({ perPage: PER_PAGE, sort: 'nom' }, { skip })
  const moniteurs = moniteursQuery.data?.data ?? NO_MONITEURS
  const vehicules = vehiculesQuery.data?.data ?? NO_VEHICULES
  const examinateurs = examinateursQuery.data?.data ?? NO_EXAMINATEURS
  // Whoever failed to come is missed in its list only: the planning stands without it.
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
