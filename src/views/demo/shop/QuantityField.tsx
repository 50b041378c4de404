import { IconButton } from '@core/components/IconButton'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './quantity.scss'

const LEAST = 1
const MOST = 10

interface QuantityFieldProps {
  label: string
  value: number
  onChange: (quantity: number) => void
}

/** A quantity from 1 to 10: by buttons, by arrows, or typed. */
export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  const { t } = useTranslation('demoShop')
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  const take = (next: number) => {
    setRefused(false)
    if (next !== value) onChange(next)
  }
  const change = (text: string) => {
    const next = Number(text)
    setTyped(text)
    if (Number.isInteger(next) && next >= LEAST && next <= MOST) take(next)
    else setRefused(text !== '')
  }
  return (
    <fieldset className="quantity" aria-label={label}>
      <IconButton
        icon={Minus}
        label={t('quantity.less')}
        tooltip={false}
        disabled={value <= LEAST}
        onClick={() => take(value - 1)}
      />
      <input
        type="number"
        className={isRefused ? 'form-control is-invalid' : 'form-control'}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        min={LEAST}
        max={MOST}
        value={typed}
        onChange={({ target }) => change(target.value)}
        // An invalid quantity is replaced by the valid one; the fault stays visible.
        onBlur={() => setTyped(String(value))}
      />
      <IconButton
        icon={Plus}
        label={t('quantity.more')}
        tooltip={false}
        disabled={value >= MOST}
        onClick={() => take(value + 1)}
      />
      {isRefused ? (
        <p id={id} className="field-fault quantity-fault" role="alert">
          {t('quantity.span', { least: LEAST, most: MOST })}
        </p>
      ) : null}
    </fieldset>
  )
}
