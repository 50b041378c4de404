import { CODE_VALIDITIES } from '@contract/ecole/codeAcces'
import type { FilterDef } from '@core/table/FilterField'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The filters of the list and their allowed values. */
export const CODE_FILTERS = { actif: ['true', 'false'], expired: CODE_VALIDITIES, idCandidat: 'id' } as const

export function useCodeFilters(): FilterDef[] {
  const { t } = useTranslation('codeAcces')
  return useMemo(
    () => [
      {
        name: 'actif',
        label: t('filters.actif.label'),
        options: [
          { value: 'true', label: t('filters.actif.true') },
          { value: 'false', label: t('filters.actif.false') },
        ],
      },
      {
        name: 'expired',
        label: t('filters.expired.label'),
        options: [
          { value: 'false', label: t('filters.expired.false') },
          { value: 'soon', label: t('filters.expired.soon') },
          { value: 'true', label: t('filters.expired.true') },
        ],
      },
    ],
    [t],
  )
}
