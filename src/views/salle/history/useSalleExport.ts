import type { SalleAttendance } from '@contract/cours/salle'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useWall } from '@src/parts/export/useWall'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the exported file: a line for each participant of each room. */
export function useSalleExport(): ExportColumn<SalleAttendance>[] {
  const { t } = useTranslation('salle')
  const wall = useWall()
  return useMemo(
    () => [
      { heading: t('fields.startedAt'), kind: 'moment', value: (row) => wall(row.startedAt) },
      { heading: t('fields.title'), kind: 'text', width: 32, value: (row) => row.title },
      { heading: t('fields.hote'), kind: 'text', width: 24, value: (row) => row.hote },
      { heading: t('fields.participant'), kind: 'text', width: 28, value: (row) => row.participant },
      { heading: t('guest'), kind: 'text', value: (row) => (row.invite ? t('yes') : t('no')) },
      { heading: t('fields.questions'), kind: 'number', value: (row) => row.questions },
      { heading: t('fields.answers'), kind: 'number', value: (row) => row.answers },
      { heading: t('fields.correct'), kind: 'number', value: (row) => row.correct },
    ],
    [t, wall],
  )
}
