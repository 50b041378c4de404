import { ButtonLink } from '@core/components/ButtonLink'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** A call button; renders nothing without a number. */
export function CallLink({ telephone }: { telephone: string | null }) {
  const { t } = useTranslation('candidat')
  if (!telephone) return null
  return (
    <ButtonLink icon={Phone} to={`tel:${telephone}`}>
      {t('actions.call')}
    </ButtonLink>
  )
}
