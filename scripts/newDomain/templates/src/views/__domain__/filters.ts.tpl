import type { FilterDef } from '@core/table/FilterField'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The filters of the list, with the values allowed in the address. */
export const __DOMAIN___FILTERS = { archived: ['true'] } as const

export function use__Domain__Filters(): FilterDef[] {
  const { t } = useTranslation('__domain__')
  return useMemo(
    () => [
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
