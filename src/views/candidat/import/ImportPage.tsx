import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { PageSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { importLeft } from '@src/redux/candidat/slice'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { FullBanner } from '@src/views/package/FullBanner'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ColumnsStep } from './columns/ColumnsStep'
import { FileStep } from './file/FileStep'
import { ReportStep } from './report/ReportStep'
import { RunningStep } from './report/RunningStep'
import { ReviewStep } from './review/ReviewStep'
import { StepList } from './StepList'
import { type ImportState, useDraft } from './useDraft'
import './import.scss'

/** Import of a list of candidates: a file, its columns, its rows, then one transaction and its report. */
export function ImportPage() {
  const person = useAppSelector((state) => state.auth.userData?.connect.id ?? 0)
  const state = useDraft(person)
  const { t } = useTranslation('import')
  return (
    <Page
      title={t('title')}
      back={<BackLink to={paths.candidats}>{t('back')}</BackLink>}
      actions={<Restart draft={state.draft} />}
    >
      <FullBanner of="candidats" />
      <StepList step={state.draft?.step ?? 'file'} />
      {state.loaded ? <CurrentStep {...state} /> : <PageSkeleton />}
    </Page>
  )
}

function Restart({ draft }: Pick<ImportState, 'draft'>) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  if (!draft || draft.step === 'running') return null
  return (
    <Button icon={RotateCcw} onClick={() => dispatch(importLeft())}>
      {draft.step === 'report' ? t('another') : t('otherFile')}
    </Button>
  )
}

function CurrentStep({ draft, open }: ImportState) {
  if (!draft) return <FileStep open={open} />
  switch (draft.step) {
    case 'columns':
      return <ColumnsStep draft={draft} open={open} />
    case 'rows':
      return <ReviewStep draft={draft} />
    case 'running':
      return <RunningStep draft={draft} />
    case 'report':
      return <ReportStep draft={draft} />
  }
}
