import { useUpdate } from '@core/offline/update'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { Banner } from './Banner'

/** Offers a newer version of the application; it never starts by itself. */
export function UpdateBanner() {
  const { t } = useTranslation('common')
  const update = useUpdate()
  if (!update) return null
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" onClick={update.apply}>
          {t('update.apply')}
        </Button>
      }
    >
      {t(`update.${update.kind}`)}
    </Banner>
  )
}
