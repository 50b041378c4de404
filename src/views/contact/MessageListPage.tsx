import { exportContacts } from '@contract/calls/plateforme/contact'
import { CONTACT_SORTS, type MessageContact, STATUTS_CONTACT } from '@contract/plateforme/contact'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import type { FilterDef } from '@core/table/FilterField'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useContactsQuery } from '@src/redux/contact/contact'
import { MessageSquareText } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MessagePanel } from './MessagePanel'
import { useMessageColumns, useMessageExport } from './useMessageColumns'

const LIST = {
  id: 'messages',
  sorts: CONTACT_SORTS,
  defaultSort: '-createdAt',
  filters: { statut: STATUTS_CONTACT },
} as const
const rowId = (row: MessageContact) => row.id
const rowLabel = (row: MessageContact) => row.sujet

/** What people wrote to the platform. */
export function MessageListPage() {
  const { t } = useTranslation('contact')
  const list = useListState(LIST)
  const { data, isError, isFetching, refetch } = useContactsQuery(list.query, { refetchOnFocus: true })
  const columns = useMessageColumns()
  const written = useMessageExport()
  const filters = useMemo<FilterDef[]>(
    () => [
      {
        name: 'statut',
        label: t('fields.statut'),
        options: STATUTS_CONTACT.map((value) => ({ value, label: t(`statut.${value}`) })),
      },
    ],
    [t],
  )
  const exporting = (
    <ListExportMenu
      call={exportContacts}
      filters={list.query}
      columns={written}
      name={t('messages')}
      total={data?.totalDataCount}
    />
  )
  return (
    <Page title={t('messages')} description={t('messagesText')}>
      <TableToolbar {...{ list, columns, filters }} searchLabel={t('search')} actions={exporting} />
      <DataTable
        {...{ columns, list, rowId, rowLabel }}
        label={t('messages')}
        rows={isError ? undefined : data?.data}
        onOpen={(row) => list.setRow(row.id)}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={MessageSquareText} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
      {list.row && /^\d{1,9}$/.test(list.row) ? (
        <MessagePanel key={list.row} id={Number(list.row)} onClose={() => list.setRow(null)} />
      ) : null}
    </Page>
  )
}
