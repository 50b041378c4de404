import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useRoom } from './useRoom'

/** Warns before this device has no room left for the database. */
export function RoomBanner() {
  const { t } = useTranslation('base')
  if (!useRoom()?.isScarce) return null
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink size="sm" to={paths.backend}>
          {t('banner.open')}
        </ButtonLink>
      }
    >
      {t('banner.room')}
    </Banner>
  )
}
