import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'

export function Sizes() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <Button size="sm">{t('small')}</Button>
      <Button>{t('medium')}</Button>
      <Button className="btn-lg">{t('large')}</Button>
    </div>
  )
}
