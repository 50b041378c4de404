import type { TentativeSummary } from '@contract/cours/tentative'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { AttemptResult } from '@src/parts/cours/AttemptResult'
import { OwnText } from '@src/parts/cours/OwnText'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the results of a school. */
export function useResultColumns(): Column<TentativeSummary>[] {
  const { t } = useTranslation(['coursEcole', 'cours'])
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'candidat',
        header: t('fields.candidat'),
        primary: true,
        hideable: false,
        cell: ({ candidat }) => <b>{candidat}</b>,
      },
      { id: 'title', header: t('cours:results.title'), cell: ({ title }) => <OwnText text={title} /> },
      { id: 'mode', header: t('cours:filters.activity'), cell: ({ mode }) => t(`cours:activity.${mode}`) },
      { id: 'result', header: t('cours:results.result'), cell: (row) => <AttemptResult attempt={row} /> },
      {
        id: 'startedAt',
        header: t('cours:results.date'),
        sortable: true,
        cell: ({ startedAt }) => format.moment(startedAt),
      },
    ],
    [t, format],
  )
}
