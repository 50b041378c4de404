import { Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const MINUTE_SECONDS = 60
/** Below this many minutes the time is announced. */
const SOON = 5

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The time that is left, announced five minutes and one minute before the end. */
export function ExamClock({ seconds }: { seconds: number }) {
  const { t } = useTranslation('cours')
  const isLast = seconds <= MINUTE_SECONDS
  const announced = isLast ? 1 : SOON
  const isSoon = seconds <= SOON * MINUTE_SECONDS
  return (
    <>
      <span className={isLast ? 'exam-clock is-last' : 'exam-clock'} role="timer" aria-label={t('exam.timeLeft')}>
        <Timer aria-hidden size={18} strokeWidth={1.75} />
        {Math.floor(seconds / MINUTE_SECONDS)}:{twoDigits(seconds % MINUTE_SECONDS)}
      </span>
      <span className="visually-hidden" role="status">
        {isSoon && seconds > 0 ? t('exam.minutesLeft', { count: announced }) : ''}
      </span>
    </>
  )
}
