import { dayAt } from '@contract/clock/wall'
import type { Examen } from '@contract/planning/examen'
import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/parts/evenement/useZone'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const lacksResult = ({ status, end }: Examen) => status === 'PLANNED' && end <= new Date().toISOString()

/** The columns of the exported file. */
export function useExportColumns(): ExportColumn<Examen>[] {
  const { t } = useTranslation(['examen', 'parcours', 'evenement'])
  const format = useFormat()
  const zone = useZone()
  return useMemo(
    () => [
      { heading: t('columns.start'), kind: 'date', value: (row) => dayAt(row.start, zone) },
      { heading: t('columns.time'), kind: 'text', width: 10, value: (row) => format.time(row.start, zone) },
      { heading: t('columns.candidat'), kind: 'text', width: 28, value: (row) => row.candidat },
      { heading: t('columns.permi'), kind: 'text', width: 10, value: (row) => row.permi },
      { heading: t('columns.etape'), kind: 'text', value: (row) => t(`parcours:etape.${row.etape}`) },
      { heading: t('columns.tentative'), kind: 'number', width: 10, value: (row) => row.tentative },
      { heading: t('columns.lieu'), kind: 'text', width: 24, value: (row) => row.lieu },
      { heading: t('columns.examinateur'), kind: 'text', width: 24, value: (row) => row.examinateur },
      {
        heading: t('columns.status'),
        kind: 'text',
        value: (row) => (lacksResult(row) ? t('evenement:standing.noResult') : t(`evenement:statutWord.${row.status}`)),
      },
      { heading: t('columns.note'), kind: 'text', width: 40, value: (row) => row.note },
    ],
    [t, format, zone],
  )
}
