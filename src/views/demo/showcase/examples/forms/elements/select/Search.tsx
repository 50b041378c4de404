import { Select } from '@core/components/select/Select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const CITIES = ['Tunis', 'Sfax', 'Sousse', 'Bizerte', 'Gabès', 'Kairouan', 'Nabeul']
const OPTIONS = CITIES.map((city) => ({ value: city, label: city }))

export function Search() {
  const { t } = useTranslation('demoForms')
  const [city, setCity] = useState<string | null>('Sfax')
  return <Select id="showcase-city" aria-label={t('word.city')} value={city} options={OPTIONS} onChange={setCity} />
}
