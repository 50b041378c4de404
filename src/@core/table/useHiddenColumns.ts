import { useStored } from '@core/hooks/useStored'
import { useMemo } from 'react'

const NONE: readonly string[] = []

/**
 * The columns of a list hidden on this device. Only deviations from the default are stored: a new column gets its
 * default.
 */
export function useHiddenColumns(tableId: string, atFirst: readonly string[] = NONE) {
  const [stored, setStored] = useStored(`columns:${tableId}`)
  const changed = useMemo(() => stored?.split(',').filter(Boolean) ?? [], [stored])
  const hidden = useMemo(
    () => [...atFirst.filter((id) => !changed.includes(id)), ...changed.filter((id) => !atFirst.includes(id))],
    [atFirst, changed],
  )
  const toggleColumn = (id: string) => {
    const next = changed.includes(id) ? changed.filter((name) => name !== id) : [...changed, id]
    setStored(next.length > 0 ? next.join(',') : null)
  }
  return { hidden, toggleColumn }
}
