import type { TentativeSummary } from '@contract/cours/tentative'
import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

/** The result of an attempt: passed or failed for an exam, the right answers for a session. */
export function AttemptResult({ attempt }: { attempt: TentativeSummary }) {
  const { t } = useTranslation('cours')
  const { status, passed, correct, total, answered, mode, late } = attempt
  if (status !== 'COMPLETED') return <StatusDot tone="neutral" label={t(`status.${status}`)} />
  const score = t('results.score', { right: correct ?? 0, count: mode === 'EXAM' ? total : answered })
  if (passed === null) return <span>{score}</span>
  return (
    <span>
      <StatusDot tone={passed ? 'success' : 'danger'} label={t(passed ? 'results.passed' : 'results.failed')} />{' '}
      <span className="muted">{score}</span>{' '}
      {late > 0 ? <span className="muted">{t('results.late', { count: late })}</span> : null}
    </span>
  )
}
