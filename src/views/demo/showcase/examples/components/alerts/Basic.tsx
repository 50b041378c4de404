import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <>
      <Banner>{t('short')}</Banner>
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={pressed(t('open'))}>
            {t('open')}
          </Button>
        }
      >
        {t('short')}
      </Banner>
      <Banner tone="danger">{t('short')}</Banner>
    </>
  )
}
