import type { Trainee } from '@contract/cours/overview'
import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadinessBar } from './ReadinessBar'

/** The columns of the candidates who train. */
export function useTraineeColumns(): Column<Trainee>[] {
  const { t } = useTranslation(['coursEcole', 'topic'])
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'candidat',
        header: t('fields.candidat'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: ({ candidat }) => (
          <span className="person">
            <Avatar name={candidat} />
            <b>{candidat}</b>
          </span>
        ),
      },
      {
        id: 'readiness',
        header: t('fields.readiness'),
        sortable: true,
        // Without an answer nothing can be calculated.
        cell: ({ readiness, isReady, seen }) =>
          readiness === null || seen === 0 ? <Blank /> : <ReadinessBar chance={readiness} isReady={isReady} />,
      },
      {
        id: 'weakest',
        header: t('fields.weakest'),
        cell: ({ weakest }) => (weakest ? <span className="weakest">{t(`topic:${weakest}`)}</span> : <Blank />),
      },
      {
        id: 'seen',
        header: t('fields.known'),
        align: 'end',
        cell: ({ known, questions }) => t('of', { count: known, total: questions }),
      },
      {
        id: 'answersWeek',
        header: t('fields.answersWeek'),
        sortable: true,
        align: 'end',
        cell: ({ answersWeek }) => format.number(answersWeek),
      },
      {
        id: 'lastExam',
        header: t('fields.lastExam'),
        cell: ({ lastExam }) =>
          lastExam ? (
            <StatusDot
              tone={lastExam.passed ? 'success' : 'danger'}
              label={t(lastExam.passed ? 'passed' : 'failed', { correct: lastExam.correct, total: lastExam.total })}
            />
          ) : (
            <Blank />
          ),
      },
      {
        id: 'lastAnswerAt',
        header: t('fields.lastAnswerAt'),
        sortable: true,
        cell: ({ lastAnswerAt, isOpen }) => {
          if (lastAnswerAt) return format.dayOf(lastAnswerAt)
          return <span className="muted">{t(isOpen ? 'never' : 'closed')}</span>
        },
      },
    ],
    [t, format],
  )
}
