import type { Devoir } from '@contract/cours/devoir'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { OwnText } from '@src/parts/cours/OwnText'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { DevoirState } from '@src/parts/devoir/DevoirState'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useWall } from '@src/parts/export/useWall'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import './devoir.scss'

/** The columns of the list of assignments. */
export function useDevoirColumns(): Column<Devoir>[] {
  const { t } = useTranslation('devoir')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'candidat',
        header: t('fields.candidat'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: ({ candidat }) => <b>{candidat}</b>,
      },
      {
        id: 'travail',
        header: t('fields.travail'),
        cell: ({ title, note }) => (
          <span className="devoir-work">
            <OwnText text={title} />
            {note ? <bdi className="muted">{note}</bdi> : null}
          </span>
        ),
      },
      {
        id: 'dateLimite',
        header: t('fields.dateLimite'),
        sortable: true,
        cell: ({ dateLimite }) => format.day(dateLimite),
      },
      { id: 'status', header: t('fields.status'), cell: (row) => <DevoirState devoir={row} /> },
      {
        id: 'result',
        header: t('fields.result'),
        cell: ({ correct, total, doneAt }) =>
          correct === null || doneAt === null ? (
            <Blank />
          ) : (
            <span className="devoir-work">
              {t('result', { correct, total })}
              <span className="muted">{format.dayOf(doneAt)}</span>
            </span>
          ),
      },
      { id: 'auteur', header: t('fields.auteur'), cell: ({ auteur }) => auteur },
    ],
    [t, format],
  )
}

/** The columns of the exported file. */
export function useDevoirExport(): ExportColumn<Devoir>[] {
  const { t } = useTranslation('devoir')
  const wall = useWall()
  const read = useReadLanguage()
  return useMemo(
    () => [
      { heading: t('fields.candidat'), kind: 'text', width: 28, value: (row) => row.candidat },
      { heading: t('fields.travail'), kind: 'text', width: 36, value: (row) => row.title[read] },
      { heading: t('fields.dateLimite'), kind: 'date', value: (row) => row.dateLimite },
      {
        heading: t('fields.status'),
        kind: 'text',
        value: (row) => t(`status.${row.isDoneLate ? 'DONE_LATE' : row.status}`),
      },
      { heading: t('export.correct'), kind: 'number', value: (row) => row.correct },
      { heading: t('export.total'), kind: 'number', value: (row) => row.total },
      { heading: t('fields.doneAt'), kind: 'moment', value: (row) => wall(row.doneAt) },
      { heading: t('fields.note'), kind: 'text', width: 36, value: (row) => row.note },
      { heading: t('fields.auteur'), kind: 'text', width: 24, value: (row) => row.auteur },
    ],
    [t, read, wall],
  )
}
