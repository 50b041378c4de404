import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { demoPaths } from '@src/configs/demo/paths'
import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useUserOfAddress } from './useUserOfAddress'

/** Replaces a user who is unknown, failed or loading. */
export function UserMissing({ state }: { state: ReturnType<typeof useUserOfAddress> }) {
  const { t } = useTranslation('demoUser')
  if (state.isUnknown) {
    return (
      <div className="card">
        <EmptyState
          icon={UserX}
          title={t('unknown.text')}
          action={<ButtonLink to={demoPaths.demoUsers}>{t('unknown.back')}</ButtonLink>}
        />
      </div>
    )
  }
  if (state.isFailed) return <ErrorState onRetry={state.retry} retrying={state.isFetching} />
  return <CardSkeleton lines={8} />
}
