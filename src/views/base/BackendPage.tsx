import type { BaseInfo } from '@contract/base'
import { BackLink } from '@core/components/BackLink'
import { Banner } from '@core/components/messages/Banner'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { isMocked } from '@src/configs/network'
import { paths } from '@src/configs/paths'
import { hasStoredSession } from '@src/redux/session/stored'
import { useTranslation } from 'react-i18next'
import { BaseActions } from './BaseActions'
import { BaseFacts } from './BaseFacts'
import { SetAsideList } from './SetAsideList'
import { useBaseActions } from './useBaseActions'
import { useBaseInfo } from './useBaseInfo'
import './base.scss'

/** Settings of the backend that runs in the browser. */
export function BackendPage() {
  const { t } = useTranslation('base')
  const signedIn = hasStoredSession()
  return (
    <Page
      title={t('title')}
      description={t('text')}
      back={<BackLink to={signedIn ? paths.home : paths.login}>{signedIn ? t('backHome') : t('backToLogin')}</BackLink>}
    >
      {isMocked ? <BaseSettings /> : <Banner>{t('notMocked')}</Banner>}
    </Page>
  )
}

function BaseSettings() {
  const { t } = useTranslation('base')
  const { state, reload } = useBaseInfo()
  if (state === 'loading') return <FormSkeleton fields={3} />
  if (state === 'failed') return <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={reload} />
  return <Settings info={state} reload={reload} />
}

function Settings({ info, reload }: { info: BaseInfo; reload: () => Promise<void> }) {
  const { t } = useTranslation('base')
  const actions = useBaseActions(reload)
  return (
    <>
      {info.storage === 'memory' ? <Banner tone="warning">{t('memory')}</Banner> : null}
      <BaseFacts info={info} />
      <BaseActions actions={actions} />
      {info.setAside.length > 0 ? <SetAsideList info={info} actions={actions} /> : null}
    </>
  )
}
