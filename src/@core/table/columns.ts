import type { ReactNode } from 'react'

/** One column of a list, and one line of its card on a phone. */
export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The field to sort by, when it is not the column's id. */
  sortKey?: string
  sortable?: boolean
  /** False for columns that must always be visible. */
  hideable?: boolean
  /** `end` for amounts and numbers. */
  align?: 'start' | 'end'
  /** The column that names the row: it opens it, and heads its card. Only one; the first one by default. */
  primary?: boolean
  /** Omitted from the card on a phone. */
  desktopOnly?: boolean
  /** Its values may take two lines where the table is short of room: words, never figures. */
  wraps?: boolean
  /** Some of its values have a second line: all rows are as high, while they load too. */
  twoLines?: boolean
  /** A fixed width of the column: `120px`. */
  width?: string
}

export const primaryOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.find((column) => column.primary) ?? columns[0]

/** The class names of a column's cells, of its heading too. */
export const cellClass = <Row>(column: Column<Row>, primary: Column<Row> | undefined) =>
  [column === primary && 'cell-name', column.align === 'end' && 'cell-end', column.wraps && 'cell-wraps']
    .filter(Boolean)
    .join(' ') || undefined

export const sortKeyOf = <Row>(column: Column<Row>) => column.sortKey ?? column.id
