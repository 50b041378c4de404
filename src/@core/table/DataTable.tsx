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
  /** Whether a row can be selected; every row by default. */
  accepts?: (key: string) => boolean
}

/** Rows that belong together, one after the other, below a heading of their own. */
export interface RowGroups<Row> {
  keyOf: (row: Row) => string
  heading: (key: string) => ReactNode
}

export interface DataTableProps<Row> {
  /** The name of the table, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string | number
  list: AnyListState
  /** Called with the chosen row; without it and without `rowLink` rows cannot be opened. */
  onOpen?: (row: Row) => void
  /** The address of a row's page. */
  rowLink?: (row: Row) => string
  /** A menu or a button at the end of each row. */
  rowActions?: (row: Row) => ReactNode
  /** Headings between the rows, such as the days of a list in their order. */
  groups?: RowGroups<Row>
  selection?: RowSelection
  /** The accessible name of a row's checkbox. */
  rowLabel?: (row: Row) => string
  refetching?: boolean
  error?: boolean
  onRetry?: () => void
  /** Shown when the list is empty; when filters exclude everything, a text about the filters is shown instead. */
  empty: ReactNode
  /** Shown when the filters exclude everything, if that is good news: all rows are dealt with. */
  emptyFiltered?: ReactNode
}

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
