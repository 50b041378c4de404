import type { DemoRow } from '@contract/demo/table'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { useState } from 'react'

/** The sample's rows, changed on this page alone: at the next visit they are as they were. */
export function useRecords() {
  const { data = [] } = useDemoRowsQuery()
  const [edited, setEdited] = useState<readonly DemoRow[] | null>(null)
  const rows = edited ?? data
  return {
    rows,
    /** Changes the row of this number, or puts a new one in front. */
    save: (row: DemoRow) =>
      setEdited(
        rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [row, ...rows],
      ),
    /** @returns what brings them back */
    remove: (ids: readonly number[]) => {
      setEdited(rows.filter(({ id }) => !ids.includes(id)))
      return () => setEdited(rows)
    },
  }
}
