import { AVAILABILITIES } from '@contract/ecole/availability'
import { FILTRES_PAPIERS } from '@contract/ecole/vehicule'
import type { FilterDef } from '@core/table/FilterField'
import { useCategories } from '@src/parts/moniteur/useCategories'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The filters of the list and their allowed values. */
export const VEHICULE_FILTERS = {
  papiers: FILTRES_PAPIERS,
  idPermi: 'id',
  availability: AVAILABILITIES,
  archived: ['true'],
} as const

export function useVehiculeFilters(): FilterDef[] {
  const { t } = useTranslation(['vehicule', 'fields'])
  const { options } = useCategories()
  return useMemo(
    () => [
      {
        name: 'papiers',
        label: t('fields.papiers'),
        options: FILTRES_PAPIERS.map((value) => ({ value, label: t(`papiers.${value}`) })),
      },
      { name: 'idPermi', label: t('fields:idPermi'), options },
      {
        name: 'availability',
        label: t('fields:availability'),
        options: AVAILABILITIES.map((value) => ({ value, label: t(`availability.${value}`) })),
      },
      {
        name: 'archived',
        label: t('archives.label'),
        allLabel: t('archives.active'),
        options: [{ value: 'true', label: t('archives.archived') }],
      },
    ],
    [t, options],
  )
}
