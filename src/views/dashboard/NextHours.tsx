import { addDays } from '@contract/clock/days'
import { dayAt, toUtc, wallAt } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { useMinute } from '@core/hooks/useMinute'
import { paths } from '@src/configs/paths'
import { kindWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { useSchool } from '@src/redux/session/useSchool'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel, stateOf } from './Panel'

/**
 * The most hours shown of each instructor, and the most instructors. The others unfold in place, because no list holds
 * two days.
 */
const [HOURS, TEACHERS] = [3, 8]

interface Teacher {
  id: number | null
  nom: string | null
  events: Evenement[]
}

/** The events that are not over, by instructor; the one with the next event comes first. */
function byTeacher(events: readonly Evenement[], now: string): Teacher[] {
  const teachers = new Map<number | null, Teacher>()
  for (const event of events) {
    if (event.end <= now) continue
    const { idMoniteur: id, moniteur: nom } = event.extendedProps
    const known = teachers.get(id)
    if (known) known.events.push(event)
    else teachers.set(id, { id, nom, events: [event] })
  }
  return [...teachers.values()]
}

/** Reads the lessons and exams of today and tomorrow that are still planned. */
export function useNextHours({ skip }: { skip: boolean }) {
  const { today, zone } = useSchool()
  const span = {
    from: toUtc(wallAt(today, '00:00'), zone),
    to: toUtc(wallAt(addDays(today, 2), '00:00'), zone),
    status: 'PLANNED' as const,
  }
  const query = useEvenementsQuery(span, { refetchOnFocus: true, skip })
  return { today, events: query.data?.data ?? [], state: stateOf([query]), retry: () => void query.refetch() }
}

/** The next lessons and exams of today and tomorrow, side by side by instructor. */
export function NextHours({ hours: { today, events, state, retry } }: { hours: ReturnType<typeof useNextHours> }) {
  const { t } = useTranslation('dashboard')
  const now = useMinute()
  const teachers = byTeacher(events, now)
  const [shown, setShown] = useState(TEACHERS)
  const others = teachers.length - shown
  return (
    <Panel
      title={t('next.title')}
      action={<Link to={`${paths.calendrier}?vue=moniteurs`}>{t('next.calendar')}</Link>}
      state={state}
      onRetry={retry}
    >
      {teachers.length === 0 ? (
        <p className="muted panel-none">{t('next.none')}</p>
      ) : (
        <>
          <div className="next-hours">
            {teachers.slice(0, shown).map((teacher) => (
              <TeacherHours key={teacher.id} teacher={teacher} today={today} />
            ))}
          </div>
          {others > 0 ? (
            <div className="next-others">
              <Button look="ghost" size="sm" onClick={() => setShown(teachers.length)}>
                {t('next.teachers', { count: others })}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Panel>
  )
}

function TeacherHours({ teacher: { nom, events }, today }: { teacher: Teacher; today: string }) {
  const { t } = useTranslation('dashboard')
  const name = nom ?? t('next.nobody')
  const [shown, setShown] = useState(HOURS)
  const others = events.length - shown
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {events.slice(0, shown).map((event) => (
          <Hour key={event.idEvenement} event={event} today={today} />
        ))}
      </ul>
      {others > 0 ? (
        <Button
          look="ghost"
          size="sm"
          aria-label={t('next.of', { more: t('next.more', { count: others }), nom: name })}
          onClick={() => setShown(events.length)}
        >
          {t('next.more', { count: others })}
        </Button>
      ) : null}
    </section>
  )
}

function Hour({ event, today }: { event: Evenement; today: string }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const words = useWords()
  const isTomorrow = dayAt(event.start, words.zone) !== today
  return (
    <li>
      <time dateTime={event.start}>{format.time(event.start)}</time>
      <Link className="person-link" to={eventPath(event, words.zone)}>
        {event.title}
      </Link>
      <span className="muted">{format.beside([isTomorrow && t('next.tomorrow'), kindWord(event, words)])}</span>
    </li>
  )
}
