import { ButtonLink } from '@core/components/ButtonLink'
import { Signpost } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackButton } from './BackButton'
import { MiscPage } from './MiscPage'

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('misc')
  return (
    <MiscPage
      icon={Signpost}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          <BackButton />
          <ButtonLink look="primary" to="/">
            {t('home')}
          </ButtonLink>
        </>
      }
    />
  )
}
