import type { ReactNode } from 'react'
import type { Column } from '../columns'
import type { AnyListState } from '../useListState'

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
