import { addDays, monthOf } from '@contract/clock/days'
import { formatDay } from '@core/format/date'
import { inRow } from '@core/format/inRow'
import { dateFormat } from '@core/format/locale'
import { keyAsRead } from '@core/platform/direction'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaveHead } from '../calendar/hours/leaves'
import { closedReason, type Opening } from '../calendar/hours/opening'
import type { MonthDay } from './monthDays'

interface MonthGridProps {
  days: readonly MonthDay[]
  jour: string
  today: string
  opening: Opening
  /** Who is on leave, by day. */
  away: ReadonlyMap<string, LeaveHead>
  onDay: (day: string) => void
}

const WEEK = 7
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK }

/** The days of a month as small buttons with roving focus: one Tab stop, arrows move between days. */
export function MonthGrid({ days, jour, today, opening, away, onDay }: MonthGridProps) {
  const { t, i18n } = useTranslation('evenement')
  const grid = useRef<HTMLFieldSetElement>(null)
  const isStepping = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after an arrow key changed the day
  useEffect(() => {
    if (!isStepping.current) return
    isStepping.current = false
    grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [jour])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[keyAsRead(event.key)]
    if (!step) return
    event.preventDefault()
    isStepping.current = true
    onDay(addDays(jour, step))
  }
  const weekday = (day: string) =>
    dateFormat(i18n.language, { weekday: 'narrow', timeZone: 'UTC' }).format(Date.parse(day))
  return (
    <fieldset className="month-grid" ref={grid} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{t('vue.mois')}</legend>
      {days.slice(0, WEEK).map(({ day }) => (
        <span key={day} className="month-weekday" aria-hidden>
          {weekday(day)}
        </span>
      ))}
      {days.map(({ day, count, etapes, hasExam }) => {
        const isClosed = closedReason(opening, day) !== null
        const state = `${isClosed ? 'is-closed' : ''} ${monthOf(day) === monthOf(jour) ? '' : 'is-other'}`
        return (
          <button
            key={day}
            type="button"
            className={`month-cell ${state}`}
            aria-pressed={day === jour}
            aria-current={day === today ? 'date' : undefined}
            aria-label={inRow(
              [
                formatDay(day, i18n.language, 'long'),
                t('legend.count', { count }),
                hasExam && t('legend.exam'),
                isClosed && t('closed.word'),
                away.get(day)?.full,
              ],
              i18n.language,
            )}
            tabIndex={day === jour ? 0 : -1}
            onClick={() => onDay(day)}
          >
            <span className="month-number">{Number(day.slice(8))}</span>
            <span className="month-marks" aria-hidden>
              {etapes.map((etape) => (
                <span key={etape} className={`ev-dot ev-${etape}`} />
              ))}
              {away.has(day) ? <span className="ev-dot month-away" /> : null}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
