import { IMPORT_OUTCOMES, type ImportJob } from '@contract/ecole/import/candidatImport'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { UndoImport } from '@src/parts/candidat/import/UndoImport'
import { UndoneImport } from '@src/parts/candidat/import/UndoneImport'
import { useImportJobQuery } from '@src/redux/candidat/candidatImport'
import { stepTaken } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { ArrowLeft, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StepProps } from '../steps'
import { AccessNote } from './AccessNote'
import { RefusedRows } from './RefusedRows'
import { ReportButtons } from './ReportButtons'
import './report.scss'

/** The last step: the result of every row. */
export function ReportStep({ draft }: StepProps) {
  const { data: job, isError } = useImportJobQuery(draft.idJob ?? 0)
  if (isError) return <Ended message="internal" />
  if (!job) return <CardSkeleton />
  if (job.statut === 'DONE') return <Done job={job} draft={draft} />
  return <Ended message={job.statut === 'CANCELLED' ? 'cancelled' : (job.message ?? 'internal')} />
}

/** The import was stopped or failed: nothing was written, and the rows are kept. */
function Ended({ message }: { message: string }) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  const back = (
    <Button icon={ArrowLeft} onClick={() => dispatch(stepTaken('rows'))}>
      {t('report.back')}
    </Button>
  )
  return (
    <Banner tone={message === 'cancelled' ? 'warning' : 'danger'} action={back}>
      {t([`ended.${message}`, 'ended.internal'])}
    </Banner>
  )
}

function Done({ job, draft }: { job: ImportJob } & StepProps) {
  const { t } = useTranslation('import')
  const format = useFormat()
  const refused = job.report.filter(({ outcome }) => outcome === 'refused')
  return (
    <>
      <section className="card card-body report-card">
        <h2>{t('report.title', { name: draft.file.name })}</h2>
        <dl className="report-figures">
          {IMPORT_OUTCOMES.map((outcome) => (
            <div key={outcome}>
              <dt>{t(`report.${outcome}`)}</dt>
              <dd>{format.number(job.counts[outcome] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        <AccessNote report={job.report} />
        <div className="import-buttons">
          <ButtonLink look="primary" icon={Users} to={`${paths.candidats}?sort=-createdAt`}>
            {t('report.seeList')}
          </ButtonLink>
          <ReportButtons job={job} draft={draft} />
          <UndoImport id={job.id} />
        </div>
      </section>
      <UndoneImport id={job.id} />
      {refused.length > 0 ? <RefusedRows rows={refused} /> : null}
    </>
  )
}
