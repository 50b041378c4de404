import { ArrowDown, ArrowUp } from 'lucide-react'
import { type Column, cellClass, sortKeyOf } from '../columns'
import type { AnyListState } from '../useListState'

interface SortHeaderProps<Row> {
  column: Column<Row>
  /** The column that names the rows. */
  primary: Column<Row> | undefined
  list: AnyListState
}

/** The heading of a column; a button when the list can be sorted by it. */
export function SortHeader<Row>({ column, primary, list }: SortHeaderProps<Row>) {
  const key = sortKeyOf(column)
  const isUp = list.sort === key
  const isDown = list.sort === `-${key}`
  const className = cellClass(column, primary)
  const style = column.width ? { inlineSize: column.width } : undefined
  if (!column.sortable) {
    return (
      <th scope="col" className={className} style={style}>
        {column.header}
      </th>
    )
  }
  return (
    <th scope="col" className={className} style={style} aria-sort={sortWord(isUp, isDown)}>
      <button type="button" className="sort-button" onClick={() => list.toggleSort(key)}>
        {column.header}
        {isDown ? (
          <ArrowDown aria-hidden size={14} />
        ) : (
          <ArrowUp aria-hidden size={14} className={isUp ? '' : 'sort-idle'} />
        )}
      </button>
    </th>
  )
}

function sortWord(isUp: boolean, isDown: boolean) {
  if (isUp) return 'ascending'
  return isDown ? 'descending' : 'none'
}
