import { FILTRES_PAPIERS } from '@contract/ecole/vehicule'
import type { FilterDef } from '@core/table/FilterField'
import { useCategories } from '@src/parts/moniteur/useCategories'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** What the list may be narrowed by, and the values that the address may hold. */
export const VEHICULE_FILTERS = {
  papiers: FILTRES_PAPIERS,
  idPermi: 'id',
  disponible: ['true', 'false'],
  archived: ['true'],
} as const

export function useVehiculeFilters(): FilterDef[] {
  const { t } = useTranslation('vehicule')
  const { options } = useCategories()
  return useMemo(
    () => [
      {
        name: 'papiers',
        label: t('fields.papiers'),
        options: FILTRES_PAPIERS.map((value) => ({ value, label: t(`papiers.${value}`) })),
      },
      { name: 'idPermi', label: t('fields.idPermi'), options },
      {
        name: 'disponible',
        label: t('fields.disponible'),
        options: [
          { value: 'true', label: t('disponible.true') },
          { value: 'false', label: t('disponible.false') },
        ],
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
