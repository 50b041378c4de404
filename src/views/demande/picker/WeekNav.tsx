import { addDays } from '@contract/clock/days'
import { IconButton } from '@core/components/IconButton'
import { withFirst } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Week } from './useWeek'
import { WEEK_DAYS } from './week'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** The current week with links to the neighbouring ones. */
export function WeekNav({ week }: { week: Week }) {
  const { t, i18n } = useTranslation('demande')
  const { from, show } = week
  const range = dateFormat(i18n.language, DAY).formatRange(utc(from), utc(addDays(from, WEEK_DAYS - 1)))
  const days = withFirst(range, i18n.language)
  return (
    <div className="slot-nav">
      <IconButton
        icon={ChevronLeft}
        label={t('ask.weekBefore')}
        disabled={!week.hasBefore}
        onClick={() => show(addDays(from, -WEEK_DAYS))}
      />
      <h3 aria-live="polite">{days}</h3>
      <IconButton
        icon={ChevronRight}
        label={t('ask.weekAfter')}
        disabled={!week.hasAfter}
        onClick={() => show(addDays(from, WEEK_DAYS))}
      />
    </div>
  )
}
