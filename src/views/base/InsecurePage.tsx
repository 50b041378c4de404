import { MiscPage } from '@src/views/misc/MiscPage'
import { LockOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Replaces every page where the browser withholds an API that the mocked backend needs. */
export function InsecurePage() {
  const { t } = useTranslation('base')
  return <MiscPage icon={LockOpen} title={t('insecure.title')} text={t('insecure.text')} actions={null} />
}
