import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { formatDay } from '@core/format/date'
import { CalendarArrowUp, CalendarOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClosedReason } from './opening'
import { useClosedWord } from './useClosedWord'

interface ClosedDayProps {
  reason: ClosedReason
  /** The next day on which the school is open, if known. */
  next: string | null
  onDay: (day: string) => void
}

/** Shown on a closed day without events: the reason, and a link to the next open day. */
export function ClosedDay({ reason, next, onDay }: ClosedDayProps) {
  const { t, i18n } = useTranslation('evenement')
  const closedWord = useClosedWord()
  return (
    <div className="planning-frame closed-day">
      <EmptyState
        icon={CalendarOff}
        title={closedWord(reason)}
        text={t('closed.text')}
        action={
          next ? (
            <Button icon={CalendarArrowUp} onClick={() => onDay(next)}>
              {t('closed.next', { jour: formatDay(next, i18n.language) })}
            </Button>
          ) : null
        }
      />
    </div>
  )
}
