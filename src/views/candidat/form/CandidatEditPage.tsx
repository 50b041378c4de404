import type { CandidatDetail } from '@contract/candidat'
import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useCandidatQuery } from '@src/redux/candidat/api'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetPending } from '../sheet/SheetStates'
import { useCandidatId } from '../useCandidatId'
import { type Choices, useChoices } from '../useChoices'
import { CandidatForm } from './CandidatForm'
import '../candidat.scss'

/** The referent stays to be chosen when archived since. */
function useChoicesFor(candidat: CandidatDetail | undefined): Choices {
  const { t } = useTranslation('candidat')
  const choices = useChoices()
  return useMemo(() => {
    const { idMoniteur, moniteur } = candidat ?? {}
    const value = String(idMoniteur)
    const isKnown = !idMoniteur || choices.moniteurOptions.some((option) => option.value === value)
    if (isKnown) return choices
    const former = { value, label: t('form.archivedMoniteur', { name: moniteur }) }
    return { ...choices, moniteurOptions: [...choices.moniteurOptions, former] }
  }, [candidat, choices, t])
}

/** Changes a candidate. */
export function CandidatEditPage() {
  const { t } = useTranslation('candidat')
  const id = useCandidatId()
  const { currentData, error, isFetching, refetch } = useCandidatQuery(id)
  const choices = useChoicesFor(currentData)
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
