import type { DemoRow } from '@contract/demo/table'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { useState } from 'react'

/** The sample's rows; changes last only until the page is left. */
export function useRecords() {
  const { data = [] } = useDemoRowsQuery()
  const [edited, setEdited] = useState<readonly DemoRow[] | null>(null)
  const rows = edited ?? data
  return {
    rows,
    /** Changes the row with this id, or inserts a new one at the front. */
    save: (row: DemoRow) =>
      setEdited(
        rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [row, ...rows],
      ),
    /** @returns a function that restores them */
    remove: (ids: readonly number[]) => {
      setEdited(rows.filter(({ id }) => !ids.includes(id)))
      return () => setEdited(rows)
    },
  }
}
