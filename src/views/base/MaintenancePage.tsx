import { Button } from '@core/components/Button'
import { MiscPage } from '@src/views/misc/MiscPage'
import { RotateCw, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Shown by a host during maintenance; `children` are shown below the next step. */
export function MaintenancePage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['base', 'common'])
  return (
    <MiscPage
      icon={Wrench}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      actions={
        <Button look="primary" icon={RotateCw} onClick={() => window.location.assign('/')}>
          {t('common:retry')}
        </Button>
      }
    >
      {children}
    </MiscPage>
  )
}
