import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DataTableProps } from './tableProps'

interface RowOpenerProps<Row> extends Pick<DataTableProps<Row>, 'onOpen' | 'rowLink'> {
  row: Row
  children: ReactNode
}

/** The name of a row: a link to its page, or a button that opens it. */
export function RowOpener<Row>({ row, onOpen, rowLink, children }: RowOpenerProps<Row>) {
  if (rowLink) {
    return (
      <Link className="row-opener" to={rowLink(row)} data-opener>
        {children}
      </Link>
    )
  }
  if (!onOpen) return children
  return (
    <button type="button" className="row-opener" data-opener onClick={() => onOpen(row)}>
      {children}
    </button>
  )
}
