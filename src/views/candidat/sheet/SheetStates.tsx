import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useAbility } from '@src/redux/session/ability'
import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

/** Returns to the list with the filters that came with the link. */
export function BackToList() {
  const { t } = useTranslation('candidat')
  const state: unknown = useLocation().state
  const search =
    typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : ''
  return <BackLink to={`${paths.candidats}${search}`}>{t('title')}</BackLink>
}

interface SheetPendingProps {
  error: object | undefined
  retrying: boolean
  onRetry: () => void
}

/** Replaces a file that is loading, failed or does not exist. */
export function SheetPending({ error, retrying, onRetry }: SheetPendingProps) {
  const { t } = useTranslation('candidat')
  const ofSchool = useAbility().can('export', 'Candidat')
  if (!error) {
    return (
      <Page title={t('panel.title')} back={<BackToList />}>
        <CardSkeleton lines={8} />
      </Page>
    )
  }
  if (!isNotFound(error)) {
    return (
      <Page title={t('panel.title')} back={<BackToList />}>
        <ErrorState onRetry={onRetry} retrying={retrying} />
      </Page>
    )
  }
  return (
    <Page title={t('notFound.title')} back={<BackToList />}>
      <EmptyState
        icon={UserX}
        title={ofSchool ? t('notFound.text') : t('notFound.notOwn')}
        action={<ButtonLink to={paths.candidats}>{t('notFound.back')}</ButtonLink>}
      />
    </Page>
  )
}
