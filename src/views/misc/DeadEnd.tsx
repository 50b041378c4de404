import { ButtonLink } from '@core/components/ButtonLink'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackButton } from './BackButton'
import { MiscPage } from './MiscPage'

interface DeadEndProps {
  icon: LucideIcon
  title: string
  text: string
}

/** A page without content: it links back and home. */
export function DeadEnd(props: DeadEndProps) {
  const { t } = useTranslation('misc')
  return (
    <MiscPage
      {...props}
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
