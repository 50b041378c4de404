import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/EmptyState'
import { formatDay } from '@core/format/date'
import { CalendarArrowUp, CalendarOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClosedReason } from './opening'
import { useClosedWord } from './useClosedWord'

interface ClosedDayProps {
  reason: ClosedReason
  /** The first day on which the school opens again, as far as one can see. */
  next: string | null
  onDay: (day: string) => void
}

/** A day on which nobody works and nothing is planned: why, and the way to the next one that is open. */
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
