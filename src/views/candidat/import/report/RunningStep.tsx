import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { useFormat } from '@core/format/useFormat'
import { api } from '@src/redux/api'
import { useCancelImportMutation, useImportJobQuery } from '@src/redux/candidat/candidatImport'
import { stepTaken } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepProps } from '../steps'

const POLL_MS = 300

/** The running import: its progress, and a way to stop it. */
export function RunningStep({ draft }: StepProps) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  const format = useFormat()
  const idJob = draft.idJob ?? 0
  const { data: job, isError } = useImportJobQuery(idJob, { pollingInterval: POLL_MS })
  const [cancel] = useCancelImportMutation()
  const ended = job !== undefined && job.statut !== 'RUNNING'
  useWarnOnClose(!ended)
  useEffect(() => {
    if (!ended) return
    dispatch(api.util.invalidateTags(['Candidat', 'Historique']))
    dispatch(stepTaken('report'))
  }, [ended, dispatch])
  if (isError && !job) {
    const back = <Button onClick={() => dispatch(stepTaken('rows'))}>{t('report.back')}</Button>
    return (
      <Banner tone="danger" action={back}>
        {t('run.unknown')}
      </Banner>
    )
  }
  const { done = 0, total = 0 } = job ?? {}
  // All rows are read: the remaining transaction has no known duration.
  const isWriting = total > 0 && done >= total
  return (
    <section className="card card-body import-run">
      <ProgressBar
        label={t('run.label', { name: draft.file.name })}
        value={total > 0 && !isWriting ? done / total : undefined}
        detail={
          isWriting
            ? t('run.writing')
            : t('run.detail', { count: total, done: format.number(done), total: format.number(total) })
        }
        onStop={() => void cancel(idJob)}
      />
      <p className="import-note">{t('run.note')}</p>
    </section>
  )
}

/** The backend in the browser ends with its last tab: closing or reloading it would abort the import. */
function useWarnOnClose(running: boolean): void {
  useEffect(() => {
    if (!running) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [running])
}
