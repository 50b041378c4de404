import { SchoolPhone } from '@src/parts/autoecole/SchoolPhone'
import { useTranslation } from 'react-i18next'

/** Tells a candidate how to cancel or move what the school has planned: by a call. */
export function CallToCancel() {
  const { t } = useTranslation('evenement')
  return (
    <p>
      {t('details.callToCancel')} <SchoolPhone />
    </p>
  )
}
