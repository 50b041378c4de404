import { IconButton } from '@core/components/IconButton'
import { type LucideIcon, Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface StepperProps {
  label: string
  value: number
  onChange?: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** Goes from the end back to the beginning. */
  wraps?: boolean
  size?: 'sm' | 'lg'
  /** The label beside the number. */
  inline?: boolean
  /** `wide` takes all available space, `narrow` only that of its digits. */
  width?: 'wide' | 'narrow'
  /** The buttons one above the other. */
  upright?: boolean
  /** The icons of the buttons for less and for more. */
  icons?: readonly [LucideIcon, LucideIcon]
  state?: 'disabled' | 'readOnly'
}

const ICONS = [Minus, Plus] as const
const nothing = () => undefined

/** A number to type, with a button to decrease it and one to increase it. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange = nothing, min = 0, max = 100, step = 1, wraps = false } = props
  const { size, inline = false, width, upright = false, icons: [Less, More] = ICONS, state } = props
  const { t } = useTranslation('demoForms')
  const id = useId()
  const go = (next: number) => {
    if (wraps && next > max) return onChange(min)
    if (wraps && next < min) return onChange(max)
    onChange(Math.min(max, Math.max(min, next)))
  }
  return (
    <div className={inline ? 'field stepper-inline' : 'field'}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className={['stepper', upright ? 'stepper-upright' : '', width ? `stepper-${width}` : ''].join(' ').trim()}>
        <IconButton
          icon={Less}
          label={t('word.less', { label })}
          disabled={state !== undefined || (!wraps && value <= min)}
          onClick={() => go(value - step)}
        />
        <input
          id={id}
          type="number"
          className={size ? `form-control form-control-${size}` : 'form-control'}
          disabled={state === 'disabled'}
          readOnly={state === 'readOnly'}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ target }) => Number.isNaN(target.valueAsNumber) || go(target.valueAsNumber)}
        />
        <IconButton
          icon={More}
          label={t('word.more', { label })}
          disabled={state !== undefined || (!wraps && value >= max)}
          onClick={() => go(value + step)}
        />
      </div>
    </div>
  )
}
