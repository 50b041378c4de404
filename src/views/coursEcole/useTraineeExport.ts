import type { Trainee } from '@contract/cours/overview'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useWall } from '@src/parts/export/useWall'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the exported file. */
export function useTraineeExport(): ExportColumn<Trainee>[] {
  const { t } = useTranslation(['coursEcole', 'topic'])
  const wall = useWall()
  return useMemo(
    () => [
      { heading: t('fields.candidat'), kind: 'text', width: 28, value: (row) => row.candidat },
      {
        heading: t('export.readiness'),
        kind: 'number',
        value: (row) => (row.readiness === null || row.seen === 0 ? null : Math.round(row.readiness * 100)),
      },
      {
        heading: t('fields.weakest'),
        kind: 'text',
        width: 28,
        value: (row) => (row.weakest ? t(`topic:${row.weakest}`) : null),
      },
      { heading: t('fields.known'), kind: 'number', value: (row) => row.known },
      { heading: t('export.questions'), kind: 'number', value: (row) => row.questions },
      { heading: t('fields.answersWeek'), kind: 'number', value: (row) => row.answersWeek },
      { heading: t('export.exams'), kind: 'number', value: (row) => row.exams },
      { heading: t('export.lastCorrect'), kind: 'number', value: (row) => row.lastExam?.correct ?? null },
      { heading: t('fields.lastAnswerAt'), kind: 'moment', value: (row) => wall(row.lastAnswerAt) },
    ],
    [t, wall],
  )
}
