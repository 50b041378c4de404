import type { Moniteur } from '@contract/moniteur'
import type { Permi } from '@contract/permi'
import type { SelectOption } from '@core/components/Select'
import { fullName } from '@core/format/names'
import { useMoniteursQuery } from '@src/redux/moniteur/api'
import { usePermisQuery } from '@src/redux/permi/api'
import { permiChoice } from '@src/redux/permi/permiChoice'
import { useMemo } from 'react'

const NO_PERMIS: Permi[] = []
const NO_MONITEURS: Moniteur[] = []
/** More instructors than a school has; the list's largest page. */
const ALL = { perPage: '100' }

const moniteurOption = (moniteur: Moniteur): SelectOption => ({ value: String(moniteur.id), label: fullName(moniteur) })

/** The licence categories and the instructors to choose from. */
export function useChoices() {
  const permisQuery = usePermisQuery()
  const moniteursQuery = useMoniteursQuery(ALL)
  const permis = permisQuery.data ?? NO_PERMIS
  const moniteurs = moniteursQuery.data?.data ?? NO_MONITEURS
  return useMemo(
    () => ({
      permis,
      permiOptions: permis.map(permiChoice),
      moniteurOptions: moniteurs.map(moniteurOption),
      isReady: permisQuery.data !== undefined && moniteursQuery.data !== undefined,
      isError: permisQuery.isError || moniteursQuery.isError,
      retry: () => {
        void permisQuery.refetch()
        void moniteursQuery.refetch()
      },
    }),
    [permis, moniteurs, permisQuery, moniteursQuery],
  )
}

export type Choices = ReturnType<typeof useChoices>
