import type { Country } from '@core/format/phone'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'

/** The country of the school: its phone numbers are written as people write them there. */
export function useHome(): Country {
  return useAppSelector(selectUserData)?.connect.ecole?.pays === 'FR' ? 'FR' : 'TN'
}
