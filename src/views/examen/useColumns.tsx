import type { Examen } from '@contract/planning/examen'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { useMinute } from '@core/hooks/useMinute'
import type { Column } from '@core/table/columns'
import { useZone } from '@src/parts/evenement/useZone'
import { ExamenStatus } from '@src/parts/examen/ExamenStatus'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultButtons } from './ResultButtons'
import { useIsDue } from './useIsDue'

/** The columns of the list of exams; a missing result can be recorded in its cell. */
export function useColumns(): Column<Examen>[] {
  const { t } = useTranslation(['examen', 'parcours'])
  const format = useFormat()
  const zone = useZone()
  return useMemo(
    () => [
      {
        id: 'candidat',
        header: t('columns.candidat'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => <b>{row.candidat}</b>,
      },
      { id: 'permi', header: t('columns.permi'), desktopOnly: true, cell: (row) => row.permi },
      {
        id: 'etape',
        header: t('columns.etape'),
        sortable: true,
        cell: (row) => t(`parcours:etape.${row.etape}`),
      },
      {
        id: 'tentative',
        header: t('columns.tentative'),
        align: 'end',
        cell: (row) => row.tentative ?? <Blank />,
      },
      { id: 'start', header: t('columns.start'), sortable: true, cell: (row) => format.moment(row.start, zone) },
      { id: 'lieu', header: t('columns.lieu'), wraps: true, cell: (row) => row.lieu ?? <Blank /> },
      {
        id: 'examinateur',
        header: t('columns.examinateur'),
        sortable: true,
        cell: (row) => row.examinateur ?? <Blank />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        sortable: true,
        hideable: false,
        cell: (row) => <ResultCell examen={row} />,
      },
    ],
    [t, format, zone],
  )
}

function ResultCell({ examen }: { examen: Examen }) {
  const isDue = useIsDue()(examen)
  const isPhone = useIsPhone()
  const now = useMinute()
  if (!isDue) return <ExamenStatus status={examen.status} isOver={examen.end <= now} />
  return <ResultButtons examen={examen} look={isPhone ? 'words' : 'signs'} />
}
