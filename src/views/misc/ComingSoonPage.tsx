import { ButtonLink } from '@core/components/ButtonLink'
import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackButton } from './BackButton'
import { MiscPage } from './MiscPage'

/** A page of the menu that is not built yet, and says so. */
export function ComingSoonPage({ title }: { title: string }) {
  const { t } = useTranslation('misc')
  return (
    <MiscPage
      icon={Construction}
      title={title}
      text={t('comingSoon.text')}
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
