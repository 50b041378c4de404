import type { Transaction } from '@contract/argent/transaction'
import { isNeutral, signedAmount } from '@src/parts/argent/signed'
import { useTransactionWords } from '@src/parts/argent/useTransactionWords'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the exported file; amounts are numbers, below zero for outgoing money. */
export function useExportColumns(): ExportColumn<Transaction>[] {
  const { t } = useTranslation(['transaction', 'paiement', 'fields'])
  const { who, category, place } = useTransactionWords()
  return useMemo(
    () => [
      { heading: t('fields:numero'), kind: 'text', width: 16, value: (row) => row.numero },
      { heading: t('columns.day'), kind: 'date', value: (row) => row.jour },
      { heading: t('form.day'), kind: 'date', value: (row) => row.dateOperation },
      { heading: t('columns.kind'), kind: 'text', value: (row) => t(`kind.${row.kind}`) },
      { heading: t('columns.who'), kind: 'text', width: 28, value: who },
      { heading: t('form.categorie'), kind: 'text', value: category },
      { heading: t('fields:idVehicule'), kind: 'text', value: (row) => row.vehicule },
      {
        heading: t('fields:method'),
        kind: 'text',
        value: (row) => (row.kind === 'TRANSFER' || row.method === null ? null : t(`paiement:method.${row.method}`)),
      },
      { heading: t('fields:montant'), kind: 'amount', width: 14, value: (row) => signedAmount(row) / 1000 },
      {
        heading: t('columns.moved'),
        kind: 'amount',
        width: 14,
        value: (row) => (isNeutral(row) ? (row.idReversed === null ? row.montant : -row.montant) / 1000 : null),
      },
      { heading: t('transfer.from'), kind: 'text', value: (row) => row.origine && place(row.origine) },
      { heading: t('transfer.to'), kind: 'text', value: (row) => row.destination && place(row.destination) },
      { heading: t('form.reference'), kind: 'text', value: (row) => row.reference },
      { heading: t('fields:note'), kind: 'text', width: 32, value: (row) => row.note },
      { heading: t('columns.cashier'), kind: 'text', width: 24, value: (row) => row.caissier },
      {
        heading: t('etat.label'),
        kind: 'text',
        value: (row) => {
          if (row.reversedBy !== null) return t('etat.contrepassee')
          return row.idReversed === null ? t('etat.valide') : t('etat.contrepassation')
        },
      },
      { heading: t('fields:motif'), kind: 'text', width: 32, value: (row) => row.motif },
    ],
    [t, who, category, place],
  )
}
