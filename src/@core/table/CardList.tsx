import { CardSkeleton } from '@core/components/states/Skeletons'
import { Fragment } from 'react'
import { type Column, primaryOf } from './columns'
import { RowOpener } from './grid/RowOpener'
import { RowCheckbox } from './grid/RowSelect'
import { isControl } from './grid/rowEvents'
import type { DataTableProps } from './grid/tableProps'
import { type Entry, groupStart, useGrid } from './grid/useGrid'

const PLACEHOLDERS = [1, 2, 3, 4]

/** The rows as cards on a phone: the primary column is the heading, the others are lines under it. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const { columns, entries } = useGrid(props.columns, props.rows, props.rowId, props.list.hidden)
  if (!props.rows) return PLACEHOLDERS.map((index) => <CardSkeleton key={index} lines={2} />)
  return (
    <ul className="card-list" aria-label={props.label}>
      {entries.map((entry, index) => {
        const group = groupStart(entries, index, props.groups?.keyOf)
        return (
          <Fragment key={entry.key}>
            {group === null ? null : <li className="card-group">{props.groups?.heading(group)}</li>}
            <RowCard entry={entry} columns={columns} table={props} />
          </Fragment>
        )
      })}
    </ul>
  )
}

interface RowCardProps<Row> {
  entry: Entry<Row>
  columns: readonly Column<Row>[]
  table: DataTableProps<Row>
}

function RowCard<Row>({ entry: { key, row }, columns, table }: RowCardProps<Row>) {
  const { onOpen, rowLink, rowActions, selection, rowLabel } = table
  const primary = primaryOf(columns)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the opener inside is the control; the card enlarges its touch area
    <li
      className="row-card"
      onClick={(event) => {
        if (!isControl(event)) event.currentTarget.querySelector<HTMLElement>('[data-opener]')?.click()
      }}
    >
      <div className="row-card-head">
        {selection ? <RowCheckbox rowKey={key} label={rowLabel?.(row) ?? key} selection={selection} /> : null}
        {primary ? (
          <div className="row-card-name">
            <RowOpener row={row} onOpen={onOpen} rowLink={rowLink}>
              {primary.cell(row)}
            </RowOpener>
          </div>
        ) : null}
        {rowActions?.(row)}
      </div>
      <dl className="row-card-lines">
        {columns
          .filter((column) => column !== primary && !column.desktopOnly)
          .map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </li>
  )
}
