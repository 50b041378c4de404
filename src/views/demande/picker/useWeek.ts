import { addDays, mondayOf } from '@contract/clock/days'
import { dayAt } from '@contract/clock/wall'
import type { CreneauQuery } from '@contract/planning/creneau'
import { useOpeningsQuery } from '@src/redux/calendar/demande'
import { useSchool } from '@src/redux/session/useSchool'
import { useEffect, useState } from 'react'
import { WEEK_DAYS } from './week'

type Wanted = Omit<CreneauQuery, 'from' | 'to'>

/** The free times of one week, with navigation. It starts at the first week with free times. */
export function useWeek(wanted: Wanted, horizonJours: number) {
  const { today, zone } = useSchool()
  const [from, setFrom] = useState(() => mondayOf(today))
  const [hasTurned, setTurned] = useState(false)
  const query = useOpeningsQuery({ ...wanted, from, to: addDays(from, WEEK_DAYS - 1) })
  const { currentData: data } = query
  const next = data?.prochain ? mondayOf(dayAt(data.prochain, zone)) : null
  const isEmpty = data?.creneaux.length === 0
  useEffect(() => {
    if (!hasTurned && isEmpty && next) setFrom(next)
  }, [hasTurned, isEmpty, next])
  const show = (monday: string) => {
    setTurned(true)
    setFrom(monday)
  }
  return {
    from,
    data,
    query,
    /** Shows a week; from then on there is no automatic jump. */
    show,
    next,
    // Jumping to the first week with free times.
    isLeaving: !hasTurned && isEmpty && next !== null,
    hasBefore: from > mondayOf(today),
    hasAfter: addDays(from, WEEK_DAYS) <= addDays(today, horizonJours),
  }
}

export type Week = ReturnType<typeof useWeek>
