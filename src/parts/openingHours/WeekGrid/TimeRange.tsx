import type { Plage } from '@contract/planning/openingHours'
import { IconButton } from '@core/components/IconButton'
import { TimeInput } from '@core/form/date/TimeInput'
import { END_OF_DAY } from '@core/form/date/timeText'
import { FieldNotes } from '@core/form/fields/FieldShell'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface TimeRangeProps {
  plage: Plage
  /** The name of the day. */
  jour: string
  /** The fault's code. */
  fault: string | null
  onChange: (plage: Plage) => void
  onRemove: () => void
}

/** Midnight at the end of a day is often typed as 00:00. */
const asEnd = (time: string) => (time === '00:00' ? END_OF_DAY : time)

/** One range of times on one day. */
export function TimeRange({ plage, jour, fault, onChange, onRemove }: TimeRangeProps) {
  const { t } = useTranslation('planning')
  const id = useId()
  const common = fault ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {}
  const span = { jour, debut: plage.debut, fin: plage.fin }
  return (
    <div className="time-range">
      <TimeInput
        {...common}
        id={`${id}-debut`}
        aria-label={t('times.debut', { jour })}
        value={plage.debut}
        onChange={(debut) => onChange({ ...plage, debut })}
      />
      <span aria-hidden>–</span>
      <TimeInput
        {...common}
        id={`${id}-fin`}
        aria-label={t('times.fin', { jour })}
        value={plage.fin}
        max={END_OF_DAY}
        onChange={(fin) => onChange({ ...plage, fin: asEnd(fin) })}
      />
      <IconButton icon={X} label={t('times.remove', span)} onClick={onRemove} />
      <FieldNotes id={id} code={fault} />
    </div>
  )
}
