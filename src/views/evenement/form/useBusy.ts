import { toUtc, wallAt } from '@contract/clock/wall'
import type { FormValues } from '@src/parts/evenement/form/values'
import { useZone } from '@src/parts/evenement/useZone'
import { useLibresQuery } from '@src/redux/calendar/disponibilite'
import { useMemo } from 'react'
import { type Busy, busyOf } from './busy'

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day)

interface Wanted extends Pick<FormValues, 'calendar' | 'jour' | 'start' | 'end'> {
  /** The event being changed, which does not block its own time. */
  except: number | undefined
}

/** The people and vehicles that are not free at the form's time, by the rules that would refuse the event. */
export function useBusy({ calendar, jour, start, end, except }: Wanted): Busy {
  const zone = useZone()
  const isTime = isDay(jour) && start !== '' && start < end
  const span = isTime ? { start: toUtc(wallAt(jour, start), zone), end: toUtc(wallAt(jour, end), zone) } : null
  const { data } = useLibresQuery(
    { calendar, start: '', end: '', ...span, ...(except !== undefined && { except: String(except) }) },
    // Requested again each time: leave and working hours change on other pages.
    { skip: !span, refetchOnMountOrArgChange: true },
  )
  const known = span ? data : undefined
  return useMemo(() => busyOf(known), [known])
}
