import { Button } from '@core/components/Button'
import { MiscPage } from '@src/views/misc/MiscPage'
import { LockOpen, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Instead of every page where the browser withholds what the mocked backend needs. */
export function InsecurePage() {
  const { t } = useTranslation(['base', 'common'])
  return (
    <MiscPage
      icon={LockOpen}
      title={t('insecure.title')}
      text={t('insecure.text')}
      actions={
        <Button look="primary" icon={RotateCw} onClick={() => window.location.reload()}>
          {t('common:retry')}
        </Button>
      }
    />
  )
}
