import type { Plage } from '@contract/planning/openingHours'
import { IconButton } from '@core/components/IconButton'
import { FieldNotes } from '@core/form/FieldShell'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface TimeRangeProps {
  plage: Plage
  /** The name of its day. */
  jour: string
  /** The code of its fault. */
  fault: string | null
  onChange: (plage: Plage) => void
  onRemove: () => void
}

/** The browser's field knows no 24:00: the midnight that ends a day is typed as 00:00. */
const typed = (time: string) => (time === '24:00' ? '00:00' : time)
const asEnd = (time: string) => (time === '00:00' ? '24:00' : time)

/** From when to when, on one day. */
export function TimeRange({ plage, jour, fault, onChange, onRemove }: TimeRangeProps) {
  const { t } = useTranslation('planning')
  const id = useId()
  const common = {
    type: 'time',
    className: fault ? 'form-control is-invalid' : 'form-control',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  }
  const span = { jour, debut: plage.debut, fin: plage.fin }
  return (
    <div className="time-range">
      <input
        {...common}
        aria-label={t('times.debut', { jour })}
        value={plage.debut}
        onChange={(event) => onChange({ ...plage, debut: event.target.value })}
      />
      <span aria-hidden>–</span>
      <input
        {...common}
        aria-label={t('times.fin', { jour })}
        value={typed(plage.fin)}
        onChange={(event) => onChange({ ...plage, fin: asEnd(event.target.value) })}
      />
      <IconButton icon={X} label={t('times.remove', span)} onClick={onRemove} />
      <FieldNotes id={id} code={fault} />
    </div>
  )
}
