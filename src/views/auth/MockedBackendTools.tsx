import { Button } from '@core/components/Button'
import { ErrorBoundary } from '@core/components/states/ErrorBoundary'
import { paths } from '@src/configs/paths'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './auth.scss'

const SentMessages = lazy(() => import('./SentMessages').then((module) => ({ default: module.SentMessages })))

/** Tools for the backend in the browser: its settings, and the messages that it did not really send. */
export function MockedBackendTools() {
  const { t } = useTranslation('auth')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mocked-tools">
      <div className="mocked-tools-line">
        <Button size="sm" look="ghost" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('outbox.title')}
        </Button>
        <Link to={paths.backend}>{t('backendSettings')}</Link>
      </div>
      <div id={id}>
        {isOpen ? (
          <ErrorBoundary>
            <Suspense fallback={null}>
              <SentMessages />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
    </div>
  )
}
