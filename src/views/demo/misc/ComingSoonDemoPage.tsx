import { Page } from '@core/components/Page'
import { useTranslation } from 'react-i18next'
import { Countdown } from './Countdown'
import { NotifyForm } from './NotifyForm'
import './comingSoon.scss'

/** A sample of a page that announces an opening. */
export function ComingSoonDemoPage() {
  const { t } = useTranslation('demoMisc')
  return (
    <Page title={t('soon.title')} description={t('soon.text')}>
      <Countdown />
      <NotifyForm label={t('soon.notify')} />
      <p className="muted soon-note">{t('soon.note')}</p>
    </Page>
  )
}
