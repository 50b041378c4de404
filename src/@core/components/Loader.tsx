import { useTranslation } from 'react-i18next'
import { Spinner } from './Spinner'

/** Covers the page while something is under way that nothing else may interrupt. */
export function Loader({ show }: { show: boolean }) {
  const { t } = useTranslation('common')
  if (!show) return null
  return (
    <div className="loader" role="status" aria-label={t('loading')}>
      <Spinner />
    </div>
  )
}
