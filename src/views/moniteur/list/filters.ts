import { CONNEXIONS } from '@contract/ability'
import { AVAILABILITIES } from '@contract/ecole/availability'
import { FILTRES_CARTE } from '@contract/ecole/moniteur'
import type { FilterDef } from '@core/table/FilterField'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The filters of the list and their allowed values. */
export const MONITEUR_FILTERS = {
  availability: AVAILABILITIES,
  carte: FILTRES_CARTE,
  connexion: CONNEXIONS,
  archived: ['true'],
} as const

export function useMoniteurFilters(): FilterDef[] {
  const { t } = useTranslation(['moniteur', 'fields'])
  return useMemo(
    () => [
      {
        name: 'availability',
        label: t('fields:availability'),
        options: AVAILABILITIES.map((value) => ({ value, label: t(`availability.${value}`) })),
      },
      {
        name: 'carte',
        label: t('carte.label'),
        options: FILTRES_CARTE.map((value) => ({ value, label: t(`carte.filter.${value}`) })),
      },
      {
        name: 'connexion',
        label: t('fields:connexion'),
        options: CONNEXIONS.map((value) => ({ value, label: t(`fields:connexionValue.${value}`) })),
      },
      {
        name: 'archived',
        label: t('archives.label'),
        allLabel: t('archives.active'),
        options: [{ value: 'true', label: t('archives.archived') }],
      },
    ],
    [t],
  )
}
