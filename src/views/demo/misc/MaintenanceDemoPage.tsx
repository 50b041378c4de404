import { MaintenancePage } from '@src/views/base/MaintenancePage'
import { useTranslation } from 'react-i18next'
import { NotifyForm } from './NotifyForm'
import './comingSoon.scss'

/** A sample of the page during maintenance, with a field for an address to notify afterwards. */
export function MaintenanceDemoPage() {
  const { t } = useTranslation('demoMisc')
  return (
    <MaintenancePage>
      <NotifyForm label={t('maintenance.notify')} />
      <p className="muted soon-note">{t('soon.note')}</p>
    </MaintenancePage>
  )
}
