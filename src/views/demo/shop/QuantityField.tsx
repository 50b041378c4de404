import { IconButton } from '@core/components/IconButton'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './quantity.scss'

const LEAST = 1
const MOST = 10

interface QuantityFieldProps {
  label: string
  value: number
  onChange: (quantity: number) => void
}

/** How many, 1 to 10: by its buttons, by arrows, or typed. */
export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  const { t } = useTranslation('demoShop')
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const change = (text: string) => {
    setTyped(text)
    const next = Number(text)
    if (Number.isInteger(next) && next >= LEAST && next <= MOST && next !== value) onChange(next)
  }
  return (
    <fieldset className="quantity" aria-label={label}>
      <IconButton
        icon={Minus}
        label={t('quantity.less')}
        tooltip={false}
        disabled={value <= LEAST}
        onClick={() => onChange(value - 1)}
      />
      <input
        type="number"
        className="form-control"
        aria-label={label}
        min={LEAST}
        max={MOST}
        value={typed}
        onChange={({ target }) => change(target.value)}
        // What cannot be ordered gives way to what is.
        onBlur={() => setTyped(String(value))}
      />
      <IconButton
        icon={Plus}
        label={t('quantity.more')}
        tooltip={false}
        disabled={value >= MOST}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
