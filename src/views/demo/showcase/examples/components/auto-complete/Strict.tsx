import { Select } from '@core/components/select/Select'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const CITIES = ['Ariana', 'Bizerte', 'Gabès', 'Nabeul', 'Sfax', 'Sousse', 'Tunis']

export function Strict() {
  const { t } = useTranslation('demoSample')
  const [city, setCity] = useState<string | null>(null)
  const id = useId()
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t('city')}
      </label>
      <Select
        id={id}
        value={city}
        clearable
        options={CITIES.map((label) => ({ value: label, label }))}
        onChange={setCity}
      />
    </div>
  )
}
