import type { BaseFailure } from '@contract/base'
import { Button } from '@core/components/Button'
import { BlankLayout } from '@core/layouts/BlankLayout'
import { reloadLatest } from '@core/offline/latest'
import { useOutage } from '@src/redux/base/outage'
import { fetchBaseInfo } from '@src/redux/base/requests'
import { MiscPage } from '@src/views/misc/MiscPage'
import { DatabaseZap, HardDrive, type LucideIcon, PanelsTopLeft, RefreshCw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const ICONS: Record<BaseFailure, LucideIcon> = {
  busy: PanelsTopLeft,
  full: HardDrive,
  newer: RefreshCw,
  unknown: DatabaseZap,
}

/** Replaces every page while the database cannot be opened: it is not replaced by a new one, and the user can retry. */
export function OutagePage() {
  const { t } = useTranslation(['base', 'common'])
  const failure = useOutage() ?? 'unknown'
  const [isTrying, setTrying] = useState(false)
  // Any request starts the backend; after a success this page disappears.
  const tryAgain = async () => {
    setTrying(true)
    await fetchBaseInfo()
    setTrying(false)
  }
  return (
    <BlankLayout appName={t('common:appName')}>
      <MiscPage
        icon={ICONS[failure]}
        title={t(`outage.${failure}.title`)}
        text={t(`outage.${failure}.text`)}
        actions={
          failure === 'newer' ? (
            <Button look="primary" icon={RotateCw} onClick={() => void reloadLatest()}>
              {t('common:update.apply')}
            </Button>
          ) : (
            <Button look="primary" icon={RotateCw} pending={isTrying} onClick={() => void tryAgain()}>
              {t('common:retry')}
            </Button>
          )
        }
      />
    </BlankLayout>
  )
}
