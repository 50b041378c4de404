import { Button } from '@core/components/Button'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { MiscPage } from './MiscPage'
import { OfflinePage } from './OfflinePage'

/** The router's `errorElement` for a failed route. Offline it shows the offline page. */
export function CrashPage() {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (!navigator.onLine) return <OfflinePage />
  return (
    <MiscPage
      icon={TriangleAlert}
      title={t('crash.title')}
      text={t('crash.text')}
      actions={
        <>
          <Button onClick={() => window.location.assign('/')}>{t('crash.reload')}</Button>
          <Button look="primary" icon={RotateCw} onClick={() => navigate(pathname + search, { replace: true })}>
            {t('retry')}
          </Button>
        </>
      }
    />
  )
}
