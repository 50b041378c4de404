import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CardList } from './CardList'
import { TableGrid } from './grid/TableGrid'
import type { DataTableProps } from './grid/tableProps'
import type { AnyListState } from './useListState'
import './table.scss'

/**
 * The table of a list page: sorted and paged by the server, operated by keyboard, with its loading, empty and failed
 * states; cards on a phone.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone()
  const { rows, error, onRetry, refetching, list, empty, emptyFiltered = <NothingFound list={list} /> } = props
  if (error && !rows) return <ErrorState onRetry={onRetry} retrying={refetching} />
  if (rows?.length === 0) return <div className="table-card">{list.hasFilters ? emptyFiltered : empty}</div>
  return (
    <div className={refetching && rows ? 'table-card is-refetching' : 'table-card'} aria-busy={refetching || !rows}>
      {isPhone ? <CardList {...props} /> : <TableGrid {...props} />}
    </div>
  )
}

function NothingFound({ list }: { list: AnyListState }) {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      icon={SearchX}
      title={t('table.nothingFound')}
      text={t('table.nothingFoundText')}
      action={<Button onClick={list.clearFilters}>{t('table.clearFilters')}</Button>}
    />
  )
}
