import { CONNEXIONS } from '@contract/compte/utilisateur'
import type { FilterDef } from '@core/table/FilterField'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The filter of lists of people by the last use of their account. */
export function useConnexionFilter(): FilterDef {
  const { t } = useTranslation('fields')
  return useMemo(
    () => ({
      name: 'connexion',
      label: t('connexion'),
      options: CONNEXIONS.map((value) => ({ value, label: t(`connexionValue.${value}`) })),
    }),
    [t],
  )
}
