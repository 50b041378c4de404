import { ArrowDown, ArrowUp } from 'lucide-react'
import { type Column, sortKeyOf } from '../columns'
import type { AnyListState } from '../useListState'

/** The heading of a column; a button when the list can be sorted by it. */
export function SortHeader<Row>({ column, list }: { column: Column<Row>; list: AnyListState }) {
  const key = sortKeyOf(column)
  const isUp = list.sort === key
  const isDown = list.sort === `-${key}`
  const className = column.align === 'end' ? 'cell-end' : undefined
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
