import { exportContacts } from '@contract/calls/plateforme/contact'
import { CONTACT_SORTS, type MessageContact, STATUTS_CONTACT } from '@contract/plateforme/contact'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { ListScreen } from '@core/table/screen/ListScreen'
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

/** The messages sent to the platform. */
export function MessageListPage() {
  const { t } = useTranslation('contact')
  const list = useListState(LIST)
  const answer = useContactsQuery(list.query, { refetchOnFocus: true })
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
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      filters={filters}
      title={t('messages')}
      description={t('messagesText')}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportContacts}
          filters={list.query}
          columns={written}
          name={t('messages')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={MessageSquareText} title={t('empty.title')} text={t('empty.text')} />}
      panel={({ id, close }) => <MessagePanel key={id} id={id} onClose={close} />}
    />
  )
}
