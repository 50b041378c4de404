import { ButtonBody, buttonClass } from '@core/components/Button'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Calls a person; nothing when there is no number. */
export function CallLink({ telephone }: { telephone: string | null }) {
  const { t } = useTranslation('candidat')
  if (!telephone) return null
  return (
    <a className={buttonClass('secondary', 'md')} href={`tel:${telephone}`}>
      <ButtonBody icon={Phone}>{t('actions.call')}</ButtonBody>
    </a>
  )
}
