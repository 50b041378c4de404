import type { Conge } from '@contract/planning/disponibilite'
import type { Evenement } from '@contract/planning/evenement'
import { formatDay } from '@core/format/date'
import type { Days } from '@src/parts/evenement/calendar/views'
import { useWords } from '@src/parts/evenement/useWords'
import { useZone } from '@src/parts/evenement/useZone'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dayHeads } from '../calendar/hours/leaves'
import { closedReason, type Opening } from '../calendar/hours/opening'
import { useClosedWord } from '../calendar/hours/useClosedWord'
import { EventList } from '../EventList'
import { MonthGrid } from './MonthGrid'
import { monthDays } from './monthDays'
import './month.scss'

interface MonthDotsProps {
  jour: string
  days: Days
  today: string
  events: readonly Evenement[]
  opening: Opening
  leaves: readonly Conge[]
  isLoading: boolean
  onDay: (day: string) => void
  onOpen: (id: number) => void
}

/** A month on a small screen: dots under each day, and the selected day's lessons below. */
export function MonthDots({ jour, days, today, events, opening, leaves, isLoading, onDay, onOpen }: MonthDotsProps) {
  const { t, i18n } = useTranslation('evenement')
  const zone = useZone()
  const all = useMemo(() => monthDays(events, days, zone), [events, days, zone])
  const words = useWords()
  const away = useMemo(() => dayHeads(leaves, days, words), [leaves, days, words])
  const chosen = all.find(({ day }) => day === jour)
  const closedWord = useClosedWord()
  const reason = closedReason(opening, jour)
  const leave = away.get(jour)
  const empty = reason ? closedWord(reason) : t('empty.day')
  return (
    <section className="month-dots" aria-label={t('calendarLabel')}>
      <MonthGrid days={all} jour={jour} today={today} opening={opening} away={away} onDay={onDay} />
      <h3 className="month-day">{formatDay(jour, i18n.language, 'long')}</h3>
      {leave ? <p className="muted">{leave.full}</p> : null}
      {chosen && chosen.count > 0 ? (
        <EventList events={chosen.events} onOpen={onOpen} />
      ) : (
        <p className="muted">{isLoading ? t('legend.loading') : empty}</p>
      )}
    </section>
  )
}
