import type { Invoice } from '@contract/demo/invoice'
import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { InvoiceState } from './status'
import { useMoney } from './useMoney'

/** The columns of the list of invoices. */
export function useInvoiceColumns(): Column<Invoice>[] {
  const { t } = useTranslation('demoInvoice')
  const format = useFormat()
  const money = useMoney()
  return useMemo(
    () => [
      { id: 'id', header: t('fields.id'), primary: true, sortable: true, hideable: false, cell: (row) => `#${row.id}` },
      {
        id: 'client',
        sortKey: 'client.name',
        header: t('fields.client'),
        sortable: true,
        cell: (row) => (
          <span className="person">
            <Avatar name={row.client.name} src={row.avatar} />
            <span className="invoice-client">
              <b>{row.client.name}</b>
              <span className="muted">{row.client.companyEmail}</span>
            </span>
          </span>
        ),
      },
      {
        id: 'status',
        sortKey: 'invoiceStatus',
        header: t('fields.status'),
        sortable: true,
        cell: (row) => <InvoiceState status={row.invoiceStatus} />,
      },
      { id: 'total', header: t('fields.total'), sortable: true, align: 'end', cell: (row) => money(row.total) },
      {
        id: 'issuedDate',
        header: t('fields.issued'),
        sortable: true,
        cell: (row) => format.day(row.issuedDate, 'short'),
      },
      { id: 'dueDate', header: t('fields.due'), sortable: true, cell: (row) => format.day(row.dueDate, 'short') },
      {
        id: 'balance',
        header: t('fields.balance'),
        sortable: true,
        align: 'end',
        cell: (row) => (row.balance === 0 ? <StatusDot tone="success" label={t('settled')} /> : money(row.balance)),
      },
    ],
    [t, format, money],
  )
}
