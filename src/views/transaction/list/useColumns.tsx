import type { Transaction } from '@contract/argent/transaction'
import { StatusDot } from '@core/components/StatusDot'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { METHOD_ICONS } from '@src/parts/argent/methods'
import { isNeutral, shownAmount } from '@src/parts/argent/signed'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTransactionWords } from '@src/parts/argent/useTransactionWords'
import { useZone } from '@src/parts/evenement/useZone'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the list; below day headings, a row shows only its time. */
export function useColumns(isByDay: boolean): Column<Transaction>[] {
  const { t } = useTranslation(['transaction', 'paiement', 'fields'])
  const format = useFormat()
  const zone = useZone()
  const money = useMoney()
  const { who, what } = useTransactionWords()
  return useMemo(
    () => [
      {
        id: 'who',
        header: t('columns.who'),
        primary: true,
        hideable: false,
        cell: (row) => <span className={isVoid(row) ? 'tx-void' : undefined}>{who(row)}</span>,
      },
      {
        id: 'what',
        header: t('columns.what'),
        cell: (row) => (
          <span className="tx-what">
            <span className="muted">{what(row)}</span>
            <State row={row} />
          </span>
        ),
      },
      {
        id: 'numero',
        header: t('fields:numero'),
        width: '140px',
        cell: (row) => <span className="num">{row.numero}</span>,
      },
      { id: 'method', header: t('fields:method'), width: '150px', cell: (row) => <Method row={row} /> },
      {
        id: 'jour',
        header: isByDay ? t('columns.time') : t('columns.day'),
        sortable: true,
        // On a phone the day heading is enough.
        desktopOnly: isByDay,
        width: '130px',
        cell: (row) => (
          <span className="num">
            {isByDay ? format.time(row.createdAt, zone) : format.day(row.jour, 'short')}
            {row.dateOperation === row.jour ? null : (
              <span className="muted tx-dated">{t('dated', { day: format.day(row.dateOperation, 'short') })}</span>
            )}
          </span>
        ),
      },
      { id: 'caissier', header: t('columns.cashier'), desktopOnly: true, cell: (row) => row.caissier },
      {
        id: 'montant',
        header: t('fields:montant'),
        align: 'end',
        sortable: true,
        hideable: false,
        width: '150px',
        cell: (row) => <b className={amountClass(row)}>{money(shownAmount(row))}</b>,
      },
    ],
    [t, format, zone, money, who, what, isByDay],
  )
}

/** Whether a row has no effect on the totals: it is reversed, or is a reversal. */
const isVoid = ({ idReversed, reversedBy }: Transaction) => idReversed !== null || reversedBy !== null

function amountClass(row: Transaction): string {
  if (row.reversedBy !== null) return 'tx-amount tx-reversed'
  if (isNeutral(row) || row.idReversed !== null) return 'tx-amount tx-neutral'
  return shownAmount(row) > 0 ? 'tx-amount tx-in' : 'tx-amount'
}

function State({ row }: { row: Transaction }) {
  const { t } = useTranslation('transaction')
  if (row.cheque === 'REJETE') return <StatusDot tone="danger" label={t('cheque.REJETE')} />
  if (row.reversedBy !== null) return <StatusDot tone="neutral" label={t('etat.contrepassee')} />
  return row.idReversed === null ? null : <StatusDot tone="warning" label={t('etat.contrepassation')} />
}

/** The payment method; transfers between places and write-offs have none. */
function Method({ row }: { row: Transaction }) {
  const { t } = useTranslation('paiement')
  if (row.kind === 'TRANSFER' || row.method === null) return <Blank />
  const Icon = METHOD_ICONS[row.method]
  return (
    <span className="tx-method">
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      {t(`method.${row.method}`)}
    </span>
  )
}
