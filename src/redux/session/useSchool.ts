import { today } from '@core/format/date'
import type { Currency } from '@core/format/number'
import type { Country } from '@core/format/phone'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'

const ZONES: Record<Country, string> = { TN: 'Africa/Tunis', FR: 'Europe/Paris' }

/** What depends on the country of the school signed in: how people write numbers and amounts, which time and day it is. */
export function useSchool() {
  const pays: Country = useAppSelector(selectUserData)?.connect.ecole?.pays === 'FR' ? 'FR' : 'TN'
  const currency: Currency = pays === 'FR' ? 'EUR' : 'TND'
  const zone = ZONES[pays]
  return { pays, currency, zone, today: today(zone) }
}
