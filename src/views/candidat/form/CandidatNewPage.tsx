import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { FullBanner } from '@src/views/package/FullBanner'
import { useTranslation } from 'react-i18next'
import { useChoices } from '../useChoices'
import { CandidatForm } from './CandidatForm'
import '@src/parts/candidat/candidat.scss'

/** Creates a candidate. */
export function CandidatNewPage() {
  const { t } = useTranslation('candidat')
  const choices = useChoices()
  return (
    <Page title={t('form.newTitle')} back={<BackLink to={paths.candidats}>{t('title')}</BackLink>}>
      <FullBanner of="candidats" />
      {choices.isReady ? <CandidatForm choices={choices} /> : null}
      {!choices.isReady && choices.isError ? <ErrorState onRetry={choices.retry} /> : null}
      {!choices.isReady && !choices.isError ? <FormSkeleton fields={8} /> : null}
    </Page>
  )
}
