import { Page } from '@core/components/Page'
import { useTranslation } from 'react-i18next'
import { AbonnementPart } from './AbonnementPart'
import './package.scss'

/** What the school pays to the platform. */
export function TarificationPage() {
  const { t } = useTranslation('package')
  return (
    <Page title={t('tarification.title')} description={t('tarification.text')}>
      <AbonnementPart />
    </Page>
  )
}
