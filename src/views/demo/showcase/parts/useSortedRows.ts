import type { DemoRow } from '@contract/demo/table'
import { useMemo, useState } from 'react'
import { amountOf, dayOfRow } from './demoColumns'

export type RowField = 'full_name' | 'email' | 'city' | 'start_date' | 'salary' | 'age'

const keyOf = (row: DemoRow, field: RowField): string | number => {
  if (field === 'salary') return amountOf(row)
  if (field === 'age') return Number(row.age)
  return field === 'start_date' ? dayOfRow(row) : row[field]
}

/** Rows that are all loaded: sorted and paged in the browser. */
export function useSortedRows(rows: readonly DemoRow[], usualPerPage: number) {
  const [sort, setSort] = useState<{ field: RowField; isDown: boolean }>({ field: 'full_name', isDown: false })
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(usualPerPage)
  const sorted = useMemo(() => {
    const way = sort.isDown ? -1 : 1
    return [...rows].sort((one, other) => {
      const [a, b] = [keyOf(one, sort.field), keyOf(other, sort.field)]
      return way * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
    })
  }, [rows, sort])
  // A shorter list has fewer pages.
  const last = Math.max(1, Math.ceil(sorted.length / perPage))
  const shownPage = Math.min(page, last)
  return {
    sort,
    perPage,
    page: shownPage,
    shown: sorted.slice((shownPage - 1) * perPage, shownPage * perPage),
    setPage,
    setPerPage: (next: number) => {
      setPerPage(next)
      setPage(1)
    },
    sortBy: (field: RowField) => setSort({ field, isDown: sort.field === field && !sort.isDown }),
  }
}
