import { IconButton } from '@core/components/IconButton'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface StepperProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** From the end back to the beginning. */
  wraps?: boolean
}

/** A number to type, with a button for each way. */
export function Stepper({ label, value, onChange, min = 0, max = 100, step = 1, wraps = false }: StepperProps) {
  const { t } = useTranslation('demoForms')
  const id = useId()
  const go = (next: number) => {
    if (wraps && next > max) return onChange(min)
    if (wraps && next < min) return onChange(max)
    onChange(Math.min(max, Math.max(min, next)))
  }
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="stepper">
        <IconButton
          icon={Minus}
          label={t('word.less', { label })}
          disabled={!wraps && value <= min}
          onClick={() => go(value - step)}
        />
        <input
          id={id}
          type="number"
          className="form-control"
          {...{ min, max, step, value }}
          onChange={({ target }) => Number.isNaN(target.valueAsNumber) || go(target.valueAsNumber)}
        />
        <IconButton
          icon={Plus}
          label={t('word.more', { label })}
          disabled={!wraps && value >= max}
          onClick={() => go(value + step)}
        />
      </div>
    </div>
  )
}
