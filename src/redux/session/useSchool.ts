import { PAYS_PLATEFORME, type Pays, ZONES } from '@contract/clock/pays'
import { today } from '@core/format/date'
import type { Currency } from '@core/format/number'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'

/**
 * What depends on the country of the school signed in: how people write numbers and amounts, which time and day it is.
 * The platform's own people are at home in its country.
 */
export function useSchool() {
  const pays: Pays = useAppSelector(selectUserData)?.connect.ecole?.pays ?? PAYS_PLATEFORME
  const currency: Currency = pays === 'FR' ? 'EUR' : 'TND'
  const zone = ZONES[pays]
  return { pays, currency, zone, today: today(zone) }
}
