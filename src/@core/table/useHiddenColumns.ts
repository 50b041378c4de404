import { useStored } from '@core/hooks/useStored'
import { useMemo } from 'react'

const NONE: readonly string[] = []

/**
 * Which columns of a list are hidden on this device. What is remembered are the columns chosen otherwise than at first:
 * a column that is new is shown, or hidden, as everybody has it.
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
