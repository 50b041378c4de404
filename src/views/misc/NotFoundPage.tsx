import { Signpost } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DeadEnd } from './DeadEnd'

/** Shown for an unknown address. */
export function NotFoundPage() {
  const { t } = useTranslation('misc')
  return <DeadEnd icon={Signpost} title={t('notFound.title')} text={t('notFound.text')} />
}
