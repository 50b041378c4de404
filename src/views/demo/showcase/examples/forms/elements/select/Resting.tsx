import { Select } from '@core/components/select/Select'
import { useTranslation } from 'react-i18next'

const OPTIONS = [{ value: 'Sfax', label: 'Sfax' }]

export function Resting() {
  const { t } = useTranslation('demoForms')
  return (
    <Select
      id="showcase-resting"
      aria-label={t('word.disabled')}
      value="Sfax"
      options={OPTIONS}
      onChange={() => undefined}
      disabled
    />
  )
}
