import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useOverflowEdges } from '@core/hooks/scroll/useOverflowEdges'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { primaryOf } from '../columns'
import { GridRow } from './GridRow'
import { GridSkeleton } from './GridSkeleton'
import { SelectAll } from './RowSelect'
import { SortHeader } from './SortHeader'
import type { DataTableProps } from './tableProps'
import { groupStart, useGrid } from './useGrid'

/** The table itself, on wide screens. */
export function TableGrid<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('common')
  const { label, rows, rowId, list, rowActions, selection, groups } = props
  const { columns, entries } = useGrid(props.columns, rows, rowId, list.hidden)
  const primary = primaryOf(columns)
  const frame = useRef<HTMLDivElement>(null)
  useOverflowEdges(frame)
  const isHigh = columns.some(({ twoLines }) => twoLines)
  const look = ['data-table', rows ? '' : 'is-loading', isHigh ? 'has-two-lines' : ''].filter(Boolean).join(' ')
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  return (
    <div className="table-scroll" ref={frame}>
      <Table className={look} aria-label={label}>
        <thead>
          <tr>
            {selection ? (
              <th className="cell-check">
                <SelectAll keys={entries.map((entry) => entry.key)} selection={selection} />
              </th>
            ) : null}
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} primary={primary} list={list} />
            ))}
            {rowActions ? (
              <th className="cell-actions">
                <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            entries.map((entry, index) => {
              const group = groupStart(entries, index, groups?.keyOf)
              return (
                <Fragment key={entry.key}>
                  {group === null ? null : (
                    <tr className="row-group">
                      <th colSpan={width} scope="colgroup">
                        {groups?.heading(group)}
                      </th>
                    </tr>
                  )}
                  <GridRow entry={entry} columns={columns} table={props} />
                </Fragment>
              )
            })
          ) : (
            <GridSkeleton rows={list.perPage} columns={width} />
          )}
        </tbody>
      </Table>
    </div>
  )
}
