import { useFormat } from '@core/format/useFormat'
import { useCallback } from 'react'

/** Dinars in words: `1 250,000 DT`. */
export function useMoney() {
  const format = useFormat()
  // Less nothing is nothing: without the sign.
  return useCallback((dinars: number) => format.amount(Math.round(dinars * 1000) || 0), [format])
}
