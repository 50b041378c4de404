import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from '../columns'

/** A row with its key in the page. */
export interface Entry<Row> {
  key: string
  row: Row
}

/** The key of the group that begins with an entry; null when the entry continues the group before. */
export function groupStart<Row>(
  entries: readonly Entry<Row>[],
  index: number,
  keyOf: ((row: Row) => string) | undefined,
): string | null {
  const [entry, before] = [entries[index], entries[index - 1]]
  if (!keyOf || !entry) return null
  const key = keyOf(entry.row)
  return before && keyOf(before.row) === key ? null : key
}

// A type, not an interface: the table library requires an index signature.
type Data<Row> = { key: string; row: Row }

const features = tableFeatures({ columnVisibilityFeature })

/** The visible columns and the rows of the page, computed by the table library; the server sorts and pages. */
export function useGrid<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string | number,
  hidden: readonly string[],
) {
  const defs = useMemo(
    () => columns.map(({ id, header, hideable }) => ({ id, header, enableHiding: hideable })),
    [columns],
  )
  const data = useMemo<Data<Row>[]>(() => (rows ?? []).map((row) => ({ key: String(rowId(row)), row })), [rows, rowId])
  const state = useMemo(() => ({ columnVisibility: visibilityOf(columns, hidden) }), [columns, hidden])
  const table = useTable({ features, columns: defs, data, state, getRowId: (entry) => entry.key })
  const shown = new Set(table.getVisibleLeafColumns().map((column) => column.id))
  return {
    columns: columns.filter((column) => shown.has(column.id)),
    entries: table.getRowModel().rows.map((row): Entry<Row> => row.original),
  }
}

function visibilityOf<Row>(columns: readonly Column<Row>[], hidden: readonly string[]) {
  return Object.fromEntries(columns.map(({ id, hideable }) => [id, hideable === false || !hidden.includes(id)]))
}
