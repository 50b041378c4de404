import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useCallback } from 'react'

/** Formats millimes in the currency of the school. */
export function useMoney() {
  const format = useFormat()
  const { currency } = useSchool()
  return useCallback((millimes: number) => format.amount(millimes, currency), [format, currency])
}

/** The unit after which an amount field is named. */
export const useUnit = () => useFormat().currencySign(useSchool().currency)
