import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { useOfferedExamsQuery } from '@src/redux/code-course/tentative'
import { ClipboardCheck, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStartExam } from '../useStart'

/** The mock exams, each with its rules in one line. */
export function ExamsTab() {
  const { t } = useTranslation('cours')
  const { data, isError, isFetching, refetch } = useOfferedExamsQuery()
  const { begin, isStarting } = useStartExam()
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton />
  if (data.data.length === 0) return <EmptyState icon={ClipboardCheck} title={t('exam.none')} />
  return (
    <ul className="exams">
      {data.data.map(({ id, title, total, durationMinutes, passMark }) => (
        <li key={id} className="card card-body exam-offer">
          <div>
            <h2>
              <Bilingual text={title} />
            </h2>
            <p>{t('exam.rules', { count: total, minutes: durationMinutes, right: passMark })}</p>
            <p className="muted">{t('exam.conditions')}</p>
          </div>
          <Button look="primary" icon={Play} pending={isStarting} onClick={() => void begin(id)}>
            {t('exam.start')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
