import { addDays } from '@contract/clock/days'
import { dayOf, toUtc, toWall, wallAt } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'
import { readText, writeText } from '@core/platform/storage'
import { useZone } from '@src/parts/evenement/useZone'
import { selectUserData } from '@src/redux/auth/slice'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { useAppSelector } from '@src/redux/hooks'
import { journeeKey } from '@src/redux/moniteur/day/dayKey'
import { useSchool } from '@src/redux/session/useSchool'
import { useEffect, useMemo } from 'react'

/** How far back a lesson may still wait for its answer, in days. */
const BACK = 7

interface Kept {
  day: string
  /** When the school told it. */
  at: string
  data: Evenement[]
}

function keptIn(text: string | null, day: string): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(text ?? 'null')
    return kept?.day === day ? kept : null
  } catch {
    return null
  }
}

/**
 * The lessons of the instructor signed in: those that wait for an answer, today's and tomorrow's. What was seen last
 * stays on the device for the rest of the day, for where there is no network.
 */
export function useJournee() {
  const { today } = useSchool()
  const zone = useZone()
  const person = useAppSelector(selectUserData)?.connect.id ?? 0
  const key = journeeKey(person)
  const span = {
    from: toUtc(wallAt(addDays(today, -BACK), '00:00'), zone),
    to: toUtc(wallAt(addDays(today, 2), '00:00'), zone),
    // Of the same answer as the lessons: what is kept on the device is then complete.
    reprises: 'true' as const,
  }
  const query = useEvenementsQuery(span)
  const { data: answer, fulfilledTimeStamp: told } = query
  useEffect(() => {
    if (!answer || !told) return
    const kept: Kept = { day: today, at: new Date(told).toISOString(), data: answer.data }
    writeText(key, JSON.stringify(kept))
  }, [answer, told, key, today])

  const kept = useMemo(() => (answer ? null : keptIn(readText(key), today)), [answer, key, today])
  const events = answer?.data ?? kept?.data
  return {
    ...query,
    known: events !== undefined,
    /** When the list was told, where it is one of earlier and the school could not be asked. */
    keptAt: query.error ? (kept?.at ?? null) : null,
    ...groups(events ?? [], today, (event) => dayOf(toWall(event.start, zone))),
  }
}

/** Those of before today that nobody has answered for, today's, tomorrow's. */
function groups(events: Evenement[], today: string, dayOfEvent: (event: Evenement) => string) {
  const on = (day: string) => events.filter((event) => dayOfEvent(event) === day)
  return {
    late: events.filter((event) => event.status === 'PLANNED' && dayOfEvent(event) < today),
    today: on(today),
    tomorrow: on(addDays(today, 1)),
  }
}
