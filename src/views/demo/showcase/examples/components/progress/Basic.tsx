import { ProgressBar } from '@core/components/states/ProgressBar'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      <ProgressBar label={t('importing')} value={0.4} detail="2 000 / 5 000" />
      <ProgressBar label={t('sending')} />
    </div>
  )
}
