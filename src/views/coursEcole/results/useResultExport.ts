import type { TentativeSummary } from '@contract/cours/tentative'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useWall } from '@src/parts/export/useWall'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the exported file. */
export function useResultExport(): ExportColumn<TentativeSummary>[] {
  const { t } = useTranslation(['coursEcole', 'cours'])
  const wall = useWall()
  const read = useReadLanguage()
  return useMemo(() => {
    const words = (passed: boolean | null) => (passed === null ? null : t(passed ? 'results.yes' : 'results.no'))
    return [
      { heading: t('fields.candidat'), kind: 'text', width: 28, value: (row) => row.candidat },
      { heading: t('cours:results.title'), kind: 'text', width: 36, value: (row) => row.title[read] },
      { heading: t('cours:filters.activity'), kind: 'text', value: (row) => t(`cours:activity.${row.mode}`) },
      { heading: t('cours:filters.status'), kind: 'text', value: (row) => t(`cours:status.${row.status}`) },
      { heading: t('results.correct'), kind: 'number', value: (row) => row.correct },
      { heading: t('results.answered'), kind: 'number', value: (row) => row.answered },
      { heading: t('results.total'), kind: 'number', value: (row) => row.total },
      { heading: t('results.passed'), kind: 'text', value: (row) => words(row.passed) },
      { heading: t('results.late'), kind: 'number', value: (row) => row.late },
      { heading: t('cours:results.date'), kind: 'moment', value: (row) => wall(row.startedAt) },
      { heading: t('results.endedAt'), kind: 'moment', value: (row) => wall(row.endedAt) },
    ]
  }, [t, read, wall])
}
