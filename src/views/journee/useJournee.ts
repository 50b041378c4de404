import { addDays } from '@contract/clock/days'
import { dayOf, toUtc, toWall, wallAt } from '@contract/clock/wall'
import { isRecentAnswer } from '@contract/planning/attestation'
import type { Evenement } from '@contract/planning/evenement'
import { readText, writeText } from '@core/platform/storage'
import { useZone } from '@src/parts/evenement/useZone'
import { selectUserData } from '@src/redux/auth/slice'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { useAppSelector } from '@src/redux/hooks'
import { journeeKey } from '@src/redux/moniteur/day/dayKey'
import { useSchool } from '@src/redux/session/useSchool'
import { useEffect, useMemo } from 'react'

/** Number of past days whose lessons may still be open. */
const DAYS_BACK = 7

interface Kept {
  day: string
  /** When the server returned it. */
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
 * The lessons of the signed-in instructor: open past ones, today's and tomorrow's. The last answer is stored on the
 * device for the rest of the day, for offline use.
 */
export function useJournee() {
  const { today } = useSchool()
  const zone = useZone()
  const person = useAppSelector(selectUserData)?.connect.id ?? 0
  const key = journeeKey(person)
  const span = {
    from: toUtc(wallAt(addDays(today, -DAYS_BACK), '00:00'), zone),
    to: toUtc(wallAt(addDays(today, 2), '00:00'), zone),
    // In the same answer as the lessons, so that the stored copy is complete.
    reprises: 'true' as const,
  }
  const query = useEvenementsQuery(span)
  const { data: answer, fulfilledTimeStamp: fetchedAt } = query
  useEffect(() => {
    if (!answer || !fetchedAt) return
    const kept: Kept = { day: today, at: new Date(fetchedAt).toISOString(), data: answer.data }
    writeText(key, JSON.stringify(kept))
  }, [answer, fetchedAt, key, today])

  const kept = useMemo(() => (answer ? null : keptIn(readText(key), today)), [answer, key, today])
  const events = answer?.data ?? kept?.data
  return {
    ...query,
    known: events !== undefined,
    /** The time of the stored list, when it is shown because the request failed. */
    keptAt: query.error ? (kept?.at ?? null) : null,
    ...groups(events ?? [], today, (event) => dayOf(toWall(event.start, zone))),
  }
}

/** Groups the lessons: earlier ones without an answer or with one that may be corrected, today's, tomorrow's. */
function groups(events: Evenement[], today: string, dayOfEvent: (event: Evenement) => string) {
  const on = (day: string) => events.filter((event) => dayOfEvent(event) === day)
  const earlier = events.filter((event) => dayOfEvent(event) < today)
  const now = new Date().toISOString()
  return {
    late: earlier.filter(({ status }) => status === 'PLANNED'),
    recent: earlier.filter(
      ({ status, extendedProps: { attesteParMoi, attesteLe } }) =>
        status !== 'PLANNED' && attesteParMoi && isRecentAnswer(attesteLe, now),
    ),
    today: on(today),
    tomorrow: on(addDays(today, 1)),
  }
}
