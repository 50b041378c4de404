import { useFormat } from '@core/format/useFormat'
import { useCallback } from 'react'

/** An amount in dinars: `1 250,000 DT`. */
export function useMoney() {
  const format = useFormat()
  // Avoids a negative zero.
  return useCallback((dinars: number) => format.amount(Math.round(dinars * 1000) || 0), [format])
}
