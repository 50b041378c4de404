import { useFormat } from '@core/format/useFormat'
import { useCallback } from 'react'

/** Formats thousandths of a dinar, or dinars. */
export function useMoney() {
  const format = useFormat()
  const millimes = useCallback((amount: number) => format.amount(amount || 0), [format])
  const dinars = useCallback((amount: number) => millimes(Math.round(amount * 1000)), [millimes])
  return { millimes, dinars }
}
