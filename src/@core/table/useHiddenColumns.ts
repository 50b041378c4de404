import { useStored } from '@core/hooks/useStored'
import { useMemo } from 'react'

/** Which columns of a list are hidden on this device. */
export function useHiddenColumns(tableId: string) {
  const [stored, setStored] = useStored(`columns:${tableId}`)
  const hidden = useMemo(() => stored?.split(',').filter(Boolean) ?? [], [stored])
  const toggleColumn = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((name) => name !== id) : [...hidden, id]
    setStored(next.length > 0 ? next.join(',') : null)
  }
  return { hidden, toggleColumn }
}
