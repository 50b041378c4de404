import { Button } from '@core/components/Button'
import { noteFault } from '@core/errors/faults'
import { LazyFaultDetails } from '@core/errors/LazyFaultDetails'
import { House, RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { MiscPage } from './MiscPage'
import { OfflinePage } from './OfflinePage'

/** Leaves by a new page load, because the failed code may still be in memory. */
const goHome = () => window.location.assign('/')

/** The router's `errorElement` for a failed route, with a report to copy. Offline it shows the offline page. */
export function CrashPage() {
  const { t } = useTranslation('common')
  const error = useRouteError()
  // Noted before the report is drawn; the same error is noted only once.
  if (error !== undefined) noteFault('render', error)
  if (!navigator.onLine) return <OfflinePage />
  return (
    <>
      <MiscPage
        icon={TriangleAlert}
        title={t('crash.title')}
        text={t('crash.text')}
        actions={
          <>
            <Button icon={House} onClick={goHome}>
              {t('crash.home')}
            </Button>
            <Button look="primary" icon={RotateCw} onClick={() => window.location.reload()}>
              {t('crash.reload')}
            </Button>
          </>
        }
      />
      <LazyFaultDetails />
    </>
  )
}
