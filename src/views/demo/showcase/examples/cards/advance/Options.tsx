import { useFormat } from '@core/format/useFormat'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PRICES = { wash: 25_000, film: 40_000, photo: 12_000 } as const

export function Options() {
  const { t } = useTranslation('demoCards')
  const format = useFormat()
  const [chosen, setChosen] = useState<readonly string[]>(['photo'])
  const sum = Object.entries(PRICES).reduce((total, [id, price]) => (chosen.includes(id) ? total + price : total), 0)
  return (
    <fieldset className="card card-body showcase-stack">
      <legend className="options-title">{t('options.title')}</legend>
      {Object.entries(PRICES).map(([id, price]) => (
        <label key={id} className="showcase-row">
          <input
            type="checkbox"
            className="form-check-input"
            checked={chosen.includes(id)}
            onChange={() => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
          />
          {t(`options.${id}`)} <span className="muted">{format.amount(price)}</span>
        </label>
      ))}
      <p role="status">
        <b>{t('options.sum', { sum: format.amount(sum) })}</b>
      </p>
    </fieldset>
  )
}
