import type { Currency } from '@core/format/number'
import type { Country } from '@core/format/phone'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { todayIn } from './carte'

/** What depends on the country of the school signed in. */
export function useSchool() {
  const pays: Country = useAppSelector(selectUserData)?.connect.ecole?.pays === 'FR' ? 'FR' : 'TN'
  const currency: Currency = pays === 'FR' ? 'EUR' : 'TND'
  return { pays, currency, today: todayIn(pays) }
}
