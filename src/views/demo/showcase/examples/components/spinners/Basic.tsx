import { Spinner } from '@core/components/states/Spinner'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <Spinner /> {t('loading')}
    </div>
  )
}
