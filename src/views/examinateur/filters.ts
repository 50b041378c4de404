import { ETAPES } from '@contract/planning/evenement'
import type { FilterDef } from '@core/table/FilterField'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useEtapes } from './useEtapes'

/** The filters of the list and their allowed values. */
export const EXAMINATEUR_FILTERS = { etape: ETAPES, archived: ['true'] } as const

export function useExaminateurFilters(): FilterDef[] {
  const { t } = useTranslation(['examinateur', 'fields'])
  const { options } = useEtapes()
  return useMemo(
    () => [
      { name: 'etape', label: t('fields:etapes'), options },
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
