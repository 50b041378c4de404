import type { __Domain__ } from '@contract/__wing__/__domain__'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the list. */
export function use__Domain__Columns(): Column<__Domain__>[] {
  const { t } = useTranslation(['__domain__', 'fields'])
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'nom', header: t('fields:nom'), primary: true, sortable: true, hideable: false, cell: (row) => row.nom },
      { id: 'note', header: t('fields:note'), cell: (row) => row.note ?? <Blank /> },
      {
        id: 'createdAt',
        header: t('createdAt'),
        sortable: true,
        cell: (row) => format.dayOf(row.createdAt),
      },
    ],
    [t, format],
  )
}
