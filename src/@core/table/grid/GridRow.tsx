import { type Column, cellClass, primaryOf } from '../columns'
import { RowOpener } from './RowOpener'
import { RowCheckbox } from './RowSelect'
import { isControl, moveBetweenRows } from './rowEvents'
import type { DataTableProps } from './tableProps'
import type { Entry } from './useGrid'

interface GridRowProps<Row> {
  entry: Entry<Row>
  columns: readonly Column<Row>[]
  table: DataTableProps<Row>
}

/** A table row: a press anywhere opens it, arrows move to its neighbours. */
export function GridRow<Row>({ entry: { key, row }, columns, table }: GridRowProps<Row>) {
  const { onOpen, rowLink, rowActions, selection, list, rowLabel } = table
  const primary = primaryOf(columns)
  const opens = onOpen !== undefined || rowLink !== undefined
  return (
    // The opener inside is the control; the row only enlarges its mouse target.
    <tr
      data-row={key}
      aria-selected={selection ? selection.selected.includes(key) : undefined}
      className={rowClass(opens, list.row === key)}
      onKeyDown={moveBetweenRows}
      onClick={(event) => {
        if (opens && !isControl(event)) event.currentTarget.querySelector<HTMLElement>('[data-opener]')?.click()
      }}
    >
      {selection ? (
        <td className="cell-check">
          <RowCheckbox rowKey={key} label={rowLabel?.(row) ?? key} selection={selection} />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column, primary)}>
          {column === primary ? (
            <RowOpener row={row} onOpen={onOpen} rowLink={rowLink}>
              {column.cell(row)}
            </RowOpener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowActions ? <td className="cell-actions">{rowActions(row)}</td> : null}
    </tr>
  )
}

const rowClass = (opens: boolean, isChosen: boolean) =>
  [opens ? 'row-opens' : '', isChosen ? 'row-chosen' : ''].filter(Boolean).join(' ') || undefined
