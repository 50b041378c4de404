import { Banner } from '@core/components/Banner'
import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <>
      <Banner>{t('short')}</Banner>
      <Banner tone="warning" action={<Button size="sm">{t('open')}</Button>}>
        {t('short')}
      </Banner>
      <Banner tone="danger">{t('short')}</Banner>
    </>
  )
}
