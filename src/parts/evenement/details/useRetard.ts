import { MAX_RETARD_MINUTES } from '@contract/planning/attestation'
import { readText, writeText } from '@core/platform/storage'
import { selectUserData } from '@src/redux/auth/slice'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { useAppSelector } from '@src/redux/hooks'
import { useEffect } from 'react'

const minutesIn = (text: string | null): number | null => {
  const minutes = Number.parseInt(text ?? '', 10)
  return minutes >= 0 && minutes <= MAX_RETARD_MINUTES ? minutes : null
}

/**
 * The minutes that the school waits for a late candidate before an absence may be recorded. Without network it is the
 * value that this device read last or, where it never read it, the longest that a school can set: so nothing is offered
 * that the backend would refuse.
 */
export function useRetard(): number {
  const { data } = usePlanningQuery()
  const key = `retard:${useAppSelector(selectUserData)?.idAutoEcole ?? 0}`
  const read = data?.reglages.retardMinutes
  useEffect(() => {
    if (read !== undefined) writeText(key, String(read))
  }, [key, read])
  return read ?? minutesIn(readText(key)) ?? MAX_RETARD_MINUTES
}
