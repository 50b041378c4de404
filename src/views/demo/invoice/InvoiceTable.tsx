import type { Invoice } from '@contract/demo/invoice'
import { INVOICE_STATUSES } from '@contract/demo/invoice'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { demoPaths } from '@src/configs/demo/paths'
import { useInvoicesQuery } from '@src/redux/demo/invoice/api'
import { FileText, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sortQuery } from '../shared/sorting'
import { useInvoiceColumns } from './columns'
import { InvoiceMenu } from './InvoiceMenu'
import { useStatusOptions } from './status'
import './invoice.scss'

const LIST = {
  id: 'factures-demo',
  sorts: ['id', 'client.name', 'invoiceStatus', 'total', 'issuedDate', 'dueDate', 'balance'],
  defaultSort: '-id',
  filters: { status: INVOICE_STATUSES },
} as const
const rowId = (row: Invoice) => row.id
const rowLink = (row: Invoice) => demoPaths.invoicePreview(row.id)
const rowActions = (row: Invoice) => <InvoiceMenu invoice={row} />

interface InvoiceTableProps {
  /** The client whose invoices are shown; all by default. */
  client?: { name: string; email: string }
}

/** The list of invoices with its toolbar: on its own page, on the dashboard and on a user's page. */
export function InvoiceTable({ client }: InvoiceTableProps) {
  const { t } = useTranslation('demoInvoice')
  const list = useListState(LIST)
  const { page, perPage, query } = list
  const { q, status, sort } = query
  const asked = { page, perPage, q, status, ...(client && { client: client.email }), ...sortQuery(sort) }
  const { data, isFetching, isError, refetch } = useInvoicesQuery(asked)
  const columns = useInvoiceColumns()
  const filters = [{ name: 'status', label: t('fields.status'), options: useStatusOptions() }]
  return (
    <>
      <TableToolbar list={list} columns={columns} filters={filters} searchLabel={t('search')} />
      <DataTable
        columns={columns}
        list={list}
        rowId={rowId}
        rowLink={rowLink}
        rowActions={rowActions}
        label={t('title')}
        rows={data?.invoices}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={FileText}
            title={client && !q && !status ? t('empty.of', { name: client.name }) : t('empty.title')}
            text={t('empty.text')}
            action={
              <ButtonLink icon={Plus} to={demoPaths.invoiceAdd}>
                {t('add')}
              </ButtonLink>
            }
          />
        }
      />
      <Pagination list={list} total={data?.total} refetching={isFetching} />
    </>
  )
}
