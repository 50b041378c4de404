import { ButtonLink } from '@core/components/ButtonLink'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackButton } from './BackButton'
import { MiscPage } from './MiscPage'

/** A page that this account may not open. */
export function NotAuthorizedPage() {
  const { t } = useTranslation('misc')
  return (
    <MiscPage
      icon={LockKeyhole}
      title={t('notAuthorized.title')}
      text={t('notAuthorized.text')}
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
