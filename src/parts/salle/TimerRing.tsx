import { useTranslation } from 'react-i18next'
import './timerRing.scss'

const RADIUS = 44
const AROUND = 2 * Math.PI * RADIUS
/** The seconds left from which the end of the time is announced. */
const LAST_SECONDS = 5

interface TimerRingProps {
  /** Null while no answers are accepted. */
  seconds: number | null
  total: number
}

/** The time left for a question: a ring that empties, with the figure in it. */
export function TimerRing({ seconds, total }: TimerRingProps) {
  const { t } = useTranslation('salle')
  const left = seconds ?? 0
  const share = Math.min(1, left / total)
  return (
    <div className="timer-ring" role="timer" aria-label={t('timeLeft')} data-last={left <= LAST_SECONDS || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle cx="50" cy="50" r={RADIUS} className="timer-ring-ground" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className="timer-ring-left"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
        />
      </svg>
      <span className="timer-ring-figure">{left}</span>
    </div>
  )
}
