import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from './CardList'
import type { Column } from './columns'
import { TableGrid } from './TableGrid'
import type { AnyListState } from './useListState'
import './table.scss'

export interface RowSelection {
  selected: readonly string[]
  onChange: (selected: string[]) => void
  /** Whether a row can be chosen; left out, each can. */
  accepts?: (key: string) => boolean
}

export interface DataTableProps<Row> {
  /** The name of the table, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; left out until the first answer. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string | number
  list: AnyListState
  /** Called with a row that was chosen; without it and without `rowLink` the rows only show. */
  onOpen?: (row: Row) => void
  /** Where a row leads, when it has a page. */
  rowLink?: (row: Row) => string
  /** A menu or a button at the end of each row. */
  rowActions?: (row: Row) => ReactNode
  selection?: RowSelection
  /** The name of one row in words, for its checkbox. */
  rowLabel?: (row: Row) => string
  refetching?: boolean
  error?: boolean
  onRetry?: () => void
  /** Shown when there is nothing at all; when only the filters find nothing, that is said instead. */
  empty: ReactNode
  /** Shown when the filters find nothing, where that is more than a search without a result: all is settled. */
  emptyFiltered?: ReactNode
}

/** A list page's table: server-side, by keyboard, with its waiting, empty and failed states; cards on a phone. */
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
