import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useCandidatQuery } from '@src/redux/candidat/candidat'
import { useTranslation } from 'react-i18next'
import { SheetPending } from '../sheet/SheetStates'
import { useCandidatId } from '../useCandidatId'
import { useChoices } from '../useChoices'
import { CandidatForm } from './CandidatForm'
import '@src/parts/candidat/candidat.scss'

/** Edits a candidate. */
export function CandidatEditPage() {
  const { t } = useTranslation('candidat')
  const id = useCandidatId()
  const { currentData, error, isFetching, refetch } = useCandidatQuery(id)
  const choices = useChoices()
  if (!currentData || !choices.isReady) {
    const failed = error ?? (choices.isError ? {} : undefined)
    const retry = () => {
      void refetch()
      choices.retry()
    }
    return <SheetPending error={failed} retrying={isFetching} onRetry={retry} />
  }
  const name = fullName(currentData)
  return (
    <Page
      title={t('form.editTitle', { name })}
      back={<BackLink to={paths.candidat(id)}>{t('form.backToSheet')}</BackLink>}
    >
      <CandidatForm key={id} candidat={currentData} choices={choices} />
    </Page>
  )
}
