import type { Facture } from '@contract/argent/facture'
import { signedNet } from '@contract/argent/net'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { FactureState } from '@src/parts/facture/FactureState'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** A credit note is negative. */
const signed = ({ serie }: Facture, amount: number) => (serie === 'AV' ? -amount : amount)

/** Nothing is due of a draft yet. */
const restOf = ({ status, reste }: Facture) => (status === 'DRAFT' ? null : reste / 1000)

export function useColumns(): Column<Facture>[] {
  const { t } = useTranslation('facture')
  const format = useFormat()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: 'numero',
        header: t('columns.numero'),
        primary: true,
        hideable: false,
        cell: (row) => (
          <Link className="num" to={paths.facture(row.id)}>
            {row.numero ?? t(`draftOf.${row.serie}`)}
          </Link>
        ),
      },
      { id: 'client', header: t('columns.client'), cell: (row) => row.client },
      {
        id: 'jour',
        header: t('columns.jour'),
        sortable: true,
        width: '130px',
        cell: (row) => (row.jour ? <span className="num">{format.day(row.jour, 'short')}</span> : <Blank />),
      },
      {
        id: 'echeance',
        header: t('columns.echeance'),
        sortable: true,
        desktopOnly: true,
        width: '130px',
        cell: (row) => (row.echeance ? <span className="num">{format.day(row.echeance, 'short')}</span> : <Blank />),
      },
      { id: 'status', header: t('columns.status'), width: '170px', cell: (row) => <FactureState facture={row} /> },
      {
        id: 'reste',
        header: t('columns.reste'),
        align: 'end',
        desktopOnly: true,
        width: '140px',
        cell: (row) => (row.reste > 0 ? money(row.reste) : <Blank />),
      },
      {
        id: 'ttc',
        header: t('columns.net'),
        align: 'end',
        sortable: true,
        hideable: false,
        width: '150px',
        cell: (row) => <b>{money(signedNet(row))}</b>,
      },
    ],
    [t, format, money],
  )
}

/** The columns of the exported file; amounts are numbers, below zero for credit notes. */
export function useExportColumns(): ExportColumn<Facture>[] {
  const { t } = useTranslation('facture')
  return useMemo(
    () => [
      { heading: t('columns.numero'), kind: 'text', width: 16, value: (row) => row.numero },
      { heading: t('serie.label'), kind: 'text', value: (row) => t(`serie.${row.serie}`) },
      { heading: t('columns.jour'), kind: 'date', value: (row) => row.jour },
      { heading: t('columns.echeance'), kind: 'date', value: (row) => row.echeance },
      { heading: t('columns.client'), kind: 'text', width: 28, value: (row) => row.client },
      { heading: t('candidat'), kind: 'text', width: 28, value: (row) => row.candidat },
      { heading: t('columns.status'), kind: 'text', value: (row) => t(`status.${row.status}`) },
      { heading: t('totals.ht'), kind: 'amount', width: 14, value: (row) => signed(row, row.ht) / 1000 },
      { heading: t('totals.tva'), kind: 'amount', width: 14, value: (row) => signed(row, row.tva) / 1000 },
      { heading: t('totals.ttc'), kind: 'amount', width: 14, value: (row) => signed(row, row.ttc) / 1000 },
      { heading: t('totals.timbre'), kind: 'amount', width: 10, value: (row) => row.timbre / 1000 },
      { heading: t('columns.net'), kind: 'amount', width: 14, value: (row) => signedNet(row) / 1000 },
      { heading: t('columns.reste'), kind: 'amount', width: 14, value: (row) => restOf(row) },
    ],
    [t],
  )
}
