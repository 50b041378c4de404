import type { CodeAcces } from '@contract/ecole/codeAcces'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useWall } from '@src/parts/export/useWall'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeAccesStatus } from './CodeAccesStatus'
import { groupedCode } from './groupedCode'

/** The columns of the list of codes. */
export function useCodeColumns(): Column<CodeAcces>[] {
  const { t } = useTranslation('codeAcces')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'candidat',
        header: t('fields.candidat'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => <b>{row.candidat}</b>,
      },
      { id: 'code', header: t('fields.code'), cell: (row) => <code>{groupedCode(row.code)}</code> },
      { id: 'etat', header: t('fields.etat'), cell: (row) => <CodeAccesStatus etat={row.etat} /> },
      {
        id: 'dateExpiration',
        header: t('fields.dateExpiration'),
        sortable: true,
        cell: (row) => format.day(row.dateExpiration),
      },
      {
        id: 'derniereUtilisation',
        header: t('fields.derniereUtilisation'),
        sortable: true,
        cell: (row) => (row.derniereUtilisation ? format.moment(row.derniereUtilisation) : <Blank />),
      },
      { id: 'createdAt', header: t('fields.createdAt'), sortable: true, cell: (row) => format.moment(row.createdAt) },
    ],
    [t, format],
  )
}

/** The columns of the exported file. */
export function useCodeExport(): ExportColumn<CodeAcces>[] {
  const { t } = useTranslation('codeAcces')
  const wall = useWall()
  return useMemo(() => {
    return [
      { heading: t('fields.candidat'), kind: 'text', width: 28, value: (row) => row.candidat },
      { heading: t('fields.code'), kind: 'code', value: (row) => row.code },
      { heading: t('fields.etat'), kind: 'text', value: (row) => t(`etat.${row.etat}`) },
      { heading: t('fields.dateExpiration'), kind: 'date', value: (row) => row.dateExpiration },
      { heading: t('fields.premiereUtilisation'), kind: 'moment', value: (row) => wall(row.premiereUtilisation) },
      { heading: t('fields.derniereUtilisation'), kind: 'moment', value: (row) => wall(row.derniereUtilisation) },
    ]
  }, [t, wall])
}
