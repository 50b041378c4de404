import { PAYS_PLATEFORME, type Pays, ZONES } from '@contract/clock/pays'
import { today } from '@core/format/date'
import type { Currency } from '@core/format/number'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'

/**
 * The country settings of the signed-in user's school: formats of numbers and amounts, time zone and current day.
 * The platform's own staff use its home country.
 */
export function useSchool() {
  const pays: Pays = useAppSelector(selectUserData)?.connect.ecole?.pays ?? PAYS_PLATEFORME
  const currency: Currency = pays === 'FR' ? 'EUR' : 'TND'
  const zone = ZONES[pays]
  return { pays, currency, zone, today: today(zone) }
}
