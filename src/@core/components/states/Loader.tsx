import { useTranslation } from 'react-i18next'
import { Spinner } from './Spinner'

/** Covers the page during work that must not be interrupted. */
export function Loader({ show }: { show: boolean }) {
  const { t } = useTranslation('common')
  if (!show) return null
  return (
    <div className="loader" role="status" aria-label={t('loading')}>
      <Spinner />
    </div>
  )
}
